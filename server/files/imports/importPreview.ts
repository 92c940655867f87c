import { isBlank, type Values } from '../../../engine/index.ts';
import type { ImportPreview, ImportTable } from '../../../contract/imports.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import { faultsOf } from './convertRows.ts';
import { JOIN_KEY, sheetColumns } from './importColumns.ts';
import { beginningOf } from './importFiles.ts';
import { noticesOf, remarksOf, rememberedWordsIn } from './importNotes.ts';
import type { ImportSource } from './importStore.ts';
import { convertSource, validateSource, UNMENDED } from './importWork.ts';
import type { SheetTable } from './sheetTables.ts';

/** Maximum number of rows of a sheet that staff may select as the header row. */
const MAX_HEAD_ROWS = 60;
const MAX_TEXT = 60;

/** Omits blank values: most columns of most sheets are blank. */
const notBlank = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

const headRowsOf = ({ above = [], rows }: SheetTable): ImportTable['headRows'] =>
  [...above, ...rows].slice(0, MAX_HEAD_ROWS).map(({ row, cells }) => {
    const texts = cells.flatMap((cell) => (cell === null || cell.merged !== undefined ? [] : [cell.text.trim()]));
    return { row, text: texts.join(' | ').slice(0, MAX_TEXT) };
  });

/** Preview for staff before the import is written. */
export async function previewOf(
  writing: WriteContext,
  source: ImportSource,
  { token, leftSheets }: Pick<ImportPreview, 'token' | 'leftSheets'>,
): Promise<ImportPreview> {
  const converted = await convertSource(writing, source, UNMENDED);
  const { problems } = await validateSource(writing, converted, { reasons: {}, refusesDoubts: false });
  const { language = 'zh-CN' } = writing.caller;
  return {
    token,
    leftSheets,
    problems,
    remarks: remarksOf(converted.rows.flat(), language),
    notices: noticesOf(source, language),
    words: rememberedWordsIn(source, converted.rows),
    tables: source.tables.map((table, number) => ({
      detail: table.detail,
      sheet: table.sheet,
      file: table.file,
      heads: table.heads,
      headRow: table.headRow ?? 0,
      headRows: headRowsOf(table),
      columns: sheetColumns(converted.shape, table.detail).map(({ key, title }) => ({ key, title })),
      rows: [...(converted.rows[number] ?? []), ...(converted.leftRows[number] ?? [])].map((row) => ({
        id: row.id,
        row: row.row,
        values: notBlank(table.detail === '' && row.join === '' ? row.values : { ...row.values, [JOIN_KEY]: row.join }),
        texts: {
          ...Object.fromEntries(faultsOf(row).map(({ key, text }) => [key, text])),
          ...converted.tree?.texts.get(row.id),
        },
        left: row.left ?? '',
        beginning: row.left === undefined ? '' : beginningOf(row, table, converted.textAt),
      })),
    })),
  };
}
