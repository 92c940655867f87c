import { signatureOf, signingTime } from '../../../engine/index.ts';

/** A call before it leaves. */
export interface UnsignedCall {
  /** Below the API base, with a query or without. */
  readonly url: string;
  /** Further parts of the query. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Signing {
  readonly secret: string;
  /** Milliseconds. */
  readonly now: number;
}

/** What travels of a body: dates as text, nothing of what is undefined. Files are not signed. */
const onTheWire = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return undefined;
  const read: unknown = JSON.parse(JSON.stringify(body));
  return read;
};

/** Contract 6.5. */
export function signCall({ url, params, body }: UnsignedCall, { secret, now }: Signing): Record<string, string> {
  const [path = '', ...rest] = url.split('?');
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const query = { ...Object.fromEntries(new URLSearchParams(rest.join('?'))), ...Object.fromEntries(given) };
  return {
    'X-Sign': signatureOf({ path, query, body: onTheWire(body) }, secret),
    'X-TIMESTAMP': signingTime(now),
  };
}
