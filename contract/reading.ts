/** Readers take what came over the wire as it is, from another back end too: what is missing or of another type is blank. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text at a key, or `''`. */
export const textOf = (source: unknown, key: string): string => {
  const value = isRecord(source) && Object.hasOwn(source, key) ? source[key] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** The number at a key, 0 where there is none. */
export const numberOf = (source: unknown, key: string): number => Number(textOf(source, key)) || 0;

/** The records of a list; none where it is no list. */
export const recordsOf = (source: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(source) ? source.filter(isRecord) : [];
