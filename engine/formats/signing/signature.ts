import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The signed parts of a call, for both sides of the wire. */
export interface SignedCall {
  /** As sent, encoded and without a query: `/sys/dict/getDictItems/sys_user,realname,id`. */
  readonly path: string;
  /** Decoded. Of a repeated name, the last value counts. */
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed JSON body; anything but an object is not signed. */
  readonly body?: unknown;
}

type SignedValues = Readonly<Record<string, unknown>>;

/** Parameter that the client adds against caching, after signing. */
const NOT_SIGNED = '_t';

const PATH_VARIABLE = 'x-path-variable';

const objectIn = (value: unknown): SignedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Decodes a text; returns it unchanged if that fails. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `{}` unless the last segment of the path has several comma-separated values. */
function pathVariable(path: string): SignedValues {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.includes(',') ? { [PATH_VARIABLE]: decoded(last) } : {};
}

const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const asSigned = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * The text that is signed (contract 6.5): values of the body take precedence over the query, keys are sorted by code
 * units.
 */
export function signedText({ path, query, body }: SignedCall): string {
  const queryValues = Object.entries(query).map(([key, value]) => [key, String(lastOf(value))] as const);
  const all = { ...pathVariable(path), ...Object.fromEntries(queryValues), ...objectIn(body) };
  const sorted = Object.entries(all)
    .filter(([key]) => key !== NOT_SIGNED)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => [key, asSigned(value)] as const);
  return JSON.stringify(Object.fromEntries(sorted));
}

/** `X-Sign`: 32 uppercase hexadecimal digits. */
export const signatureOf = (call: SignedCall, secret: string): string =>
  bytesToHex(md5(utf8ToBytes(signedText(call) + secret))).toUpperCase();
