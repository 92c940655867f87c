import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { closestName } from '../../text/suggestions.ts';
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

export type HeadRows = 1 | 2 | 3;

export interface SheetHeads {
  /** Index of the row that the heads stand in; of several the uppermost. */
  readonly row: number;
  /** Rows that they take: more than one where the upper ones name what the lower ones have in common. */
  readonly rows: HeadRows;
  /** One for each cell of that row; those of blank cells have a blank text. */
  readonly heads: readonly SheetHead[];
}

/** Heads stand below a letterhead (contract §6.3); more rows are not looked at. */
const MAX_ROWS_ABOVE = 60;
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

/**
 * What one column is called by the rows of its heads, the longest first: `成交` over `数量` is `成交数量`, which is looked for
 * before `数量`. Rows that repeat a text, as merged ones do, say it once.
 */
function namesOfParts(parts: readonly string[]): readonly string[] {
  const said = parts.filter((part, row) => part !== '' && part !== parts[row - 1]);
  const [top = '', ...below] = said;
  const [leaf = top] = said.slice(-1);
  const tails = said.map((_, from) => said.slice(from).join(''));
  // The group without what lies between.
  return below.length > 1 ? [...tails.slice(0, 1), `${top}${leaf}`, ...tails.slice(1)] : tails;
}

/** The names of each column in heads of several rows. */
function joinHeads(rows: readonly (readonly BlockCell[])[]): readonly (readonly string[])[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const over = rows.map(() => '');
  return Array.from({ length: width }, (_, index) => {
    const written = rows.map((row) => row[index]?.text.trim() ?? '');
    const last = written.reduce((at, text, row) => (text === '' ? at : row), -1);
    const parts = written.map((text, row) => {
      if (text !== '') {
        // What a head reaches over ends with it.
        if (over[row] !== text) over.fill('', row + 1);
        over[row] = text;
      }
      // Over several columns a head stands in the first alone, merged or not; the lowest one is of its own column.
      return row < last ? (over[row] ?? '') : text;
    });
    return namesOfParts(parts);
  });
}

interface Candidate {
  readonly row: number;
  readonly rows: HeadRows;
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

/** Several rows together, where they say more than one of them. */
function joinedRows(
  rows: readonly (readonly BlockCell[])[],
  { row, count }: { readonly row: number; readonly count: 2 | 3 },
  names: Names,
): Candidate | undefined {
  const taken = rows.slice(row, row + count);
  if (taken.length < count) return undefined;
  const joined = joinHeads(taken);
  const chosen = new Map<number, string>();
  // Longer names first, over all columns: a short one could take the column of another's long one.
  for (let length = 0; joined.some((parts) => parts.length > length); length += 1) {
    const tried = joined.map((parts, index) => chosen.get(index) ?? parts[length] ?? '');
    known(tried, names).forEach((column, index) => {
      if (column !== undefined) chosen.set(index, tried[index] ?? '');
    });
  }
  const texts = joined.map((parts, index) => chosen.get(index) ?? parts.at(-1) ?? '');
  return { row, rows: count, texts, found: known(texts, names) };
}

function bestOf(rows: readonly (readonly BlockCell[])[], names: Names): Candidate | undefined {
  let best: Candidate | undefined;
  const singles = rows.slice(0, MAX_ROWS_ABOVE).map((_, row) => singleRow(rows, row, names));
  for (const one of singles) if (countOf(one.found) > countOf(best?.found ?? [])) best = one;
  for (const count of [2, 3] as const)
    for (const { row } of singles) {
      const joined = joinedRows(rows, { row, count }, names);
      if (joined !== undefined && countOf(joined.found) > countOf(best?.found ?? [])) best = joined;
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

/** Titles of a copied block. */
export interface BlockTitles {
  /** The column below each cell of the titles; undefined where nobody knows it. */
  readonly columns: readonly (CompiledColumn | undefined)[];
  /** Titles that no column has. */
  readonly unknown: readonly string[];
  /** Rows that they take, from the top of the block. */
  readonly rows: HeadRows;
  readonly texts: readonly string[];
}

/**
 * Reads the first rows of a block as titles: at least half of what is written there names columns. Undefined: they are data.
 *
 * @param remembered as `columnsOfHeads` takes it; a head that was left out is not unknown.
 */
export function readBlockTitles(
  rows: readonly (readonly BlockCell[])[],
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): BlockTitles | undefined {
  const names: Names = { columns, remembered };
  const all = [
    ...(rows.length > 0 ? [singleRow(rows, 0, names)] : []),
    ...([2, 3] as const).flatMap((count) => joinedRows(rows, { row: 0, count }, names) ?? []),
  ];
  const areTitles = ({ texts, found }: Candidate): boolean =>
    countOf(found) > 0 && countOf(found) * 2 >= texts.filter((text) => text !== '').length;
  const [first, ...others] = all.filter(areTitles);
  if (first === undefined) return undefined;
  const best = others.reduce((most, one) => (countOf(one.found) > countOf(most.found) ? one : most), first);
  const unknown = best.texts.filter(
    (text, index) => text !== '' && best.found[index] === undefined && remembered[plainTitle(text)] !== '',
  );
  return { columns: best.found, unknown, rows: best.rows, texts: best.texts };
}

/**
 * Finds the heads of a sheet: among the first rows the one, or up to three together, that know most columns; where none
 * knows any, the one in which most is written. The first of these. Undefined where nothing is written.
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
