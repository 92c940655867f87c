import { compareName, type Language } from '../../../engine/index.ts';
import type { ImportRemark, ImportWord } from '../../../contract/imports.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { ConvertedRow } from './convertRows.ts';
import { sheetColumns, type ImportShape } from './importColumns.ts';
import type { ImportSource } from './importStore.ts';
import { rowsOf, type ValidatedSheets } from './validateRows.ts';

/** Maximum number of notes; further ones are only counted. */
const MAX_NOTES = 200;

/** Remarks on cells whose values differ from the written text. */
export const remarksOf = (rows: readonly ConvertedRow[], language: Language): readonly ImportRemark[] =>
  rows.flatMap(({ id, remarks }) =>
    remarks.flatMap(({ key, said, level }) =>
      level === 'fault' ? [] : [{ row: id, key, message: formatText(said, language), level }],
    ),
  );

/** Words that were resolved by remembered meanings, without repetition. */
export function rememberedWordsIn(
  { tables }: ImportSource,
  rows: readonly (readonly ConvertedRow[])[],
): readonly ImportWord[] {
  const words = new Map<string, ImportWord>();
  for (const [number, table] of rows.entries())
    for (const { remarks } of table)
      for (const { key, word, remembered: shown } of remarks) {
        const detail = tables[number]?.detail ?? '';
        if (word !== undefined && shown !== undefined)
          words.set(JSON.stringify([detail, key, compareName(word)]), { detail, key, word, shown });
      }
  return [...words.values()];
}

/** Notices about parts of the files that were ignored as a whole. */
export const noticesOf = ({ tables, hiddenSheets = [] }: ImportSource, language: Language): readonly string[] =>
  [
    ...hiddenSheets.map((name): ServerText => serverText('noticeHiddenSheet', { name })),
    ...tables.flatMap(({ sheet, hiddenColumns = [] }) =>
      hiddenColumns.length === 0 ? [] : [serverText('noticeHiddenColumns', { sheet, count: hiddenColumns.length })],
    ),
    ...tables.flatMap(({ sheet, hiddenCells = 0 }) =>
      hiddenCells === 0 ? [] : [serverText('noticeHiddenCells', { sheet, count: hiddenCells })],
    ),
  ].map((said) => formatText(said, language));

interface WrittenSheets {
  readonly converted: { readonly shape: ImportShape; readonly leftRows: readonly (readonly ConvertedRow[])[] };
  readonly judged: ValidatedSheets;
}

/** Notes for the importing user about what was written, one line each. */
export function notesOf(
  source: ImportSource,
  { converted: { shape, leftRows }, judged }: WrittenSheets,
  language: Language,
): readonly string[] {
  const isOne = source.tables.length === 1;
  const tableOf = ({ id }: ConvertedRow) => source.tables[Number(id.slice(0, id.indexOf('.')))];
  const titles = new Map(
    [...new Set(source.tables.map(({ detail }) => detail))].map((detail) => [
      detail,
      new Map(sheetColumns(shape, detail).map(({ key, title }) => [key, title])),
    ]),
  );
  const line = (row: ConvertedRow, key: string, said: ServerText): string => {
    const table = tableOf(row);
    const title = titles.get(table?.detail ?? '')?.get(key) ?? '';
    const given = { row: row.row, said };
    const note = formatText(
      title === '' ? serverText('noteOfRow', given) : serverText('noteOfCell', { ...given, title }),
      language,
    );
    return isOne ? note : `${table?.sheet ?? ''} ${note}`;
  };
  const written = judged.records.flatMap(({ record, judged: right }) => (right === undefined ? [] : rowsOf(record)));
  const notes = [
    ...noticesOf(source, language),
    ...leftRows
      .flat()
      .flatMap((row) => (row.left === undefined ? [] : [line(row, '', serverText(`left.${row.left}`))])),
    ...written.flatMap((row) =>
      row.remarks.flatMap(({ key, said, level }) => (level === 'fault' ? [] : [line(row, key, said)])),
    ),
  ];
  if (notes.length <= MAX_NOTES) return notes;
  const more = formatText(serverText('moreNotes', { count: notes.length - MAX_NOTES }), language);
  return [...notes.slice(0, MAX_NOTES), more];
}
