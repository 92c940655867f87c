import {
  codeText,
  convertCell,
  holdsSeveral,
  isBlank,
  isChoiceColumn,
  rememberWords,
  sheetText,
  type Choice,
  type CompiledColumn,
  type Conversion,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import type { RememberedWord } from '../importWords/importWords.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { JOIN_KEY, sheetColumns, type ImportShape } from './importColumns.ts';
import type { BookCell } from './readBook.ts';
import type { SheetChoices } from './sheetChoices.ts';
import type { LeftReason, SheetTable } from './sheetTables.ts';

/** A remark about a cell of a sheet, before it becomes a value. */
export interface CellRemark {
  readonly key: string;
  readonly text: string;
  readonly said: ServerText;
  /**
   * `fault`: no value could be read. `doubt`: a value was read that must be checked before it is written. `note`: the
   * value differs from the written text, or the cell was ignored.
   */
  readonly level: 'fault' | 'doubt' | 'note';
  /** Text of the cell as a word that the user may assign to a code; absent: not such a word. */
  readonly word?: string | undefined;
  /** The code with its text, if the user has chosen it before. */
  readonly remembered?: string | undefined;
}

/** A row of a sheet, converted to values of the page. */
export interface ConvertedRow {
  readonly id: string;
  readonly row: number;
  /** Values of every column that the sheet contains or that has a default. */
  readonly values: Values;
  readonly remarks: readonly CellRemark[];
  /** Value that links a row of a detail to its record. */
  readonly join: string;
  /** Why the row is not written unless the user includes it. */
  readonly left?: LeftReason | undefined;
}

export const faultsOf = ({ remarks }: Pick<ConvertedRow, 'remarks'>): readonly CellRemark[] =>
  remarks.filter(({ level }) => level === 'fault');

/** A record from sheets: the row of the record, and its detail rows by detail. */
export interface SheetRecord {
  readonly main: ConvertedRow;
  readonly details: ReadonlyMap<string, readonly ConvertedRow[]>;
}

interface Target {
  values: Values;
  remarks: CellRemark[];
  readonly given: Set<string>;
}

interface Waiting {
  readonly target: Target;
  readonly column: CompiledColumn;
  readonly text: string;
}

/** Maximum length of a text in a remark; longer texts are cut. */
const MAX_TEXT_LENGTH = 200;
const MAX_TEXT = 32_767;

const WORDS: ReadonlySet<string> = new Set(['unknownCode', 'ambiguousCode', 'probable', 'remembered']);

/** Returns the text as a word if it does not determine a code with certainty in a column of codes. */
function wordOf({ column, text }: Waiting, read: Conversion): string | undefined {
  if (read.kind === 'choice' || !isChoiceColumn(column) || holdsSeveral(column)) return undefined;
  const why = read.kind === 'refused' ? read.reason : read.doubt;
  return why !== undefined && WORDS.has(why) ? sheetText(text).text.trim() : undefined;
}

/** A code with its text, as staff know it. */
function shownOf({ column }: Waiting, value: Value, entry: Choice | undefined): string {
  const code = String(value ?? '');
  const text = (entry ?? column.options?.find((option) => option.value === code))?.text;
  return text === undefined || text === code ? code : `${code} - ${text}`;
}

/** Remark that results from converting a cell; undefined: the value is as written. */
function remarkOf(
  waiting: Waiting,
  read: Conversion,
  entry: Choice | undefined,
): Omit<CellRemark, 'key' | 'text'> | undefined {
  if (read.kind === 'refused') return { level: 'fault', said: serverText(`cell.${read.reason}`) };
  if (read.kind !== 'set') return undefined;
  const { doubt, reason, value } = read;
  const shown = shownOf(waiting, value, entry);
  if (doubt === 'remembered')
    return { level: 'doubt', said: serverText('doubt.remembered', { value: shown }), remembered: shown };
  if (doubt !== undefined) return { level: 'doubt', said: serverText(`doubt.${doubt}`, { value: shown }) };
  // Only the author of the sheet knows whether the digits matter.
  if (reason === 'rounded') return { level: 'doubt', said: serverText('doubt.rounded', { value: shown }) };
  return reason === 'leadingZeros'
    ? { level: 'note', said: serverText('note.leadingZeros', { value: shown }) }
    : undefined;
}

function take(waiting: Waiting, read: Conversion, entry?: Choice): void {
  const { target, column, text } = waiting;
  if (read.kind === 'set') target.values[column.key] = read.value;
  const remark = remarkOf(waiting, read, entry);
  const word = wordOf(waiting, read);
  if (remark !== undefined)
    target.remarks.push({ key: column.key, text: text.slice(0, MAX_TEXT_LENGTH), word, ...remark });
}

const startOf = (columns: readonly CompiledColumn[]): Values =>
  Object.fromEntries(columns.map(({ key, defaultValue = null }) => [key, defaultValue]));

interface Conversions {
  readonly rows: readonly ConvertedRow[];
  readonly waiting: readonly Waiting[];
}

/** Reads the value of a cell, or returns what has to be looked up in a dictionary first. */
function readCell(
  { target, column, cell }: Pick<Waiting, 'target' | 'column'> & { readonly cell: BookCell },
  thisYear: number,
): Waiting | undefined {
  const { key } = column;
  const { text, fault } = cell;
  target.given.add(key);
  if (fault !== undefined) {
    const level = fault === 'picture' ? 'note' : 'fault';
    target.remarks.push({ key, text: text.slice(0, MAX_TEXT_LENGTH), said: serverText(`cell.${fault}`), level });
    return undefined;
  }
  const read = convertCell(cell, column, { thisYear });
  const waiting: Waiting = { target, column, text: codeText(cell) };
  if (read.kind === 'choice') return waiting;
  take({ ...waiting, text }, read);
  return undefined;
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
  for (const { row, cells, left } of table.rows) {
    const written = places.flatMap(({ index, column }) => {
      const cell = cells[index];
      const isBlankHere = cell === null || cell === undefined || cell.text.trim() === '' || cell.merged === 'beside';
      return isBlankHere ? [] : [{ cell, column }];
    });
    if (written.length === 0) continue;
    const target: Target = { values: { ...start }, remarks: [], given: new Set<string>() };
    let join = '';
    for (const { cell, column } of written) {
      const text = cell.text.slice(0, MAX_TEXT);
      if (column.key === JOIN_KEY) join = sheetText(codeText({ ...cell, text })).text.trim();
      const read =
        column.key === JOIN_KEY ? undefined : readCell({ target, column, cell: { ...cell, text } }, thisYear);
      if (read !== undefined) waiting.push(read);
    }
    rows.push({ id: `${number}.${row}`, row, values: target.values, remarks: target.remarks, join, left });
  }
  return { rows, waiting };
}

/** Value that the choices depend on: null if it is blank, undefined if the choices do not depend on another column. */
const parentOf = ({ column: { follows }, target }: Waiting): string | null | undefined => {
  if (follows === undefined) return undefined;
  if (follows === '') return '';
  const above = target.values[follows];
  return isBlank(above) ? null : String(above);
};

/** Dependent choices are resolved one after the other, starting at the top of the chain. */
const LEVELS = 6;

const levelOf = ({ follows }: CompiledColumn, columns: ReadonlyMap<string, CompiledColumn>): number => {
  let [level, above] = [0, follows];
  while (above !== undefined && above !== '' && level < LEVELS)
    [level, above] = [level + 1, columns.get(above)?.follows];
  return level;
};

/** Fills columns that the sheet does not contain, as choosing the entry in a form does. */
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
      take(one, read, entry);
      if (entry !== undefined && read.kind === 'set') fill(one, entry);
    }
  }
}

function withWords(column: CompiledColumn, detail: string, words: readonly RememberedWord[]): CompiledColumn {
  const own = words.filter((word) => word.detail === detail && word.key === column.key);
  if (own.length === 0 || !isChoiceColumn(column) || holdsSeveral(column)) return column;
  const remembered = Object.fromEntries(own.map(({ word, value }) => [word, value]));
  return { ...column, choiceWords: rememberWords(column, remembered) };
}

/**
 * Converts the rows of each table to values of the page, with remarks on cells that could not be read. Blank rows are
 * omitted.
 */
export async function convertRows(
  tables: readonly SheetTable[],
  shape: ImportShape,
  { choices, words }: { readonly choices: SheetChoices; readonly words: readonly RememberedWord[] },
): Promise<readonly (readonly ConvertedRow[])[]> {
  const rows: (readonly ConvertedRow[])[] = [];
  for (const [number, table] of tables.entries()) {
    const columns = sheetColumns(shape, table.detail).map((column) => withWords(column, table.detail, words));
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const converted = convertTable(table, number, columns);
    for (let level = 0; level <= LEVELS; level += 1)
      await findChoices(
        converted.waiting.filter(({ column }) => levelOf(column, byKey) === level),
        choices,
      );
    const order = new Map(columns.map(({ key }, place) => [key, place]));
    for (const { remarks } of converted.waiting.map(({ target }) => target))
      remarks.sort((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0));
    rows.push(converted.rows);
  }
  return rows;
}
