import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A call as it is signed, on either side of the wire. */
export interface SignedCall {
  /** As it travels, encoded and without a query: `/sys/dict/getDictItems/sys_user,realname,id`. */
  readonly path: string;
  /** Decoded. A name that comes several times: its last value counts. */
  readonly query: Readonly<Record<string, unknown>>;
  /** What the JSON of the body says; anything but an object is not signed. */
  readonly body?: unknown;
}

type SignedValues = Readonly<Record<string, unknown>>;

/** Added by the client against caches, after the signature was made. */
const NOT_SIGNED = '_t';

const PATH_VARIABLE = 'x-path-variable';

const objectIn = (value: unknown): SignedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** What cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `{}` unless the last part of the path names several things, with commas between. */
function pathVariable(path: string): SignedValues {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.includes(',') ? { [PATH_VARIABLE]: decoded(last) } : {};
}

const lastOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

const asSigned = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** The text that is signed (contract 6.5): what the body says stands before the query, keys are in order of their code units. */
export function signedText({ path, query, body }: SignedCall): string {
  const queryValues = Object.entries(query).map(([key, value]) => [key, String(lastOf(value))] as const);
  const all = { ...pathVariable(path), ...Object.fromEntries(queryValues), ...objectIn(body) };
  const sorted = Object.entries(all)
    .filter(([key]) => key !== NOT_SIGNED)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => [key, asSigned(value)] as const);
  return JSON.stringify(Object.fromEntries(sorted));
}

/** `X-Sign`: 32 large hexadecimal digits. */
export const signatureOf = (call: SignedCall, secret: string): string =>
  bytesToHex(md5(utf8ToBytes(signedText(call) + secret))).toUpperCase();
