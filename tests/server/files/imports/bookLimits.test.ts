import { CFB, type WorkSheet } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../../server/core/base/errors.ts';
import { readWorkbook } from '../../../../server/files/imports/bookProcesses.ts';
import type { BookSheet } from '../../../../server/files/imports/readBook.ts';
import { formatText } from '../../../../server/core/texts/serverText.ts';
import { testWorkers } from '../../testWorkers.ts';
import { bookOf } from '../../foreign/hostileBooks.ts';
import { workbook } from './sheets.ts';

const workers = testWorkers(768);
afterAll(() => workers.end());

type Less = NonNullable<Parameters<typeof readWorkbook>[2]['less']>;

const read = async (bytes: Uint8Array, less: Less = {}, by = workers): Promise<readonly BookSheet[]> =>
  (await readWorkbook(by, bytes, { owner: { id: 'clerk', tenantId: '1' }, less })).sheets;

const rows = (count: number, columns = 2): string[][] =>
  Array.from({ length: count }, (_, row) => Array.from({ length: columns }, (_, column) => `${row}.${column}`));

/** Returns the workbook with that many empty parts in addition to its own, about ten. */
function withParts(count: number): Buffer {
  const zip = CFB.read(workbook({ 客户: rows(2) }), { type: 'buffer' });
  for (let part = 0; part < count; part += 1) CFB.utils.cfb_add(zip, `/xl/media/${part}.bin`, Buffer.alloc(1000));
  return CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}

const small = workbook({ 客户: rows(5) });
/** Megabytes of heap: far more than a process needs to start, far less than the text of `large`. */
const SMALL_HEAP_MB = 96;
/** A few hundred kB that expand to one text of 104 MB, just within the file limit: too large for that heap. */
const large = bookOf({ strings: `<sst><si><t>${'x'.repeat(104_000_000)}</t></si></sst>` });
/** Processes take a while to start on a busy machine. */
const STARTING_MS = 120_000;

// The limit tests measure the reading, not the start of a process.
beforeAll(() => read(small), STARTING_MS);

test.each([
  {
    what: 'parts',
    bytes: withParts(30),
    less: { entries: 30 },
    says: '文件内部结构异常，请复制数据到新的工作簿后再导入',
  },
  {
    what: 'bytes once unpacked',
    bytes: withParts(30),
    less: { inflated: 20_000 },
    says: '文件解压后过大，请去掉图片或拆分后再导入',
  },
  {
    what: 'sheets',
    bytes: workbook({ a: rows(1), b: rows(1) }),
    less: { sheets: 1 },
    says: '工作表超过1个，请删除不需要的工作表后再导入',
  },
  { what: 'rows', bytes: small, less: { rows: 4 }, says: '数据超过4行，请分批导入' },
  { what: 'columns', bytes: small, less: { columns: 1 }, says: '数据超过1列，请删除不需要的列后再导入' },
  {
    what: 'time',
    bytes: workbook({ 客户: rows(2000, 10) }),
    less: { milliseconds: 1 },
    says: '读取文件超时，请拆分后再导入',
  },
])('a workbook that takes too many $what is refused in words', async ({ bytes, less, says }) => {
  const error = await read(bytes, less).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(formatText((error as ApiError).said, 'zh-CN')).toBe(`文件导入失败:${says}`);
});

test('ignores the declared sizes of a workbook and counts each part while unpacking', async () => {
  const bytes = withParts(30);
  // The size fields of the central directory, located by their signature.
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt32LE(1, at + 24);
  await expect(read(bytes)).rejects.toThrow();
});

test('a workbook within its limits is read, blank rows left out', async () => {
  const [sheet] = await read(workbook({ 客户: [['a'], [null], ['b']] }), { rows: 2, columns: 1, sheets: 1 });
  expect(sheet?.rows.map(({ row }) => row)).toEqual([1, 3]);
});

test.each(['xlsx', 'biff8'] as const)('a value far below blank rows of an %s file is read', async (type) => {
  const sheet: WorkSheet = { '!ref': 'A1:A45000', A1: { t: 's', v: 'a' }, A45000: { t: 's', v: 'b' } };
  const [read45000] = await read(workbook({ 客户: sheet }, type));
  expect(read45000?.rows.map(({ row, cells }) => [row, cells[0]?.text])).toEqual([
    [1, 'a'],
    [45_000, 'b'],
  ]);
});

test(
  'rejects a workbook that needs too much memory with a message, and reads the next',
  async () => {
    const few = testWorkers(SMALL_HEAP_MB);
    try {
      const error = await read(large, { milliseconds: STARTING_MS / 2 }, few).catch((reason: unknown) => reason);
      expect(formatText((error as ApiError).said, 'zh-CN')).toBe('文件导入失败:文件过大，请拆分后再导入');
      expect(await read(small, {}, few)).toHaveLength(1);
    } finally {
      await few.end();
    }
  },
  STARTING_MS,
);

test('the formats of an old workbook are not those of the next one', async () => {
  const own = workbook({ 客户: { '!ref': 'A1', A1: { t: 'n', v: 7, z: '"another\'s"0' } } }, 'biff8');
  const others = Buffer.from(own);
  // Its own format becomes an unknown record, which the cell still references.
  others.writeUInt16LE(0x0fff, others.indexOf(Buffer.from('"another\'s"0', 'utf16le')) - 9);
  const [first] = await read(own);
  const [second] = await read(others);
  expect(first?.rows[0]?.cells[0]?.text).toBe("another's7");
  expect(second?.rows[0]?.cells[0]?.text).toMatch(/^7/);
});
