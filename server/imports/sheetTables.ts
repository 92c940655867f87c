import { findSheetHeads, plainTitle, type CompiledColumn } from '../../engine/index.ts';
import type { ImportChoice, ImportHead } from '../../contract/imports.ts';
import { businessFailure } from '../base/errors.ts';
import { inLanguage, say } from '../messages/say.ts';
import { sheetColumns, type ImportShape } from './importColumns.ts';
import type { BookCell, BookRow, BookSheet } from './readBook.ts';

/** A sheet that is somebody's, as it is kept until it is written. */
export interface SheetTable {
  readonly file: string;
  readonly sheet: string;
  /** Key of the detail; blank: records. */
  readonly detail: string;
  readonly heads: readonly ImportHead[];
  /** Below the heads. */
  readonly rows: readonly BookRow[];
}

/** What staff chose for heads before: keys of columns by heads, in each table alike. */
export type RememberedHeads = Readonly<Record<string, string>>;

interface NamedSheet extends BookSheet {
  readonly file: string;
}

const BLANK: BookCell = { text: '' };

/** Our own columns of an error workbook say nothing of a record. */
const OWN_HEADS: ReadonlySet<string> = new Set(
  (['headRow', 'headReason'] as const).flatMap((key) =>
    (['zh-CN', 'en-US'] as const).map((language) => plainTitle(inLanguage(say(key), language))),
  ),
);
const OWN_SHEETS: ReadonlySet<string> = new Set(
  (['sheetGuide', 'sheetErrors'] as const).flatMap((key) =>
    (['zh-CN', 'en-US'] as const).map((language) => plainTitle(inLanguage(say(key), language))),
  ),
);

function tableOf(
  { file, name, rows }: NamedSheet,
  { columns, remembered }: { readonly columns: readonly CompiledColumn[]; readonly remembered: RememberedHeads },
): Omit<SheetTable, 'detail'> | undefined {
  const cells = rows.map((row) => row.cells.map((cell) => cell ?? BLANK));
  const found = findSheetHeads(cells, columns, remembered);
  if (found === undefined) return undefined;
  const heads = found.heads.flatMap(({ text, column, suggested }, index): ImportHead[] =>
    text === '' || OWN_HEADS.has(plainTitle(text))
      ? []
      : [{ index, text: text.slice(0, 100), key: column?.key ?? '', suggested: suggested?.key ?? '' }],
  );
  return { file, sheet: name, heads, rows: rows.slice(found.row + 1) };
}

const isKnown = ({ heads }: Pick<SheetTable, 'heads'>): boolean => heads.some(({ key }) => key !== '');

/**
 * Which sheet is what: those named as a detail are its rows, of the others the first of each file that knows a column, or
 * the first at all, is records. Throws where no sheet has heads, or none has rows.
 */
export function readTables(
  sheets: readonly NamedSheet[],
  shape: ImportShape,
  { remembered, isSingle }: { readonly remembered: RememberedHeads; readonly isSingle: boolean },
): { readonly tables: readonly SheetTable[]; readonly leftSheets: readonly string[] } {
  const detailNames = new Map(
    isSingle ? [] : shape.details.map(({ detail }) => [plainTitle(detail.title), detail.key] as const),
  );
  const tables: SheetTable[] = [];
  const leftSheets: string[] = [];
  for (const file of new Set(sheets.map((sheet) => sheet.file))) {
    const own = sheets.filter((sheet) => sheet.file === file && sheet.rows.length > 0);
    const free = own.filter(({ name }) => !detailNames.has(plainTitle(name)) && !OWN_SHEETS.has(plainTitle(name)));
    const read = free.map((sheet) => ({ sheet, table: tableOf(sheet, { columns: sheetColumns(shape), remembered }) }));
    const main = read.find(({ table }) => table !== undefined && isKnown(table)) ?? read.find(({ table }) => table);
    if (main?.table !== undefined) tables.push({ ...main.table, detail: '' });
    for (const sheet of own) {
      const detail = detailNames.get(plainTitle(sheet.name));
      if (detail !== undefined) {
        const table = tableOf(sheet, { columns: sheetColumns(shape, detail), remembered });
        if (table !== undefined) tables.push({ ...table, detail });
      } else if (free.includes(sheet) && sheet !== main?.sheet) leftSheets.push(sheet.name);
    }
  }
  if (!tables.some(({ detail }) => detail === ''))
    throw businessFailure(say('importFailed', { detail: say('sheetNoHeads') }));
  if (!tables.some(({ detail, rows }) => detail === '' && rows.length > 0))
    throw businessFailure(say('importFailed', { detail: say('sheetNoRows') }));
  return { tables, leftSheets };
}

/** The tables with columns as staff chose them. A column that is chosen for one head is taken from the others. */
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
