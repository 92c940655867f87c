import {
  convertCell,
  isBlank,
  type CompiledColumn,
  type Conversion,
  type RefusalReason,
  type Values,
} from '../../engine/index.ts';
import { say, type ServerText } from '../messages/say.ts';
import { JOIN_KEY, sheetColumns, type ImportShape } from './importColumns.ts';
import type { BookCell } from './readBook.ts';
import type { SheetChoices } from './sheetChoices.ts';
import type { SheetTable } from './sheetTables.ts';

/** What stands against a cell of a sheet before it is a value. */
export interface CellFault {
  readonly key: string;
  readonly text: string;
  readonly said: ServerText;
}

/** A row of a sheet as values of the page. */
export interface ConvertedRow {
  readonly id: string;
  readonly row: number;
  /** Of every column that the sheet has or that has a default. */
  readonly values: Values;
  readonly faults: readonly CellFault[];
  /** What joins a row of a detail to its record. */
  readonly join: string;
}

/** A record as sheets have it: a row of records, and the rows of its details by detail. */
export interface SheetRecord {
  readonly main: ConvertedRow;
  readonly details: ReadonlyMap<string, readonly ConvertedRow[]>;
}

interface Waiting {
  readonly target: { values: Values; faults: CellFault[]; readonly given: Set<string> };
  readonly column: CompiledColumn;
  readonly text: string;
}

const faultText = (reason: RefusalReason): ServerText => say(`cell.${reason}`);

/** Longer texts are no value of any column; the fault shows their beginning. */
const LONGEST_TEXT = 200;
const MOST_TEXT = 32_767;

function take({ target, column, text }: Waiting, read: Conversion): void {
  if (read.kind === 'set') target.values[column.key] = read.value;
  else if (read.kind === 'refused')
    target.faults.push({ key: column.key, text: text.slice(0, LONGEST_TEXT), said: faultText(read.reason) });
}

const startOf = (columns: readonly CompiledColumn[]): Values =>
  Object.fromEntries(columns.map(({ key, defaultValue = null }) => [key, defaultValue]));

interface Conversions {
  readonly rows: readonly ConvertedRow[];
  readonly waiting: readonly Waiting[];
}

function convertTable(table: SheetTable, number: number, columns: readonly CompiledColumn[]): Conversions {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const places = table.heads.flatMap(({ index, key }) => {
    const column = byKey.get(key);
    return column === undefined ? [] : [{ index, column }];
  });
  const thisYear = new Date().getFullYear();
  const start = startOf(columns.filter(({ key }) => key !== JOIN_KEY));
  const waiting: Waiting[] = [];
  const rows: ConvertedRow[] = [];
  for (const { row, cells } of table.rows) {
    const written = places.flatMap(({ index, column }) => {
      const cell = cells[index];
      return cell === null || cell === undefined || cell.text.trim() === '' ? [] : [{ cell, column }];
    });
    if (written.length === 0) continue;
    const target = { values: { ...start }, faults: [] as CellFault[], given: new Set<string>() };
    let join = '';
    for (const { cell, column } of written) {
      const text = cell.text.slice(0, MOST_TEXT);
      target.given.add(column.key);
      if (column.key === JOIN_KEY) join = text.trim();
      else if (cell.fault !== undefined) target.faults.push({ key: column.key, text, said: say(`cell.${cell.fault}`) });
      else {
        const read = convertCell({ ...cell, text } satisfies BookCell, column, { thisYear });
        if (read.kind === 'choice') waiting.push({ target, column, text });
        else take({ target, column, text }, read);
      }
    }
    rows.push({ id: `${number}.${row}`, row, values: target.values, faults: target.faults, join });
  }
  return { rows, waiting };
}

/** The value above, to which choices belong: null where there is none, undefined where they belong to nothing. */
const parentOf = ({ column: { follows }, target }: Waiting): string | null | undefined => {
  if (follows === undefined) return undefined;
  if (follows === '') return '';
  const above = target.values[follows];
  return isBlank(above) ? null : String(above);
};

/** Choices that follow each other are found one after the other, from the top of the chain on. */
const LEVELS = 6;

const levelOf = ({ follows }: CompiledColumn, columns: ReadonlyMap<string, CompiledColumn>): number => {
  let [level, above] = [0, follows];
  while (above !== undefined && above !== '' && level < LEVELS)
    [level, above] = [level + 1, columns.get(above)?.follows];
  return level;
};

/** An entry sets what the sheet leaves open, as when it is chosen by hand. */
function fill(
  { target, column }: Waiting,
  entry: { readonly value: string; readonly text: string; readonly attributes: Values },
): void {
  const source: Values = { ...entry.attributes, value: entry.value, text: entry.text };
  for (const [key, attribute] of Object.entries(column.fill ?? {}))
    if (!target.given.has(key)) target.values[key] = source[attribute] ?? null;
}

async function findChoices(waiting: readonly Waiting[], choices: SheetChoices): Promise<void> {
  const questions = new Map<string, { dictCode: string; parent: string | undefined; asked: Waiting[] }>();
  for (const one of waiting) {
    const parent = parentOf(one);
    const { dictCode = '' } = one.column;
    if (parent === null) {
      take(one, { kind: 'refused', reason: 'unknownCode' });
      continue;
    }
    const key = JSON.stringify([dictCode, parent ?? null]);
    const question = questions.get(key) ?? { dictCode, parent, asked: [] };
    questions.set(key, question);
    question.asked.push(one);
  }
  for (const { dictCode, parent, asked } of questions.values()) {
    await choices.ask(
      dictCode,
      asked.flatMap(({ column, text }) => choices.textsOf(column, text)),
      parent,
    );
    for (const one of asked) {
      const { read, entry } = choices.take(one.column, one.text, parent);
      take(one, read);
      if (entry !== undefined && read.kind === 'set') fill(one, entry);
    }
  }
}

/** The rows of each table as values of the page, with what no value could be made of. Blank rows are left out. */
export async function convertRows(
  tables: readonly SheetTable[],
  shape: ImportShape,
  choices: SheetChoices,
): Promise<readonly (readonly ConvertedRow[])[]> {
  const rows: (readonly ConvertedRow[])[] = [];
  for (const [number, table] of tables.entries()) {
    const columns = sheetColumns(shape, table.detail);
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const converted = convertTable(table, number, columns);
    for (let level = 0; level <= LEVELS; level += 1)
      await findChoices(
        converted.waiting.filter(({ column }) => levelOf(column, byKey) === level),
        choices,
      );
    const order = new Map(columns.map(({ key }, place) => [key, place]));
    for (const { faults } of converted.waiting.map(({ target }) => target))
      faults.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
    rows.push(converted.rows);
  }
  return rows;
}
