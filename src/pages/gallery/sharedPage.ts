/** A page shared in a URL. */
export interface SharedPage {
  /** Name of the original example: `input`. */
  readonly name: string;
  readonly text: string;
}

/** Longest hash, in characters, that mail and chat programs preserve. */
const MAX_LETTERS = 8000;

/** Longest page text; a longer unpacked text is rejected. */
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

/** Reads at most `most` bytes: a few bytes can unpack to gigabytes. */
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

/** Packs the text of a page and the name of its example into a URL hash. Undefined when it is too long. */
export async function packPage({ name, text }: SharedPage): Promise<string | undefined> {
  const packed = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await readUpTo(packed, MAX_LETTERS);
  const hash = bytes && `${MARK}${encodeURIComponent(name)}.${toBase64Url(bytes)}`;
  return hash !== undefined && hash.length <= MAX_LETTERS ? hash : undefined;
}

/**
 * Unpacks a page from a URL hash; undefined for none or an invalid one. The text is data: it is parsed and compiled
 * like any file.
 */
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
