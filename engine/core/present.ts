type Absentable<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

type Present<T> = Omit<T, Absentable<T>> & { [K in Absentable<T>]?: Exclude<T[K], undefined> };

/**
 * Removes keys whose value is undefined, for objects in which the presence of a key matters: schemas and records on the
 * wire.
 */
export const present = <T extends object>(given: T): Present<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<T>;
