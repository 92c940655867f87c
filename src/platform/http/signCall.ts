import { signatureOf, signingTime } from '../../../engine/index.ts';

/** A call before it is sent. */
export interface UnsignedCall {
  /** Relative to the API base, with or without a query. */
  readonly url: string;
  /** Additional query parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Signing {
  readonly secret: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Returns the body as serialized: dates as strings, without undefined values. Files are not signed. */
const onTheWire = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return undefined;
  const read: unknown = JSON.parse(JSON.stringify(body));
  return read;
};

/** Returns the signature headers of a call (contract 6.5). */
export function signCall({ url, params, body }: UnsignedCall, { secret, now }: Signing): Record<string, string> {
  const [path = '', ...rest] = url.split('?');
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const query = { ...Object.fromEntries(new URLSearchParams(rest.join('?'))), ...Object.fromEntries(given) };
  return {
    'X-Sign': signatureOf({ path, query, body: onTheWire(body) }, secret),
    'X-TIMESTAMP': signingTime(now),
  };
}
