import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { Message } from '../reference/referenceData.ts';

const SCHEMAS = join(import.meta.dirname, '../../schemas/dicts');

interface Item {
  readonly value: string;
  readonly text: string;
  readonly attributes?: { readonly nameEn?: string };
}

const itemOf = (dictCode: string, value: unknown): Item => {
  const { seed } = JSON.parse(readFileSync(join(SCHEMAS, `${dictCode}.json`), 'utf8')) as { seed: readonly Item[] };
  const item = seed.find((one) => one.value === value);
  if (item === undefined) throw new Error(`${dictCode} has no item ${String(value)}`);
  return item;
};

/** A customer's workbook: titles in a different order, names instead of codes, and two additional columns. */
const TITLES = [
  '序号',
  '商品编号',
  '最终目的国（地区）',
  '规格型号',
  '成交数量',
  '成交单位',
  '单价',
  '币制',
  '境内货源地',
  '法定第一数量',
  '法定第二数量',
  '备注',
];

const lineOf = (line: Message, index: number, isLast: boolean): unknown[] => {
  const country = itemOf('country', line['OriginCountry']);
  const currency = itemOf('currency', line['TradeCurr']);
  return [
    index + 1,
    Number(line['CodeTS']),
    isLast ? '火星' : (country.attributes?.nameEn ?? country.text),
    line['GModel'],
    Number(line['GQty']),
    itemOf('unit', line['GUnit']).text,
    Number(line['DeclPrice']),
    index % 2 === 0 ? currency.text : currency.attributes?.nameEn,
    itemOf('domestic_area', line['DistrictCode']).text,
    Number(line['FirstQty']),
    line['SecondQty'] === undefined || line['SecondQty'] === '' ? null : Number(line['SecondQty']),
    '样例',
  ];
};

const FORMATS: Readonly<Record<number, string>> = { 1: '0', 4: '#,##0.00', 6: '0.0000' };

/**
 * A workbook of goods lines, written to file bytes and read again as Excel would. The country of the last line is
 * invalid.
 */
export function goodsSheet(lines: readonly Message[]): WorkSheet {
  const rows = lines.map((line, index) => lineOf(line, index, index === lines.length - 1));
  const sheet = utils.aoa_to_sheet([TITLES, ...rows]);
  for (let row = 1; row <= rows.length; row += 1)
    for (const [column, format] of Object.entries(FORMATS)) {
      const cell = sheet[utils.encode_cell({ r: row, c: Number(column) })] as CellObject | undefined;
      if (cell !== undefined) cell.z = format;
    }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '商品');
  const stored = read(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, { cellNF: true, cellText: true });
  const [name = ''] = stored.SheetNames;
  const first = stored.Sheets[name];
  if (first === undefined) throw new Error('the workbook has no sheet');
  return first;
}

type CellMarkup = (cell: CellObject | undefined, text: string) => string;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const textOf = (cell: CellObject | undefined): string => cell?.w ?? String(cell?.v ?? '');

function markup(sheet: WorkSheet, cellOf: CellMarkup): string {
  const { s, e } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const numbers = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return numbers(s.r, e.r)
    .map((r) => {
      const cells = numbers(s.c, e.c).map((c) => {
        const cell = sheet[utils.encode_cell({ r, c })] as CellObject | undefined;
        return cellOf(cell, escaped(textOf(cell)));
      });
      return `<tr>${cells.join('')}</tr>`;
    })
    .join('\n');
}

const excelCell: CellMarkup = (cell, text) =>
  cell?.t === 'n' ? `<td class=xl66 align=right>${text}</td>` : `<td class=xl65>${text}</td>`;

const wpsCell: CellMarkup = (cell, text) =>
  cell?.t === 'n' ? `<td class=xl66 x:num="${String(cell.v)}">${text}</td>` : `<td class=xl65 x:str>${text}</td>`;

const sheetsCell: CellMarkup = (cell, text) => {
  if (cell === undefined) return '<td></td>';
  const value = cell.t === 'n' ? { 1: 3, 3: cell.v } : { 1: 2, 2: cell.v };
  return `<td data-sheets-value="${escaped(JSON.stringify(value))}">${text}</td>`;
};

const OFFICE =
  '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{mso-number-format:"\\@";}</style></head><body>';

/** The sheet in the form in which each program writes it to the clipboard. */
export const clipboardForms = (
  sheet: WorkSheet,
): readonly (readonly [program: string, forms: Record<string, string>])[] => {
  const text = utils.sheet_to_csv(sheet, { FS: '\t', RS: '\r\n' });
  const office = (cellOf: CellMarkup): string =>
    `${OFFICE}<table><!--StartFragment-->${markup(sheet, cellOf)}<!--EndFragment--></table></body></html>`;
  return [
    ['Excel', { 'text/html': office(excelCell), 'text/plain': text }],
    ['WPS', { 'text/html': office(wpsCell), 'text/plain': text }],
    [
      'Google Sheets',
      {
        'text/html': `<meta charset='utf-8'><google-sheets-html-origin><table><tbody>${markup(sheet, sheetsCell)}</tbody></table>`,
        'text/plain': text,
      },
    ],
    ['plain text', { 'text/plain': text }],
  ];
};
