/** The frame of every answer (contract 0.1). */
export interface Envelope {
  readonly success: boolean;
  readonly message: string;
  /** A number from our server; other back ends of this contract send text (D32). */
  readonly code: number | string;
  readonly result: unknown;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text at a key, or `''`. */
export const textOf = (source: unknown, key: string): string => {
  const value = isRecord(source) && Object.hasOwn(source, key) ? source[key] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

/** Null when the body is not an envelope: a proxy's error page, an empty answer. */
export function toEnvelope(body: unknown): Envelope | null {
  if (!isRecord(body) || typeof body['success'] !== 'boolean') return null;
  const code = body['code'];
  return {
    success: body['success'],
    message: textOf(body, 'message'),
    code: typeof code === 'number' || typeof code === 'string' ? code : 0,
    result: body['result'] ?? null,
  };
}
