/** A page that somebody sent as an address. */
export interface SharedPage {
  /** Of the example that it began as: `input`. */
  readonly name: string;
  readonly text: string;
}

/** Letters of an address that mail and chat programs carry unharmed. */
const MAX_LETTERS = 8000;

/** Characters of a page text; what unpacks to more is no page. */
const MAX_TEXT = 200_000;

const MARK = '#page=';

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const streamOf = (bytes: Uint8Array): ReadableStream<BufferSource> =>
  new Blob([new Uint8Array(bytes)]).stream() as ReadableStream<BufferSource>;

/** Reads no further than a page may be long: a few bytes can unpack to gigabytes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The hash of an address that brings a page to another: only its text and the name of its example. Undefined: it is too long for an address. */
export async function packPage({ name, text }: SharedPage): Promise<string | undefined> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await readUpTo(packed, MAX_LETTERS);
  const hash = bytes && `${MARK}${encodeURIComponent(name)}.${toBase64Url(bytes)}`;
  return hash !== undefined && hash.length <= MAX_LETTERS ? hash : undefined;
}

/** What an address brings; undefined: no page, or a broken one. The text is data: it is parsed and compiled as any file. */
export async function unpackPage(hash: string): Promise<SharedPage | undefined> {
  const match = /^#page=([\w%-]{1,60})\.([\w-]+)$/.exec(hash);
  if (match === null || hash.length > MAX_LETTERS) return undefined;
  const [, name = '', packed = ''] = match;
  try {
    const stream = streamOf(fromBase64Url(packed)).pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await readUpTo(stream, MAX_TEXT);
    return bytes && { name: decodeURIComponent(name), text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}
