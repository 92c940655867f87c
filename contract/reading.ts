/** Readers take what came over the wire as it is, from another back end too: what is missing or of another type is blank. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text at a key, or `''`. */
export const textOf = (source: unknown, key: string): string => {
  const value = isRecord(source) && Object.hasOwn(source, key) ? source[key] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
