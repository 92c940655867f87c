import type { Random } from '../../directory/accessExplanation/takeover/random.ts';
import type { BookModel, SheetCell, SheetModel } from './sheetModel.ts';

/** Changes a workbook as office users do. Its records stay the same. */
export type Oddity = (book: BookModel, random: Random) => void;

const mainOf = ({ sheets }: BookModel): SheetModel => sheets.find(({ name }) => name === '出口报关单') ?? fail();
const goodsOf = ({ sheets }: BookModel): SheetModel => sheets.find(({ name }) => name === '商品') ?? fail();
const fail = (): never => {
  throw new Error('there is no such sheet');
};

const titleAt = ({ rows, head }: SheetModel, column: number): string => {
  const title = rows[head]?.[column];
  return typeof title === 'string' ? title.replaceAll(/[*★\s]|（.*?）|\(.*?\)/g, '') : '';
};

const columnOf = (sheet: SheetModel, ...titles: readonly string[]): number =>
  (sheet.rows[sheet.head] ?? []).findIndex((_, column) => titles.includes(titleAt(sheet, column)));

/** Indices of the visible record rows below the head. */
const dataRows = ({ rows, head, hiddenRows }: SheetModel): number[] =>
  rows.flatMap((_, row) => (row > head && !hiddenRows.includes(row) ? [row] : []));

function insertRows(sheet: SheetModel, at: number, rows: SheetCell[][]): void {
  sheet.rows.splice(at, 0, ...rows);
  const shift = (row: number): number => (row >= at ? row + rows.length : row);
  if (at <= sheet.head) sheet.head += rows.length;
  sheet.hiddenRows = sheet.hiddenRows.map(shift);
  sheet.merges = sheet.merges.map(({ s, e }) => ({ s: { ...s, r: shift(s.r) }, e: { ...e, r: shift(e.r) } }));
}

/** Changes the cells of one column in all record rows. */
function changeColumn(sheet: SheetModel, titles: readonly string[], change: (cell: SheetCell) => SheetCell): void {
  const column = columnOf(sheet, ...titles);
  if (column < 0) return;
  for (const row of dataRows(sheet)) {
    const cells = sheet.rows[row];
    const cell = cells?.[column];
    if (cells !== undefined && cell !== undefined && cell !== null) cells[column] = change(cell);
  }
}

const ofText =
  (change: (text: string) => SheetCell) =>
  (cell: SheetCell): SheetCell =>
    typeof cell === 'string' ? change(cell) : cell;
const ofNumber =
  (change: (number: number) => SheetCell) =>
  (cell: SheetCell): SheetCell =>
    typeof cell === 'object' && cell !== null ? change(cell.number) : cell;

const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);
const days =
  (change: (day: string) => SheetCell): Oddity =>
  (book) =>
    changeColumn(
      mainOf(book),
      ['出口日期'],
      ofText((text) => (isDay(text) ? change(text) : text)),
    );
const lastRow = (sheet: SheetModel): number => sheet.rows.length;
const grouped = (number: number): string => number.toLocaleString('en-US', { maximumFractionDigits: 5 });

const UNIT_NAMES: Readonly<Record<string, string>> = { '035': '千克', '001': '台', '007': '个', '011': '件' };
const CURRENCY_NAMES: Readonly<Record<string, string>> = { USD: '美元', CNY: '人民币', EUR: '欧元' };

export const ODDITIES: Readonly<Record<string, Oddity>> = {
  letterhead: (book, random) => {
    const lines = Array.from({ length: random.pick([1, 5, 20]) }, (_, line): SheetCell[] => [`信头第${line}行`]);
    insertRows(goodsOf(book), 0, lines);
  },
  'marked heads': (book) => {
    const { rows, head } = goodsOf(book);
    rows[head] = (rows[head] ?? []).map((title) => (typeof title === 'string' ? `*${title}\n（必填）` : title));
  },
  'heads in two rows': (book) => {
    const goods = goodsOf(book);
    const [quantity, unit] = [columnOf(goods, '成交数量'), columnOf(goods, '成交单位')];
    const upper = goods.rows[goods.head] ?? [];
    if (unit !== quantity + 1) return;
    const lower: SheetCell[] = upper.map(() => null);
    [upper[quantity], upper[unit], lower[quantity], lower[unit]] = ['成交', null, '数量', '单位'];
    insertRows(goods, goods.head + 1, [lower]);
    goods.merges.push({ s: { r: goods.head, c: quantity }, e: { r: goods.head, c: unit } });
    goods.head += 1;
    // From here on, columns below both head rows are found by their lower head.
    goods.rows[goods.head] = lower;
  },
  'columns in another order': (book) => {
    const goods = goodsOf(book);
    if (goods.merges.length > 0 || goods.hiddenColumns.length > 0) return;
    goods.rows = goods.rows.map((row, at) => (at < goods.head || row.length < 3 ? row : [...row].reverse()));
    const width = Math.max(...goods.rows.map(({ length }) => length));
    goods.rows = goods.rows.map((row, at) =>
      at >= goods.head && row.length < width && row.length > 2
        ? [...Array.from({ length: width - row.length }, () => null), ...row]
        : row,
    );
  },
  'a column of nobody': (book) => {
    const { rows, head } = goodsOf(book);
    const isRecord = (row: readonly SheetCell[]): boolean => row.filter((cell) => cell !== null).length > 3;
    rows.forEach((row, at) => {
      if (at === head) row.push('仓库内部备注');
      else if (at > head && isRecord(row)) row.push('无');
    });
  },
  'a hidden column of another price': (book) => {
    if (book.type !== 'xlsx') return;
    const goods = goodsOf(book);
    const column = Math.max(...goods.rows.map(({ length }) => length));
    goods.rows.forEach((row, at) => {
      if (at >= goods.head) row[column] = at === goods.head ? '单价' : { number: 77 };
    });
    goods.hiddenColumns.push(column);
  },
  'a hidden row': (book) => {
    if (book.type !== 'xlsx') return;
    const goods = goodsOf(book);
    const first = goods.rows[goods.head + 1] ?? [];
    insertRows(goods, goods.head + 1, [first.map((cell) => (typeof cell === 'string' ? cell : { number: 9 }))]);
    goods.hiddenRows.push(goods.head + 1);
  },
  'a total': (book) => {
    const goods = goodsOf(book);
    const total: SheetCell[] = (goods.rows[goods.head] ?? []).map(() => null);
    total[0] = '合计';
    total[Math.max(1, columnOf(goods, '总价'))] = { number: 999 };
    goods.rows.push(total);
  },
  signatures: (book) => {
    mainOf(book).rows.push(['制表人：张三', null, '审核：'], ['第 1 页 共 1 页']);
  },
  'heads once more': (book) => {
    const main = mainOf(book);
    insertRows(main, lastRow(main), [[...(main.rows[main.head] ?? [])]]);
  },
  'blank rows': (book) => {
    const goods = goodsOf(book);
    insertRows(goods, goods.head + 2, [[], []]);
  },
  'numbers of documents merged': (book) => {
    const goods = goodsOf(book);
    const join = columnOf(goods, '序号');
    const rows = dataRows(goods);
    for (let at = 0; at < rows.length;) {
      const [first = 0, value] = [rows[at], goods.rows[rows[at] ?? 0]?.[join]];
      let last = at;
      const isSame = (row: number | undefined): boolean =>
        row === (rows[last] ?? 0) + 1 && typeof value === 'string' && goods.rows[row]?.[join] === value;
      while (isSame(rows[last + 1])) last += 1;
      for (let covered = at + 1; covered <= last; covered += 1) (goods.rows[rows[covered] ?? 0] ?? [])[join] = null;
      if (last > at) goods.merges.push({ s: { r: first, c: join }, e: { r: rows[last] ?? 0, c: join } });
      at = last + 1;
    }
  },
  'days from 1904': (book) => {
    if (book.from1904) return;
    book.from1904 = true;
    changeColumn(mainOf(book), ['出口日期'], (cell) => {
      if (typeof cell === 'string') return isDay(cell) ? { number: serialOf(cell) - 1462, format: 'yyyy-mm-dd' } : cell;
      return cell === null ? null : { ...cell, number: cell.number - 1462 };
    });
  },
  'days as numbers': (book, random) =>
    days((day) => ({ number: serialOf(day) - (book.from1904 ? 1462 : 0), format: 'yyyy/m/d' }))(book, random),
  'days in Chinese': days((day) => `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`),
  'days with a zone': days((day) => new Date(Date.parse(`${day}T00:00:00+08:00`)).toISOString()),
  'codes with a format': (book) => {
    changeColumn(
      goodsOf(book),
      ['商品编号'],
      ofText((text) => (/^\d+$/.test(text) ? { number: Number(text), format: '#,##0' } : text)),
    );
    changeColumn(
      mainOf(book),
      ['合同号', '提单号'],
      ofText((text) => (/^\d+$/.test(text) ? { number: Number(text), format: '#,##0' } : text)),
    );
  },
  'units without their zero': (book) =>
    changeColumn(
      goodsOf(book),
      ['成交单位', '单位'],
      ofText((text) => (/^\d+$/.test(text) ? { number: Number(text) } : text)),
    ),
  'letters that nobody sees': (book) =>
    changeColumn(
      goodsOf(book),
      ['商品名称'],
      ofText((text) => `\u200e${text.slice(0, 2)}\u200b${text.slice(2)}\ufeff`),
    ),
  'accents as letters': (book) =>
    changeColumn(
      goodsOf(book),
      ['商品名称'],
      ofText((text) => text.normalize('NFD')),
    ),
  'apostrophes before codes': (book) =>
    changeColumn(
      goodsOf(book),
      ['商品编号'],
      ofText((text) => `'${text}`),
    ),
  'a hidden sheet first': (book) => {
    const first: SheetModel = { ...mainOf(book), name: '选项', rows: [['合同号'], ['不要']], isHidden: true };
    book.sheets.unshift({ ...first, head: 0, merges: [], hiddenRows: [], hiddenColumns: [] });
  },
  'names in place of codes': (book) => {
    changeColumn(
      goodsOf(book),
      ['成交单位', '单位'],
      ofText((text) => UNIT_NAMES[text] ?? text),
    );
    changeColumn(
      goodsOf(book),
      ['币制'],
      ofText((text) => CURRENCY_NAMES[text] ?? text),
    );
  },
  'numbers as texts': (book) =>
    changeColumn(
      goodsOf(book),
      ['总价', '单价'],
      ofNumber((number) => ` ￥${grouped(number)}\u00a0`),
    ),
  'English heads': (book) => {
    const goods = goodsOf(book);
    const names: Readonly<Record<string, string>> = { 商品名称: 'Description', 单价: 'Unit Price', 币制: 'Currency' };
    const heads = goods.rows[goods.head] ?? [];
    heads.forEach((title, column) => {
      const name = typeof title === 'string' ? names[title] : undefined;
      if (name !== undefined) heads[column] = name;
    });
  },
  'an old workbook': (book) => {
    // The writer of these workbooks does not store hidden rows and columns in old workbooks.
    if (book.sheets.every(({ hiddenRows, hiddenColumns }) => hiddenRows.length + hiddenColumns.length === 0))
      book.type = 'biff8';
  },
};
