import { normalizeLine, scopeOfUser, startValue, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { MAX_SHEET_ROWS } from '../../../contract/imports.ts';
import type { ImportCell, ImportMending, ImportSummary } from '../../../contract/imports.ts';
import { STATIC_URL } from '../../../contract/files/uploads.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { showDate } from '../../core/base/instants.ts';
import { writeTextSheets } from '../exports/xlsFile.ts';
import { saveWords } from '../importWords/importWords.ts';
import { learnedWords, type WordCell } from '../importWords/learnedWords.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { placeRows, type TreeRows } from '../../records/trees/placedRows.ts';
import { storeUpload } from '../uploads/storeUpload.ts';
import { filesPage, takeContent } from '../uploads/takeFile.ts';
import { bulkAnswers } from './bulkAnswers.ts';
import { convertRows, type ConvertedRow } from './convertRows.ts';
import type { ReceivedContent } from '../../core/blobStore/storedContents.ts';
import { importShape, JOIN_KEY, sheetColumns, type ImportShape } from './importColumns.ts';
import { errorSheets, textsOfSheets, type TextAt } from './importFiles.ts';
import { notesOf } from './importNotes.ts';
import type { ImportSource } from './importStore.ts';
import { validateSheets, rowsOf, type ValidatedSheets, type ValidateOptions } from './validateRows.ts';
import { SheetChoices } from './sheetChoices.ts';
import { writeSeen } from './writeSeen.ts';

/** Envelope code: written in part (contract §6.3). */
const MIXED = 201;
const MAX_ERROR_MB = 50;

type Mending = Omit<ImportMending, 'token'>;
export const UNMENDED: Mending = { cells: [], removed: [], added: [], reasons: {} };

interface Converted {
  readonly source: ImportSource;
  readonly shape: ImportShape;
  readonly rows: readonly (readonly ConvertedRow[])[];
  /** Rows that are not written, by table. */
  readonly leftRows: readonly (readonly ConvertedRow[])[];
  readonly textAt: TextAt;
  readonly tree: TreeRows | undefined;
  /** Cells whose words do not determine a code with certainty, with the codes they were corrected to. */
  readonly wordCells: readonly WordCell[];
}

/** Columns of the page that sheets may contain for this caller; throws 404 if the caller may fill in none. */
export function shapeOf({ page, caller }: Pick<WriteContext, 'page' | 'caller'>): ImportShape {
  const shape = importShape(page, caller.can);
  if (shape === undefined) throw notFound();
  const scope = scopeOfUser(caller.user);
  /** Columns with the start values for this caller. */
  const started = (columns: readonly CompiledColumn[]): readonly CompiledColumn[] =>
    columns.map((column) => ({ ...column, defaultValue: startValue(column, scope), defaultExpression: undefined }));
  return {
    ...shape,
    columns: started(shape.columns),
    details: shape.details.map(({ detail, columns }) => ({ detail, columns: started(columns) })),
  };
}

function mend(row: ConvertedRow, cells: readonly ImportCell[], columns: ReadonlySet<string>): ConvertedRow {
  let { values, remarks, join } = row;
  for (const { key, value } of cells) {
    if (!columns.has(key)) continue;
    if (key === JOIN_KEY) join = normalizeLine(String(value ?? ''));
    else values = { ...values, [key]: value };
    remarks = remarks.filter((remark) => remark.key !== key);
  }
  return { ...row, values, remarks, join };
}

/** Foreign keys must be columns that the caller may fill in, named by key or by database name. */
function fixedValues({ columns }: ImportShape, given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const column = columns.find(({ key, dbColumn }) => key === name || dbColumn === name);
      if (column === undefined) throw badRequest(serverText('importForeign', { name: name.slice(0, 60) }));
      return [column.key, value === null ? null : String(value)];
    }),
  );
}

/** Converts the stored rows, with the corrections of staff applied. */
export async function convertSource(
  writing: WriteContext,
  source: ImportSource,
  { cells, removed, added }: Mending,
): Promise<Converted> {
  const { trx: db, caller, schemas, findDictionary } = writing;
  const shape = shapeOf(writing);
  const choices = new SheetChoices({ db, pages: () => schemas.pages(), ...readerOf(caller) }, findDictionary);
  const converted = await convertRows(source.tables, shape, { choices, words: source.words ?? [] });
  const count = converted.reduce((sum, rows) => sum + rows.length, 0);
  if (count > MAX_SHEET_ROWS)
    throw businessFailure(
      serverText('importFailed', { detail: serverText('tooManyRecords', { most: MAX_SHEET_ROWS }) }),
    );
  const [left, kept] = [new Set(removed), new Set(added)];
  const isKept = ({ id, left: reason }: ConvertedRow): boolean =>
    !left.has(id) && (reason === undefined || kept.has(id));
  const byRow = new Map<string, ImportCell[]>();
  for (const cell of cells) byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell]);
  const fixed = fixedValues(shape, source.foreignKeys);
  const wordCells: WordCell[] = [];
  const rows = converted.map((table, number) => {
    const detail = source.tables[number]?.detail ?? '';
    const columns = new Set(sheetColumns(shape, detail).map(({ key }) => key));
    return table
      .filter(isKept)
      .map((row) => {
        const mended = mend(row, byRow.get(row.id) ?? [], columns);
        wordCells.push(...wordCellsOf(row, mended, detail));
        return mended;
      })
      .map((row) => (detail === '' ? { ...row, values: { ...row.values, ...fixed } } : row));
  });
  const leftRows = converted.map((table) => table.filter((row) => row.left !== undefined && !isKept(row)));
  const textAt = textsOfSheets(source.tables, cells);
  const mains = new Set(source.tables.flatMap(({ detail }, number) => (detail === '' ? number : [])));
  const placed = await placeRows({ ...writing, db }, { rows, mains, columns: shape.columns, textAt });
  return { source, shape, leftRows, textAt, wordCells, ...placed };
}

const wordCellsOf = (read: ConvertedRow, mended: ConvertedRow, detail: string): readonly WordCell[] =>
  read.remarks.flatMap(({ key, word }) => {
    if (word === undefined) return [];
    const isMended = !mended.remarks.some((remark) => remark.key === key);
    return [{ row: read.id, detail, key, word, value: String(mended.values[key] ?? ''), isMended }];
  });

export const validateSource = (
  writing: WriteContext,
  { source, shape, rows, tree }: Converted,
  options: Pick<ValidateOptions, 'reasons' | 'refusesDoubts' | 'onJudged'>,
): Promise<ValidatedSheets> =>
  validateSheets(
    { ...writing, answers: bulkAnswers(writing) },
    { tables: source.tables, rows, shape },
    {
      at: source.isSubmitted ? 'submit' : 'save',
      tree,
      ...options,
    },
  );

export interface ImportWork {
  readonly services: Services;
  readonly tables: PageTables;
  /** Further contents that were written, to be settled after the transaction. */
  readonly received: ReceivedContent[];
}

/** Stores a workbook of the rows that were not written as a file of the caller; returns its address and name. */
async function keepErrors(
  { services, tables, received }: ImportWork,
  { trx, page, caller }: WriteContext,
  bytes: Uint8Array,
): Promise<Pick<ImportSummary, 'fileUrl' | 'fileName'>> {
  const fileName = `${page.title.replace(/[^\p{L}\p{N}_-]+/gu, '')}ImportExcelErrorLog.xlsx`;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const taken = await takeContent({ ...services, owner: caller.user }, pieces(), {
    name: fileName,
    maxSize: MAX_ERROR_MB,
  });
  received.push(taken.content);
  const biz = `logs/${showDate(new Date()).replaceAll('-', '')}`;
  const form = { ...taken, name: fileName, biz };
  const path = await storeUpload(services, { trx, page: await filesPage(services, tables), caller }, form);
  const fileUrl = `${STATIC_URL}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return { fileUrl, fileName: path.slice(path.lastIndexOf('/') + 1) };
}

export interface Written {
  readonly answer: Answer<ImportSummary>;
  readonly ids: readonly string[];
}

export interface WriteOptions extends Mending {
  /** False: nothing is written unless everything is valid. */
  readonly onlyRight: boolean;
  /** There was no preview: doubtful values are rejected. */
  readonly refusesDoubts: boolean;
  /** Called with the number of completed steps and the total; rejects to stop the import. */
  readonly onStep: (step: { readonly done: number; readonly total: number }) => Promise<void>;
}

const wrongOf = ({ records, loose }: ValidatedSheets): number =>
  records.filter(({ judged }) => judged === undefined).length + loose.length;

function refuseWrong(sheets: ValidatedSheets, { onlyRight }: Pick<WriteOptions, 'onlyRight'>): void {
  if (onlyRight || wrongOf(sheets) === 0) return;
  const { problems } = sheets;
  const count = new Set(problems.map(({ row }) => row)).size;
  throw businessFailure(serverText('importBadRows', { count }), { code: 422, result: { problems } });
}

/** Writes the valid records in the transaction of the call. Throws the problems if nothing is written. */
export async function writeSource(
  work: ImportWork,
  writing: WriteContext,
  { source, ...options }: WriteOptions & { readonly source: ImportSource },
): Promise<Written> {
  const converted = await convertSource(writing, source, options);
  const total = converted.rows.flat().length;
  if (total === 0) throw businessFailure(serverText('importFailed', { detail: serverText('sheetNoRows') }));
  // Each record is validated and then stored.
  const steps = total * 2;
  const judged = await validateSource(writing, converted, {
    ...options,
    onJudged: (done) => options.onStep({ done, total: steps }),
  });
  refuseWrong(judged, options);
  const { ids, judged: written } = await writeSeen(writing, judged, {
    onlyRight: options.onlyRight,
    onStored: (done) => options.onStep({ done: total + done, total: steps }),
  });
  refuseWrong(written, options);
  const stored = new Set(
    written.records.flatMap(({ record, judged: right }) =>
      right === undefined ? [] : rowsOf(record).map(({ id }) => id),
    ),
  );
  const taught = learnedWords(converted.wordCells.filter(({ row }) => stored.has(row)));
  await saveWords(writing.trx, [writing.page, writing.caller], taught);
  const wrong = wrongOf(written);
  const totalCount = ids.length + wrong;
  const counts = { totalCount, errorCount: wrong, successCount: ids.length };
  const { language = 'zh-CN' } = writing.caller;
  const msg = formatText(serverText('importCounts', { total: totalCount, right: ids.length, wrong }), language);
  const notes = notesOf(source, { converted, judged: written }, language);
  if (wrong === 0) {
    const said = notes.length === 0 ? 'importDone' : 'importDoneWithNotes';
    const result = { ...counts, msg, fileUrl: '', fileName: '', notes };
    return { ids, answer: new Answer(result, serverText(said, { count: totalCount, notes: notes.length })) };
  }
  const { shape, textAt } = converted;
  const sheets = errorSheets(shape, { tables: source.tables, judged: written, textAt });
  const bytes = await writeTextSheets(work.services.workers, { sheets }, { owner: writing.caller.user });
  const file = await keepErrors(work, writing, bytes);
  return { ids, answer: new Answer({ ...counts, msg, ...file, notes }, serverText('importMixed'), MIXED) };
}
