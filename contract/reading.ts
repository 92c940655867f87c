/**
 * Readers accept any input from the wire, also from other back ends: what is missing or has a wrong type becomes blank.
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the text at a key, or `''`. */
export const textOf = (source: unknown, key: string): string => {
  const value = isRecord(source) && Object.hasOwn(source, key) ? source[key] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** Returns the number at a key, 0 if there is none. */
export const numberOf = (source: unknown, key: string): number => Number(textOf(source, key)) || 0;

/** Returns the records of a list; none if it is not a list. */
export const recordsOf = (source: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(source) ? source.filter(isRecord) : [];
