type Absentable<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

type Present<T> = Omit<T, Absentable<T>> & { [K in Absentable<T>]?: Exclude<T[K], undefined> };

/** Without the keys that hold undefined, for what is told by which keys it has: schemas as they travel, records on the wire. */
export const present = <T extends object>(given: T): Present<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Present<T>;
