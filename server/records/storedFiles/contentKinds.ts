import { extensionOf } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Bytes } from '../../core/blobStore/fileStore.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { sniffType, type ForeignReader } from './readForeign.ts';

/** Number of bytes from which the type of a file is detected. */
export const HEAD_BYTES = 16 * 1024;

/** Media type for a file with this beginning; undefined: the content does not match the extension. */
type Judge = (head: Uint8Array, sniffed: string | undefined, extension: string) => string | undefined;

const ofExtension = (extension: string): string => mediaTypeOf(`x.${extension}`);

const one =
  (...types: readonly string[]): Judge =>
  (_head, sniffed, extension) =>
    sniffed !== undefined && types.includes(sniffed) ? ofExtension(extension) : undefined;

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/x-icon']);

/** Phones and chats use arbitrary extensions for pictures: a picture is sent with its detected type. */
const picture: Judge = (_head, sniffed) => (sniffed !== undefined && PICTURES.has(sniffed) ? sniffed : undefined);

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const LAST_CONTROL = 31;
/** Tab, line feed, vertical tab, form feed, carriage return, escape. */
const IN_TEXTS: ReadonlySet<number> = new Set([9, 10, 11, 12, 13, 27]);

const isText = (head: Uint8Array): boolean =>
  isUtf16(head) || head.every((byte) => byte > LAST_CONTROL || IN_TEXTS.has(byte));

/** Ignores the detected type: a list that begins with `BM` is not a picture. */
const text: Judge = (head, _sniffed, extension) => (isText(head) ? ofExtension(extension) : undefined);

const drawing: Judge = (head, _sniffed, extension) =>
  isText(head) && /<svg[\s>]/i.test(new TextDecoder().decode(head)) ? ofExtension(extension) : undefined;

const isZip = ([p, k, third, fourth]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6));

const OLE = 'application/x-cfb';

/** Zip-based formats; with a password, Office wraps them in its old format. */
const packed: Judge = (head, sniffed, extension) =>
  isZip(head) || (sniffed === OLE && extension.endsWith('x')) ? ofExtension(extension) : undefined;

/** The old Office format, or the new one with the old extension, which Office opens with a warning. */
const office: Judge = (head, sniffed, extension) =>
  sniffed === OLE || isZip(head) || (sniffed === 'application/rtf' && extension === 'doc')
    ? ofExtension(extension)
    : undefined;

const film: Judge = (_head, sniffed, extension) =>
  sniffed?.startsWith('video/') === true ? ofExtension(extension) : undefined;

const JUDGES: Readonly<Record<string, Judge>> = {
  jpg: picture,
  jpeg: picture,
  png: picture,
  gif: picture,
  bmp: picture,
  ico: picture,
  svg: drawing,
  txt: text,
  csv: text,
  pdf: one('application/pdf'),
  doc: office,
  xls: office,
  docx: packed,
  xlsx: packed,
  zip: packed,
  apk: packed,
  wgt: packed,
  rar: one('application/x-rar-compressed', 'application/vnd.rar'),
  '7z': one('application/x-7z-compressed'),
  tar: one('application/x-tar'),
  mp3: one('audio/mpeg'),
  wav: one('audio/wav'),
  mp4: film,
  mov: film,
  avi: film,
  wmv: (head, sniffed, extension) =>
    film(head, sniffed, extension) ?? one('application/vnd.ms-asf')(head, sniffed, extension),
};

/** Media type of a file by its beginning. Throws if it does not match the extension of the name. */
async function judgedType(head: Uint8Array, name: string, reader: ForeignReader): Promise<string> {
  const extension = extensionOf(name);
  const judge = Object.hasOwn(JUDGES, extension) ? JUDGES[extension] : undefined;
  if (judge === undefined) throw businessFailure(serverText('fileTypeRefused', { extension }));
  if (head.byteLength === 0) throw businessFailure(serverText('fileEmpty'));
  const type = judge(head, await sniffType(reader, head), extension);
  if (type === undefined) throw businessFailure(serverText('fileNotWhatItSays', { extension }));
  return type;
}

export interface CheckedBytes {
  readonly bytes: Bytes;
  /** Known after the bytes were read. */
  readonly type: () => string;
}

/** Passes the bytes of a file on after checking its beginning; throws like `judgedType` before the first byte. */
export function checkedBytes(source: Bytes, name: string, reader: ForeignReader): CheckedBytes {
  let type = '';
  async function* through(): AsyncGenerator<Uint8Array> {
    let held: Uint8Array[] = [];
    let length = 0;
    const judge = async (): Promise<void> => {
      type = await judgedType(Buffer.concat(held).subarray(0, HEAD_BYTES), name, reader);
    };
    for await (const chunk of source) {
      if (type !== '') {
        yield chunk;
        continue;
      }
      held.push(chunk);
      length += chunk.byteLength;
      if (length < HEAD_BYTES) continue;
      await judge();
      yield* held;
      held = [];
    }
    if (type === '') await judge();
    yield* held;
  }
  return { bytes: through(), type: () => type };
}
