import { utils, write, type BookType, type CellObject, type Range, type WorkSheet } from '@e965/xlsx';
import type { ExpectedRecord } from './expectedRecords.ts';

/** A cell to be written: a text, or a number with its format. */
export type SheetCell = string | { readonly number: number; readonly format?: string } | null;

export interface SheetModel {
  name: string;
  rows: SheetCell[][];
  /** Index of the head row. */
  head: number;
  merges: Range[];
  hiddenRows: number[];
  hiddenColumns: number[];
  isHidden: boolean;
}

/** A workbook to which oddities are applied. */
export interface BookModel {
  sheets: SheetModel[];
  from1904: boolean;
  type: BookType;
}

const GOODS = ['codeTs', 'gName', 'gModel', 'gQty', 'gUnit', 'declPrice', 'declTotal', 'tradeCurr'] as const;
const TITLES: Readonly<Record<string, string>> = {
  '#join': '序号',
  contrNo: '合同号',
  billNo: '提单号',
  ieDate: '出口日期',
  codeTs: '商品编号',
  gName: '商品名称',
  gModel: '规格型号',
  gQty: '成交数量',
  gUnit: '成交单位',
  declPrice: '单价',
  declTotal: '总价',
  tradeCurr: '币制',
};

const MAIN = ['#join', 'contrNo', 'billNo', 'ieDate'] as const;

const sheet = (name: string, rows: SheetCell[][]): SheetModel => ({
  name,
  rows,
  head: 0,
  merges: [],
  hiddenRows: [],
  hiddenColumns: [],
  isHidden: false,
});

const titleOf = (key: string): string => TITLES[key] ?? key;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns the records as a clean workbook. */
export function cleanBook(records: readonly ExpectedRecord[]): BookModel {
  const main = records.map((record, index): SheetCell[] => [
    String(index + 1),
    record.contrNo,
    record.billNo,
    record.ieDate,
  ]);
  const goods = records.flatMap(({ goods: lines }, index) =>
    lines.map((line): SheetCell[] => [
      String(index + 1),
      ...GOODS.map((key) =>
        /^(gQty|declPrice|declTotal)$/.test(key) ? { number: Number(line[key]) } : orNull(line[key]),
      ),
    ]),
  );
  return {
    sheets: [
      sheet('出口报关单', [MAIN.map(titleOf), ...main]),
      sheet('商品', [['#join', ...GOODS].map(titleOf), ...goods]),
    ],
    from1904: false,
    type: 'xlsx',
  };
}

function cellOf(cell: SheetCell): CellObject | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'string') return { t: 's', v: cell };
  return { t: 'n', v: cell.number, ...(cell.format !== undefined && { z: cell.format }) };
}

function toWorkSheet({ rows, merges, hiddenRows, hiddenColumns }: SheetModel): WorkSheet {
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const made: WorkSheet = { '!ref': utils.encode_range({ r: 0, c: 0 }, { r: rows.length - 1, c: columns - 1 }) };
  rows.forEach((cells, r) =>
    cells.forEach((cell, c) => {
      const written = cellOf(cell);
      if (written !== undefined) made[utils.encode_cell({ r, c })] = written;
    }),
  );
  if (merges.length > 0) made['!merges'] = merges;
  if (hiddenRows.length > 0) made['!rows'] = rows.map((_, row) => (hiddenRows.includes(row) ? { hidden: true } : {}));
  if (hiddenColumns.length > 0)
    made['!cols'] = Array.from({ length: columns }, (_, column) =>
      hiddenColumns.includes(column) ? { hidden: true } : {},
    );
  return made;
}

export function writeBook({ sheets, from1904, type }: BookModel): Buffer {
  const book = utils.book_new();
  for (const one of sheets) utils.book_append_sheet(book, toWorkSheet(one), one.name);
  book.Workbook = {
    WBProps: { date1904: from1904 },
    Sheets: sheets.map(({ name, isHidden }) => ({ name, Hidden: isHidden ? 1 : 0 })),
  };
  return write(book, { type: 'buffer', bookType: type, compression: true }) as Buffer;
}
