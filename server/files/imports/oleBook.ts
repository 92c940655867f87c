import { CFB } from '@e965/xlsx';
import { type BookCounts, BookRefused, type Counted } from './readBook.ts';

/** Not typed by the package. */
interface OleContainer {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly content?: ArrayLike<number> }[];
}

const RECORD_HEAD = 4;
/** BIFF: an external workbook that a formula refers to. */
const SUPBOOK = 0x01ae;
/** Values of the name length field for references to the workbook itself and to add-ins. */
const OWN_BOOKS: ReadonlySet<number> = new Set([0x0401, 0x3a01]);
const [BOUNDSHEET, SST, MERGECELLS, HLINK, MULRK, MULBLANK] = [0x0085, 0x00fc, 0x00e5, 0x01b8, 0x00bd, 0x00be];

/** Record types that stand for one item: cells with one value; fonts, formats and cell styles. */
const SINGLE: ReadonlyMap<number, Counted> = new Map([
  ...[0x0006, 0x00d6, 0x00fd, 0x0201, 0x0203, 0x0204, 0x0205, 0x027e].map((type) => [type, 'cells'] as const),
  ...[0x0031, 0x00e0, 0x041e].map((type) => [type, 'styles'] as const),
  [BOUNDSHEET, 'sheets'],
]);

/** A BIFF record: type, offset and length of its data. */
interface BiffRecord {
  readonly type: number;
  readonly at: number;
  readonly length: number;
}

/** Kind and number of the items that a reader would create for a record. */
function countedIn(view: DataView, { type, at, length }: BiffRecord): readonly [Counted, number] | undefined {
  const single = SINGLE.get(type);
  if (single !== undefined) return [single, 1];
  const short = (offset: number): number => (offset + 2 <= length ? view.getUint16(at + offset, true) : 0);
  if (type === MULRK) return ['cells', Math.ceil(length / 6)];
  if (type === MULBLANK) return ['cells', Math.ceil(length / 2)];
  if (type === MERGECELLS) return ['merges', short(0)];
  if (type === SST && length >= 8) return ['strings', view.getUint32(at + 4, true)];
  if (type === HLINK) return ['cells', Math.max(1, short(2) - short(0) + 1) * Math.max(1, short(6) - short(4) + 1)];
  return undefined;
}

/** Scans the records of a workbook once and counts them, without creating objects. */
function checkRecords(content: Uint8Array, counts: BookCounts): void {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = 0;
  while (at + RECORD_HEAD <= view.byteLength) {
    const type = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    at += RECORD_HEAD;
    if (at + length > view.byteLength) return;
    if (type === SUPBOOK && length >= 4 && !OWN_BOOKS.has(view.getUint16(at + 2, true)))
      throw new BookRefused('externalLinks');
    const counted = countedIn(view, { type, at, length });
    if (counted !== undefined) counts.add(...counted);
    at += length;
  }
}

/** Rejects everything except an old workbook that contains only data, before the library reads it. */
export function checkOle(bytes: Buffer, counts: BookCounts): void {
  const container: OleContainer = CFB.read(bytes, { type: 'buffer' });
  if (container.FullPaths.length > counts.limits.entries) throw new BookRefused('tooManyEntries');
  const names = container.FullPaths.map((path) => path.replace(/\/$/, '').split('/').at(-1) ?? '');
  if (names.includes('EncryptedPackage')) throw new BookRefused('encrypted');
  if (names.some((name) => /^_VBA_PROJECT/i.test(name))) throw new BookRefused('macros');
  const index = names.findIndex((name) => name === 'Workbook' || name === 'Book');
  const content = container.FileIndex[index]?.content;
  if (content === undefined) throw new BookRefused('noWorkbook');
  checkRecords(Uint8Array.from(content), counts);
}
