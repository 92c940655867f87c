import type { CompiledColumn, Language, Value } from '../../../engine/index.ts';
import type { ImportCell, ImportProblem } from '../../../contract/imports.ts';
import type { TextSheet } from '../exports/xlsFile.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { ServerTextKey } from '../../core/texts/serverText.ts';
import type { ConvertedRow } from './convertRows.ts';
import { JOIN_KEY, sheetColumns, type ImportShape } from './importColumns.ts';
import { rowsOf, type ValidatedSheets } from './validateRows.ts';
import { namedSheets } from '../exports/namedSheets.ts';
import type { SheetTable } from './sheetTables.ts';

type Plain = Extract<ServerTextKey, `head${string}` | `sheet${string}` | 'yes' | 'hintDictionary' | 'hintDate'>;

const [NARROWEST, WIDEST] = [8, 50];
/** Display width: Chinese characters count as two. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 2);

function textSheet(name: string, rows: readonly (readonly string[])[]): TextSheet {
  const first = rows.slice(0, 100);
  const columns = Math.max(0, ...first.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, index) =>
    Math.min(WIDEST, Math.max(NARROWEST, ...first.map((row) => widthOf(row[index] ?? '')))),
  );
  return { name, rows, widths };
}

const isRequired = ({ checks, required }: CompiledColumn): boolean =>
  required === true || checks.some(({ id }) => id === 'required');

const headOf = (column: CompiledColumn): string => (isRequired(column) ? `*${column.title}` : column.title);

const MAX_CHOICES = 60;

/** Hint on what to enter in a column; `choices`: items of short dictionaries. */
function hintOf(column: CompiledColumn, { choices, language, join, parentKey }: Hints): string {
  const words = (said: Parameters<typeof formatText>[0]): string => formatText(said, language);
  if (column.key === JOIN_KEY) return words(serverText('hintJoin', { title: join.title }));
  if (column.key === parentKey) return words(serverText('hintParent'));
  const items = column.options ?? (column.dictCode === undefined ? undefined : choices(column.dictCode));
  if (items !== undefined && items.length > 0 && items.length <= MAX_CHOICES)
    return words(
      serverText('hintChoices', {
        choices: items.map(({ value, text }) => (value === text ? text : `${value} ${text}`)),
      }),
    );
  if (items !== undefined || column.dictCode !== undefined) return words(serverText('hintDictionary'));
  if (column.valueType === 'decimal') return words(serverText('hintNumber', { scale: column.scale ?? 0 }));
  if (column.valueType === 'date') return words(serverText('hintDate'));
  return column.maxLength === undefined ? '' : words(serverText('hintLength', { most: column.maxLength }));
}

interface Hints {
  /** Items of a dictionary, if it has few. */
  readonly choices: (dictCode: string) => readonly { readonly value: string; readonly text: string }[] | undefined;
  readonly language: Language;
  readonly join: CompiledColumn;
  /** For a tree: the column of the parent record. */
  readonly parentKey: string | undefined;
}

/** Template sheets of a page: records, each detail, and a sheet of instructions. */
export function templateSheets(shape: ImportShape, choices: Hints['choices']): readonly TextSheet[] {
  const { page, details, join } = shape;
  const { language = 'zh-CN' } = page;
  const words = (key: Plain): string => formatText(serverText(key), language);
  const hints: Hints = { choices, language, join, parentKey: page.tree?.parentKey };
  const names = namedSheets(page);
  const parts = ['', ...details.map(({ detail }) => detail.key)].map((detail) => ({
    name: names.get(detail) ?? detail,
    columns: sheetColumns(shape, detail),
  }));
  const guide = parts.flatMap(({ name, columns }) =>
    columns.map((column) => [
      name,
      column.title,
      isRequired(column) ? words('yes') : '',
      [column.tipsContent, hintOf(column, hints)].filter(Boolean).join(' '),
    ]),
  );
  return [
    ...parts.map(({ name, columns }) => textSheet(name, [columns.map(headOf)])),
    textSheet(words('sheetGuide'), [
      [words('headSheet'), words('headField'), words('headRequired'), words('headHint')],
      ...guide,
    ]),
  ];
}

/** Text of a cell in the sheets of rows that were not written. */
export type TextAt = (row: ConvertedRow, key: string) => string;

/** Corrected text of a cell, otherwise its text in the sheet. */
export function textsOfSheets(tables: readonly SheetTable[], cells: readonly ImportCell[]): TextAt {
  const mended = new Map(cells.map(({ row, key, value }): [string, Value] => [`${row}\n${key}`, value]));
  const rows = tables.map((table) => new Map(table.rows.map(({ row, cells: read }) => [row, read])));
  const places = tables.map((table) => new Map(table.heads.map(({ key, index }) => [key, index])));
  return ({ id, row }, key) => {
    const value = mended.get(`${id}\n${key}`);
    if (value !== undefined) return String(value ?? '');
    const table = Number(id.slice(0, id.indexOf('.')));
    const index = places[table]?.get(key);
    return index === undefined ? '' : (rows[table]?.get(row)?.[index]?.text ?? '');
  };
}

const MAX_BEGINNING = 60;

/** First texts of a row in its sheet, by which staff recognize it. */
export const beginningOf = (row: ConvertedRow, { heads }: Pick<SheetTable, 'heads'>, textAt: TextAt): string =>
  heads
    .map(({ key }) => textAt(row, key).trim())
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, MAX_BEGINNING);

/**
 * Sheets of the records that were not written, with the problems of each, to be corrected and imported again (contract
 * §6.3).
 */
export function errorSheets(
  shape: ImportShape,
  {
    tables,
    judged,
    textAt,
  }: { readonly tables: readonly SheetTable[]; readonly judged: ValidatedSheets; readonly textAt: TextAt },
): readonly TextSheet[] {
  const { page } = shape;
  const words = (key: Plain): string => formatText(serverText(key), page.language);
  const problemsOf = new Map<string, ImportProblem[]>();
  for (const problem of judged.problems) problemsOf.set(problem.row, [...(problemsOf.get(problem.row) ?? []), problem]);
  const tableOf = ({ id }: ConvertedRow): SheetTable | undefined => tables[Number(id.slice(0, id.indexOf('.')))];
  const wrong = judged.records.filter((one) => one.judged === undefined).flatMap(({ record }) => rowsOf(record));
  const all = [...wrong, ...judged.loose];
  const used = (detail: string): readonly CompiledColumn[] => {
    const keys = new Set(
      tables.filter((table) => table.detail === detail).flatMap(({ heads }) => heads.map(({ key }) => key)),
    );
    return sheetColumns(shape, detail).filter(({ key }) => keys.has(key));
  };
  const titles = new Map<string, string>();
  const names = namedSheets(page);
  const parts = ['', ...shape.details.map(({ detail }) => detail.key)].flatMap((detail) => {
    const rows = all.filter((row) => tableOf(row)?.detail === detail);
    if (rows.length === 0) return [];
    const columns = used(detail);
    for (const column of columns) titles.set(`${detail}\n${column.key}`, column.title);
    const lines = rows.map((row) => [
      ...columns.map(({ key }) => textAt(row, key)),
      String(row.row),
      (problemsOf.get(row.id) ?? []).map(({ message }) => message).join('；'),
    ]);
    return [
      textSheet(names.get(detail) ?? detail, [
        [...columns.map(headOf), words('headRow'), words('headReason')],
        ...lines,
      ]),
    ];
  });
  const list = all.flatMap((row) =>
    (problemsOf.get(row.id) ?? []).map(({ key, message }) => {
      const table = tableOf(row);
      return [
        table?.sheet ?? '',
        String(row.row),
        titles.get(`${table?.detail ?? ''}\n${key}`) ?? '',
        textAt(row, key),
        message,
      ];
    }),
  );
  const heads = (['headSheet', 'headRow', 'headColumn', 'headField', 'headReason'] as const).map(words);
  return [...parts, textSheet(words('sheetErrors'), [heads, ...list])];
}
