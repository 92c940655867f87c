import { fromPointer, normalizeLine, SEPARATOR } from '../../../engine/index.ts';
import type { Moment, Path, Reasons, Values } from '../../../engine/index.ts';
import type { ImportProblem } from '../../../contract/imports.ts';
import { ApiError } from '../../core/base/errors.ts';
import { newId } from '../../core/database/newId.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import { validateNewRecord } from '../../records/operations/saveRecord.ts';
import type { ValidatedRecord, WriteContext } from '../../records/operations/validateWrite.ts';
import type { TreeRows } from '../../records/trees/placedRows.ts';
import { parentsFirst } from '../../records/trees/treeOrder.ts';
import { faultsOf, type ConvertedRow, type SheetRecord } from './convertRows.ts';
import { duplicatesOf } from './duplicates.ts';
import { JOIN_KEY, type ImportShape } from './importColumns.ts';
import type { SheetTable } from './sheetTables.ts';

export interface ValidatedSheets {
  /** In the order of the sheets, in a tree parents first; `judged` is undefined if the record has problems. */
  readonly records: readonly { readonly record: SheetRecord; readonly judged: ValidatedRecord | undefined }[];
  readonly problems: readonly ImportProblem[];
  /** Detail rows that belong to no record. */
  readonly loose: readonly ConvertedRow[];
}

/** Yields to the event loop, so that other calls are answered in between. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const joinOf = ({ main }: SheetRecord, { join }: ImportShape): string =>
  join.key === JOIN_KEY ? main.join : normalizeLine(String(main.values[join.key] ?? ''));

/** Assigns detail rows to their records; rows with no record, or several, are reported. */
function joined(
  tables: readonly SheetTable[],
  rows: readonly (readonly ConvertedRow[])[],
  {
    shape,
    told,
  }: { readonly shape: ImportShape; readonly told: (row: ConvertedRow, key: string, said: ServerText) => void },
): { readonly records: readonly SheetRecord[]; readonly loose: readonly ConvertedRow[] } {
  const records: SheetRecord[] = [];
  const loose: ConvertedRow[] = [];
  for (const file of new Set(tables.map((table) => table.file))) {
    const own = tables.flatMap((table, index) => (table.file === file ? [{ table, rows: rows[index] ?? [] }] : []));
    const mains = own.filter(({ table }) => table.detail === '').flatMap((one) => one.rows);
    const made = mains.map((main) => ({ main, details: new Map<string, ConvertedRow[]>() }));
    const byJoin = new Map<string, (typeof made)[number][]>();
    for (const record of made) {
      const name = joinOf(record, shape);
      byJoin.set(name, [...(byJoin.get(name) ?? []), record]);
    }
    for (const { table, rows: below } of own) {
      if (table.detail === '') continue;
      for (const row of below) {
        const [record, another] = row.join === '' ? [] : (byJoin.get(row.join) ?? []);
        if (record !== undefined && another === undefined)
          record.details.set(table.detail, [...(record.details.get(table.detail) ?? []), row]);
        else {
          const given = { title: shape.join.title, text: row.join };
          told(
            row,
            JOIN_KEY,
            another === undefined ? serverText('importNoMain', given) : serverText('importManyMains', given),
          );
          loose.push(row);
        }
      }
    }
    records.push(...made);
  }
  return { records, loose };
}

interface Told {
  readonly path: Path;
  readonly message: string;
  readonly rule?: string;
}

interface SentFinding {
  readonly path: string;
  readonly message: string;
  readonly level: string;
  readonly ruleId?: string;
}

/** The messages of an error, by path. */
function toldOf(error: ApiError, writing: WriteContext): readonly Told[] {
  const { language } = writing.page;
  const { findings = [] }: { readonly findings?: readonly SentFinding[] } = Object(error.result);
  const told = findings
    .filter(({ level }) => level !== 'warn')
    .map(({ path, message, level, ruleId }) => ({
      path: fromPointer(path),
      message,
      ...(level === 'confirm' && ruleId !== undefined && { rule: ruleId }),
    }));
  if (told.length > 0) return told;
  if (error.problems.length > 0)
    return error.problems.map(({ path, said }) => ({ path: fromPointer(path), message: formatText(said, language) }));
  return [{ path: [], message: formatText(error.said, language) }];
}

const bodyOf = ({ page }: ImportShape, { main, details }: SheetRecord): Record<string, unknown> => ({
  ...main.values,
  ...Object.fromEntries(
    page.details.flatMap(({ key, wireName }) => {
      const rows = details.get(key);
      return rows === undefined ? [] : [[wireName, rows.map(({ values }): Values => values)] as const];
    }),
  ),
});

export const rowsOf = ({ main, details }: SheetRecord): readonly ConvertedRow[] => [
  main,
  ...[...details.values()].flat(),
];

export interface ValidateOptions {
  readonly at: Moment;
  /** Set for a page whose records form a tree. */
  readonly tree?: TreeRows | undefined;
  readonly reasons: Reasons;
  /** There was no preview: doubtful values are rejected. */
  readonly refusesDoubts: boolean;
  /** Called with the number of validated records; rejects to stop. */
  readonly onJudged?: ((count: number) => Promise<void>) | undefined;
}

/** Properties of a tree record that its children need. */
interface TreePlace {
  readonly id: string;
  readonly row: number;
  readonly isRight: boolean;
}

const TOLD_EACH = 200;

/** Validates every record as a save would, and collects all problems. Nothing is written. */
export async function validateSheets(
  writing: WriteContext,
  {
    tables,
    rows,
    shape,
  }: {
    readonly tables: readonly SheetTable[];
    readonly rows: readonly (readonly ConvertedRow[])[];
    readonly shape: ImportShape;
  },
  { at, tree, reasons, refusesDoubts, onJudged }: ValidateOptions,
): Promise<ValidatedSheets> {
  const { language = 'zh-CN' } = shape.page;
  const problems: ImportProblem[] = [];
  const tell = (row: ConvertedRow, key: string, said: ServerText): void =>
    void problems.push({ row: row.id, key, message: formatText(said, language), rule: '' });
  const { records: inOrder, loose } = joined(tables, rows, { shape, told: tell });
  const records = tree === undefined ? inOrder : parentsFirst(inOrder, ({ main }) => main.id, tree.above);
  const places = new Map<string, TreePlace>();
  const duplicates = await duplicatesOf(writing, records);
  const judgedRecords: ValidatedSheets['records'][number][] = [];
  for (const [index, record] of records.entries()) {
    const before = problems.length;
    for (const row of rowsOf(record)) for (const { key, said } of faultsOf(row)) tell(row, key, said);
    for (const { key, said } of duplicates.get(record) ?? []) tell(record.main, key, said);
    const place = places.get(tree?.above.get(record.main.id) ?? '');
    if (place !== undefined && !place.isRight)
      tell(record.main, tree?.parentKey ?? '', serverText('importParentRefused', { row: place.row }));
    let judged: ValidatedRecord | undefined;
    try {
      const body = { ...bodyOf(shape, record), ...(tree && place && { [tree.parentKey]: place.id }) };
      judged = await validateNewRecord({ ...writing, pending: tree?.pending }, { body, reasons, at });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const faulty = new Set(problems.slice(before).map(({ row, key }) => `${row}${SEPARATOR}${key}`));
      for (const { path, message, rule = '' } of toldOf(error, writing)) {
        // A reason was given for this rule; the record is rejected for another one.
        if (reasons[rule] !== undefined) continue;
        const [first = '', line, key] = path;
        const row = typeof line === 'undefined' ? record.main : record.details.get(String(first))?.[Number(line)];
        const problem = {
          row: (row ?? record.main).id,
          key: String(key ?? (line === undefined ? first : '')),
          message,
          rule,
        };
        // A cell that could not be read is reported once, not again as missing.
        if (!faulty.has(`${problem.row}${SEPARATOR}${problem.key}`)) problems.push(problem);
      }
    }
    if (refusesDoubts && problems.length === before)
      for (const row of rowsOf(record))
        for (const { key, said, level } of row.remarks)
          if (level === 'doubt') tell(row, key, serverText('importDoubt', { doubt: said }));
    const isRight = problems.length === before;
    if (tree !== undefined) {
      const id = newId();
      places.set(record.main.id, { id, row: record.main.row, isRight });
      if (judged !== undefined) {
        tree.pending.add(id, judged.record.values);
        judged = { ...judged, id };
      }
    }
    judgedRecords.push({ record, judged: isRight ? judged : undefined });
    await turn();
    if ((index + 1) % TOLD_EACH === 0) await onJudged?.(index + 1);
  }
  return { records: judgedRecords, problems, loose };
}
