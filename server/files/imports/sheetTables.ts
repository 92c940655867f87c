import {
  findSheetHeads,
  leftOutReason,
  plainTitle,
  type CompiledColumn,
  type LeftOutReason,
} from '../../../engine/index.ts';
import type { ImportChoice, ImportHead } from '../../../contract/imports.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { sheetColumns, type ImportShape } from './importColumns.ts';
import { sheetReader } from '../exports/namedSheets.ts';
import type { BookCell, BookRow, BookSheet } from './readBook.ts';

/** Why a row is not written unless the user includes it. */
export type LeftReason = LeftOutReason | 'hidden';

export interface ReadTableRow extends BookRow {
  readonly left?: LeftReason;
}

/** A sheet of records or detail rows, as stored until it is written. */
export interface SheetTable {
  readonly file: string;
  readonly sheet: string;
  /** Key of the detail; blank: records. */
  readonly detail: string;
  readonly heads: readonly ImportHead[];
  /**
   * Row number of the header in the sheet, from 1; of two header rows the upper one. Absent: read by an earlier
   * release.
   */
  readonly headRow?: number;
  /** Rows down to and including the header. Absent: read by an earlier release. */
  readonly above?: readonly BookRow[];
  /** Rows below the header. */
  readonly rows: readonly ReadTableRow[];
  /** Indexes of hidden columns. Absent: read by an earlier release. */
  readonly hiddenColumns?: readonly number[];
  /** Number of individually hidden cells. Absent: none. */
  readonly hiddenCells?: number;
}

/** Columns that staff assigned to headers before: column key by header, for all tables. */
export type RememberedHeads = Readonly<Record<string, string>>;

export interface NamedSheet extends BookSheet {
  readonly file: string;
}

const BLANK: BookCell = { text: '' };

/** Columns that the product adds to an error workbook; they are ignored. */
const OWN_HEADS: ReadonlySet<string> = new Set(
  (['headRow', 'headReason'] as const).flatMap((key) =>
    (['zh-CN', 'en-US'] as const).map((language) => plainTitle(formatText(serverText(key), language))),
  ),
);

const leftOf = ({ cells, isHidden }: BookRow, heads: readonly string[]): LeftReason | undefined =>
  isHidden === true
    ? 'hidden'
    : leftOutReason(
        cells.map((cell) => cell ?? BLANK),
        heads,
      );

interface HeadNames {
  readonly columns: readonly CompiledColumn[];
  readonly remembered: RememberedHeads;
}

/** Reads a sheet as a table. `at`: index of the header row, if staff selected it. */
function tableOf(
  { file, name, rows, hiddenColumns, hiddenCells }: NamedSheet,
  { columns, remembered }: HeadNames,
  at?: number,
): Omit<SheetTable, 'detail'> | undefined {
  // Headers of hidden columns are ignored.
  const hidden = new Set(hiddenColumns);
  const cells = rows.map((row) => row.cells.map((cell, index) => (hidden.has(index) ? BLANK : (cell ?? BLANK))));
  const found = findSheetHeads(cells, columns, { remembered, ...(at !== undefined && { at }) });
  if (found === undefined) return undefined;
  const heads = found.heads.flatMap(({ text, column, suggested }, index): ImportHead[] =>
    text === '' || OWN_HEADS.has(plainTitle(text))
      ? []
      : [{ index, text: text.slice(0, 100), key: column?.key ?? '', suggested: suggested?.key ?? '' }],
  );
  const texts = found.heads.map(({ text }) => text);
  const start = found.row + found.rows;
  return {
    file,
    sheet: name,
    heads,
    headRow: rows[found.row]?.row ?? 1,
    above: rows.slice(0, start),
    rows: rows.slice(start).map((one): ReadTableRow => {
      const { row, cells: read, isHidden } = one;
      const left = leftOf(one, texts);
      return { row, cells: read, ...(isHidden === true && { isHidden }), ...(left !== undefined && { left }) };
    }),
    hiddenColumns,
    ...(hiddenCells !== undefined && { hiddenCells }),
  };
}

const isKnown = ({ heads }: Pick<SheetTable, 'heads'>): boolean => heads.some(({ key }) => key !== '');

/**
 * Assigns the sheets: those named after a detail contain its rows; of the others, the first in each file with a known
 * column, otherwise the first one, contains records. Throws if no sheet of records has headers, or none has rows.
 */
export function readTables(
  sheets: readonly NamedSheet[],
  shape: ImportShape,
  { remembered, isSingle }: { readonly remembered: RememberedHeads; readonly isSingle: boolean },
): { readonly tables: readonly SheetTable[]; readonly leftSheets: readonly string[] } {
  const holds = sheetReader(shape.page, isSingle ? [] : shape.details.map(({ detail }) => detail.key));
  const tables: SheetTable[] = [];
  const leftSheets: string[] = [];
  for (const file of new Set(sheets.map((sheet) => sheet.file))) {
    const own = sheets.filter((sheet) => sheet.file === file && sheet.rows.length > 0);
    const free = own.filter(({ name }) => holds(name) === undefined);
    const read = free.map((sheet) => ({ sheet, table: tableOf(sheet, { columns: sheetColumns(shape), remembered }) }));
    const main = read.find(({ table }) => table !== undefined && isKnown(table)) ?? read.find(({ table }) => table);
    if (main?.table !== undefined) tables.push({ ...main.table, detail: '' });
    for (const sheet of own) {
      const held = holds(sheet.name);
      if (held !== undefined && held !== 'own') {
        const table = tableOf(sheet, { columns: sheetColumns(shape, held.detail), remembered });
        if (table !== undefined) tables.push({ ...table, ...held });
      } else if (free.includes(sheet) && sheet !== main?.sheet) leftSheets.push(sheet.name);
    }
  }
  if (!tables.some(({ detail }) => detail === ''))
    throw businessFailure(serverText('importFailed', { detail: serverText('sheetNoHeads') }));
  if (!tables.some(({ detail, rows }) => detail === '' && rows.length > 0))
    throw businessFailure(serverText('importFailed', { detail: serverText('sheetNoRows') }));
  return { tables, leftSheets };
}

/** Applies the column choices of staff to the tables. A column assigned to one header is removed from the others. */
export function withChoices(
  tables: readonly SheetTable[],
  shape: ImportShape,
  choices: readonly ImportChoice[],
): readonly SheetTable[] {
  return tables.map((table, number) => {
    const known = new Set(sheetColumns(shape, table.detail).map(({ key }) => key));
    let { heads } = table;
    for (const choice of choices) {
      if (choice.table !== number || (choice.key !== '' && !known.has(choice.key))) continue;
      heads = heads.map((head) => {
        if (head.index === choice.index) return { ...head, key: choice.key };
        return choice.key !== '' && head.key === choice.key ? { ...head, key: '' } : head;
      });
    }
    return { ...table, heads };
  });
}

/** Reads one table again with the header row that staff selected; undefined if there is no such row. */
export function withHeadRow(
  tables: readonly SheetTable[],
  shape: ImportShape,
  { table: number, row }: { readonly table: number; readonly row: number },
): readonly SheetTable[] | undefined {
  const table = tables[number];
  const rows: readonly BookRow[] = [...(table?.above ?? []), ...(table?.rows ?? [])];
  const at = rows.findIndex((one) => one.row === row);
  if (table === undefined || at < 0) return undefined;
  const { detail, sheet: name, file, hiddenColumns = [], hiddenCells } = table;
  const names: HeadNames = { columns: sheetColumns(shape, detail), remembered: {} };
  const sheet: NamedSheet = { file, name, rows, hiddenColumns, ...(hiddenCells !== undefined && { hiddenCells }) };
  const read = tableOf(sheet, names, at);
  return read === undefined ? undefined : tables.map((one, index) => (index === number ? { ...read, detail } : one));
}
