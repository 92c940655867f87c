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
  /** Probable column, if the head is unknown. */
  readonly suggested?: CompiledColumn | undefined;
}

export type HeadRows = 1 | 2 | 3;

export interface SheetHeads {
  /** Index of the head row; of several, the topmost. */
  readonly row: number;
  /** Number of head rows: more than one if the upper ones are group titles of the lower ones. */
  readonly rows: HeadRows;
  /** One for each cell of that row; blank cells have a blank text. */
  readonly heads: readonly SheetHead[];
}

/** Maximum number of rows that are searched: heads may follow a letterhead (contract §6.3). */
const MAX_ROWS_ABOVE = 60;
/** Maximum number of rows that are searched if no head is known. */
const UNKNOWN_ROWS = 12;
/** Number of cells below a head that are used to guess its column. */
const SAMPLES = 30;

/** Checks that any text or number passes do not identify a column. */
const PLAIN_CHECKS: ReadonlySet<string> = new Set(['required', 'type', 'maxLength', 'precision', 'unique']);

/** Whether all samples are valid for a column that does not accept every text. */
function hasShape(samples: readonly BlockCell[], column: CompiledColumn): boolean {
  const telling = column.checks.filter(({ id }) => !PLAIN_CHECKS.has(id));
  if (samples.length === 0 || (telling.length === 0 && column.options === undefined)) return false;
  return samples.every((cell) => {
    const read = convertCell(cell, column, { thisYear: new Date().getFullYear() });
    return read.kind === 'set' && telling.every(({ test }) => test(read.value, {}));
  });
}

/** Suggests a column by its name, otherwise the only one that all cells below the head fit. */
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
 * Returns names of one column in heads of several rows, the longest first: `成交` over `数量` is `成交数量`, which is
 * looked up before `数量`. A text repeated in successive rows, as in merged cells, counts once.
 */
function namesOfParts(parts: readonly string[]): readonly string[] {
  const said = parts.filter((part, row) => part !== '' && part !== parts[row - 1]);
  const [top = '', ...below] = said;
  const [leaf = top] = said.slice(-1);
  const tails = said.map((_, from) => said.slice(from).join(''));
  // Adds the name of top and bottom row without those between.
  return below.length > 1 ? [...tails.slice(0, 1), `${top}${leaf}`, ...tails.slice(1)] : tails;
}

/** Returns the names of each column in heads of several rows. */
function joinHeads(rows: readonly (readonly BlockCell[])[]): readonly (readonly string[])[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const over = rows.map(() => '');
  return Array.from({ length: width }, (_, index) => {
    const written = rows.map((row) => row[index]?.text.trim() ?? '');
    const last = written.reduce((at, text, row) => (text === '' ? at : row), -1);
    const parts = written.map((text, row) => {
      if (text !== '') {
        // A new head ends the spans of the heads below it.
        if (over[row] !== text) over.fill('', row + 1);
        over[row] = text;
      }
      // A head spanning several columns may be only in the first, merged or not; the lowest one belongs to its own
      // column.
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

/** Joins several rows into one candidate; undefined if there are too few. */
function joinedRows(
  rows: readonly (readonly BlockCell[])[],
  { row, count }: { readonly row: number; readonly count: 2 | 3 },
  names: Names,
): Candidate | undefined {
  const taken = rows.slice(row, row + count);
  if (taken.length < count) return undefined;
  const joined = joinHeads(taken);
  const chosen = new Map<number, string>();
  // Longer names first, over all columns: otherwise a short name could take the column that another head names in full.
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
  /** Column for each title cell; undefined if unknown. */
  readonly columns: readonly (CompiledColumn | undefined)[];
  /** Titles without a column. */
  readonly unknown: readonly string[];
  /** Number of title rows at the top of the block. */
  readonly rows: HeadRows;
  readonly texts: readonly string[];
}

/**
 * Reads the first rows of a block as titles, if at least half of their texts name columns. Undefined: they are data.
 *
 * @param remembered as for `columnsOfHeads`; a head that was left out is not unknown.
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
 * Finds the heads of a sheet: among the first rows the first one, or up to three together, with the most known columns;
 * if none is known, the one with the most texts. Undefined if all are blank.
 *
 * @param at index of the head row, if staff have chosen it.
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
