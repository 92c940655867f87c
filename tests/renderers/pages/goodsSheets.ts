/** A cell: a text, or a number with its formatted text. */
type GoodsCell = string | null | { readonly number: number; readonly shown: string; readonly format: string };

/** A sheet of goods as users have it, and its expected lines, whether pasted or imported. */
export interface GoodsSheet {
  readonly name: string;
  readonly rows: readonly (readonly GoodsCell[])[];
  /** Top, left, bottom, right; from 0. */
  readonly merges?: readonly (readonly [number, number, number, number])[];
  readonly hiddenRows?: readonly number[];
  readonly lines: readonly Readonly<Record<string, string | null>>[];
}

const HEADS = '序号,商品编号,商品名称,规格型号,成交数量,成交单位,单价,总价,币制,产品有效期'.split(',');
const CODE = '8712003000';

const number = (value: number, shown = String(value), format = 'General'): GoodsCell => ({
  number: value,
  shown,
  format,
});

const CLEAN = [
  '1',
  CODE,
  '自行车',
  'X-15/5',
  number(12.5),
  '035',
  number(10),
  number(125),
  'USD',
  '2027-01-01',
] as const;
const BLANKS = HEADS.map(() => null);

/** The line of `CLEAN` with some values replaced. */
const line = (other: Readonly<Record<string, string | null>> = {}) => ({
  codeTs: CODE,
  gName: '自行车',
  gModel: 'X-15/5',
  gQty: '12.5',
  gUnit: '035',
  declPrice: '10',
  declTotal: '125',
  tradeCurr: 'USD',
  prodValidDt: '2027-01-01',
  ...other,
});

/** `CLEAN` with some cells replaced, by column. */
const row = (other: Readonly<Record<string, GoodsCell>>): readonly GoodsCell[] =>
  HEADS.map((head, index) => (head in other ? (other[head] ?? null) : (CLEAN[index] ?? null)));

export const GOODS_SHEETS: readonly GoodsSheet[] = [
  { name: 'a clean sheet', rows: [HEADS, CLEAN, row({ 商品名称: '童车' })], lines: [line(), line({ gName: '童车' })] },
  {
    name: 'merged cells',
    rows: [
      HEADS,
      CLEAN,
      row({ 序号: null, 商品名称: null, 规格型号: 'X-16', 币制: null }),
      row({ 序号: null, 商品名称: '童车', 规格型号: null, 币制: null }),
    ],
    merges: [
      [1, 0, 3, 0],
      [1, 2, 2, 2],
      [3, 2, 3, 3],
      [1, 8, 3, 8],
    ],
    lines: [line(), line({ gModel: 'X-16' }), line({ gName: '童车', gModel: null })],
  },
  {
    name: 'a hidden row',
    rows: [HEADS, CLEAN, row({ 商品名称: '旧车' }), row({ 商品名称: '童车' })],
    hiddenRows: [2],
    lines: [line(), line({ gName: '童车' })],
  },
  {
    name: 'totals, signatures and heads once more',
    rows: [
      HEADS,
      CLEAN,
      ['合 计', ...BLANKS.slice(1, 7), number(125), null, null],
      HEADS,
      row({ 商品名称: '童车' }),
      ['制表人：张三', null, '审核：', ...BLANKS.slice(3)],
    ],
    lines: [line(), line({ gName: '童车' })],
  },
  {
    name: 'odd numbers and days',
    rows: [
      HEADS,
      row({
        商品编号: number(8_712_003_000, '8,712,003,000', '#,##0'),
        成交数量: '1,234.5',
        单价: number(1999.9, '￥2,000', '"￥"#,##0'),
        总价: ' ￥33.75\u00a0',
        产品有效期: number(46_388, '1-Jan-27', 'd-mmm-yy'),
      }),
      row({ 成交数量: number(0.125, '13%', '0%'), 总价: 'USD 90', 产品有效期: '2027年1月1日' }),
    ],
    lines: [
      line({ gQty: '1234.5', declPrice: '1999.9', declTotal: '33.75' }),
      line({ gQty: '0.125', declTotal: '90' }),
    ],
  },
  {
    name: 'full width and unseen letters',
    rows: [
      HEADS,
      row({ 商品编号: '８７１２００３０００', 商品名称: '自行\u200b车', 成交数量: '１２．５', 成交单位: '０３５' }),
    ],
    lines: [line()],
  },
  {
    name: 'units and currencies in words',
    rows: [
      HEADS,
      row({ 成交单位: '公斤', 币制: '美元' }),
      row({ 成交单位: 'PCS', 币制: 'RMB' }),
      row({ 成交单位: '台', 币制: '欧元' }),
    ],
    lines: [line(), line({ gUnit: '007', tradeCurr: 'CNY' }), line({ gUnit: '001', tradeCurr: 'EUR' })],
  },
  {
    name: 'heads in three rows',
    rows: [
      ['序号', '商品编号', '商品名称', '规格型号', '申报', null, null, null, null, '产品有效期'],
      [null, null, null, null, '成交', null, '价格', null, null, null],
      [null, null, null, null, '数量', '单位', '单价', '总价', '币制', null],
      CLEAN,
    ],
    merges: [
      ...[0, 1, 2, 3, 9].map((column) => [0, column, 2, column] as const),
      [0, 4, 0, 8],
      [1, 4, 1, 5],
      [1, 6, 1, 8],
    ],
    lines: [line()],
  },
];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The cells of a sheet as Excel and WPS write them to the clipboard. */
export function copiedGoods({ rows, merges = [], hiddenRows = [] }: GoodsSheet): string {
  const cellAt = (top: number, left: number, cell: GoodsCell): string => {
    const merged = merges.find(([t, l, bottom, right]) => top >= t && top <= bottom && left >= l && left <= right);
    if (merged !== undefined && (merged[0] !== top || merged[1] !== left)) return '';
    const spans = merged === undefined ? '' : ` rowspan=${merged[2] - top + 1} colspan=${merged[3] - left + 1}`;
    if (typeof cell === 'object' && cell !== null)
      return `<td${spans} x:num="${cell.number}">${escaped(cell.shown)}</td>`;
    return `<td${spans} x:str>${escaped(cell ?? '')}</td>`;
  };
  const lines = rows.map((cells, top) => {
    const hidden = hiddenRows.includes(top) ? " style='display:none'" : '';
    return `<tr${hidden}>${cells.map((cell, left) => cellAt(top, left, cell)).join('')}</tr>`;
  });
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table>${lines.join('')}</table></body></html>`;
}
