import type { BlockCell } from '../columnKinds/paste/conversion.ts';
import type { CompiledColumn } from '../compiledPage.ts';
import { closestName } from '../suggestions.ts';
import { isBlankCell } from './block.ts';
import { convertCell } from './convertCell.ts';
import { columnsOfHeads, plainTitle, titleWithoutRemarks } from './headerRow.ts';

/** One column of a sheet. */
export interface SheetHead {
  readonly text: string;
  readonly column?: CompiledColumn | undefined;
  /** Where nobody knows the head: the column that it is probably. */
  readonly suggested?: CompiledColumn | undefined;
}

export interface SheetHeads {
  /** Index of the row that the heads stand in; of two the upper one. */
  readonly row: number;
  /** Rows that they take: two where the upper names what the lower has in common. */
  readonly rows: 1 | 2;
  /** One for each cell of that row; those of blank cells have a blank text. */
  readonly heads: readonly SheetHead[];
}

/** Heads stand below a letterhead (contract §6.3); more rows are not looked at. */
const MOST_ROWS_ABOVE = 60;
/** Where nobody knows any head, they are not looked for below this. */
const UNKNOWN_ROWS = 12;
/** Cells below a head by which a column is known. */
const SAMPLES = 30;

/** Checks that every text or number passes say nothing of what a value is. */
const PLAIN_CHECKS: ReadonlySet<string> = new Set(['required', 'type', 'maxLength', 'precision', 'unique']);

/** Whether all samples are values of a column, and not every text would be. */
function hasShape(samples: readonly BlockCell[], column: CompiledColumn): boolean {
  const telling = column.checks.filter(({ id }) => !PLAIN_CHECKS.has(id));
  if (samples.length === 0 || (telling.length === 0 && column.options === undefined)) return false;
  return samples.every((cell) => {
    const read = convertCell(cell, column, { thisYear: new Date().getFullYear() });
    return read.kind === 'set' && telling.every(({ test }) => test(read.value, {}));
  });
}

/** By its name, else the only one that everything below the head fits. */
function suggest(head: string, samples: readonly BlockCell[], free: readonly CompiledColumn[]) {
  const names = new Map(
    free.flatMap((column) => [column.title, ...(column.synonyms ?? [])].map((name) => [plainTitle(name), column])),
  );
  const bare = plainTitle(head.replaceAll(/[（(【[][^（(【[]*[)）】\]]/g, ''));
  const closest = names.get(bare) === undefined ? closestName(titleWithoutRemarks(head), names.keys()) : bare;
  if (closest !== undefined) return names.get(closest);
  const fitting = free.filter((column) => hasShape(samples, column));
  return fitting.length === 1 ? fitting[0] : undefined;
}

type Known = readonly (CompiledColumn | undefined)[];

const countOf = (found: Known): number => found.filter((column) => column !== undefined).length;

/** The heads of two rows as one: `成交` over `数量` is `成交数量`, which is looked for before `数量`. */
function joinHeads(upper: readonly BlockCell[], lower: readonly BlockCell[]): readonly (readonly string[])[] {
  let over = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above, below] = [upper[index]?.text.trim() ?? '', lower[index]?.text.trim() ?? ''];
    if (above !== '') over = above;
    if (below === '' || below === above) return [above];
    // Over several columns a head stands in the first alone, merged or not.
    return over === '' ? [below] : [`${over}${below}`, below];
  });
}

interface Candidate {
  readonly row: number;
  readonly rows: 1 | 2;
  readonly texts: readonly string[];
  readonly found: Known;
}

interface Names {
  readonly columns: readonly CompiledColumn[];
  readonly remembered: Readonly<Record<string, string>>;
}

const known = (texts: readonly string[], { columns, remembered }: Names): Known =>
  columnsOfHeads(
    texts.map((text) => ({ text })),
    columns,
    remembered,
  );

function singleRow(rows: readonly (readonly BlockCell[])[], row: number, names: Names): Candidate {
  const texts = (rows[row] ?? []).map(({ text }) => text.trim());
  return { row, rows: 1, texts, found: known(texts, names) };
}

/** Both rows together, where they say more than either of them. */
function doubleRow(rows: readonly (readonly BlockCell[])[], row: number, names: Names): Candidate | undefined {
  const [upper = [], lower] = [rows[row], rows[row + 1]];
  if (lower === undefined) return undefined;
  const joined = joinHeads(upper, lower);
  const whole = known(
    joined.map(([first = '']) => first),
    names,
  );
  const texts = joined.map(([first = '', below = first], index) => (whole[index] === undefined ? below : first));
  return { row, rows: 2, texts, found: known(texts, names) };
}

function bestOf(rows: readonly (readonly BlockCell[])[], names: Names): Candidate | undefined {
  let best: Candidate | undefined;
  const singles = rows.slice(0, MOST_ROWS_ABOVE).map((_, row) => singleRow(rows, row, names));
  for (const one of singles) if (countOf(one.found) > countOf(best?.found ?? [])) best = one;
  for (const { row } of singles) {
    const both = doubleRow(rows, row, names);
    if (both !== undefined && countOf(both.found) > countOf(best?.found ?? [])) best = both;
  }
  if (best !== undefined) return best;
  const written = ({ texts }: Candidate): number => texts.filter((text) => text !== '').length;
  return singles
    .slice(0, UNKNOWN_ROWS)
    .reduce<Candidate | undefined>(
      (most, one) => (written(one) > (most === undefined ? 0 : written(most)) ? one : most),
      undefined,
    );
}

/**
 * Finds the heads of a sheet: among the first rows the one, or two, that know most columns; where none knows any, the one
 * in which most is written. The first of these. Undefined where nothing is written.
 *
 * @param at the row that they stand in, where staff have said so.
 */
export function findSheetHeads(
  rows: readonly (readonly BlockCell[])[],
  columns: readonly CompiledColumn[],
  { remembered = {}, at }: { readonly remembered?: Readonly<Record<string, string>>; readonly at?: number } = {},
): SheetHeads | undefined {
  const names: Names = { columns, remembered };
  const best = at === undefined ? bestOf(rows, names) : singleRow(rows, at, names);
  if (best === undefined) return undefined;
  const { row, found, texts } = best;
  const taken = new Set(found);
  const free = columns.filter((column) => !taken.has(column));
  const below = rows.slice(row + best.rows);
  const heads = texts.map((text, index): SheetHead => {
    const column = found[index];
    if (column !== undefined || text === '') return { text, column };
    const samples = below.flatMap((cells) => cells[index] ?? []).filter((one) => !isBlankCell(one));
    return { text, suggested: suggest(text, samples.slice(0, SAMPLES), free) };
  });
  return { row, rows: best.rows, heads };
}
