import type { BlockCell } from '../columnKinds/paste/conversion.ts';
import type { CompiledColumn } from '../compiledPage.ts';
import { closestName } from '../suggestions.ts';
import { isBlankCell } from './block.ts';
import { convertCell } from './convertCell.ts';
import { columnsOfHeads, plainTitle } from './headerRow.ts';

/** One column of a sheet. */
export interface SheetHead {
  readonly text: string;
  readonly column?: CompiledColumn | undefined;
  /** Where nobody knows the head: the column that it is probably. */
  readonly suggested?: CompiledColumn | undefined;
}

export interface SheetHeads {
  /** Index of the row that the heads stand in. */
  readonly row: number;
  /** One for each cell of that row; those of blank cells have a blank text. */
  readonly heads: readonly SheetHead[];
}

/** Heads stand below a title and a line about the sheet (contract §6.3); more rows are not looked at. */
const ROWS_LOOKED_AT = 12;
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
  const closest = closestName(plainTitle(head), names.keys());
  if (closest !== undefined) return names.get(closest);
  const fitting = free.filter((column) => hasShape(samples, column));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Finds the row of heads of a sheet: among the first rows the one that knows most columns; where none knows any, the one
 * in which most is written. The first of these. Undefined where nothing is written.
 */
export function findSheetHeads(
  rows: readonly (readonly BlockCell[])[],
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): SheetHeads | undefined {
  let best: { readonly row: number; readonly found: readonly (CompiledColumn | undefined)[] } | undefined;
  let [mostKnown, mostWritten] = [0, 0];
  rows.slice(0, ROWS_LOOKED_AT).forEach((cells, row) => {
    const found = columnsOfHeads(cells, columns, remembered);
    const known = found.filter((column) => column !== undefined).length;
    const written = cells.filter((cell) => !isBlankCell(cell)).length;
    if (known < mostKnown || (known === mostKnown && written <= mostWritten)) return;
    [best, mostKnown, mostWritten] = [{ row, found }, known, written];
  });
  if (best === undefined) return undefined;
  const { row, found } = best;
  const taken = new Set(found);
  const free = columns.filter((column) => !taken.has(column));
  const below = rows.slice(row + 1);
  const heads = (rows[row] ?? []).map((cell, index): SheetHead => {
    const text = cell.text.trim();
    const column = found[index];
    if (column !== undefined || text === '') return { text, column };
    const samples = below.flatMap((cells) => cells[index] ?? []).filter((one) => !isBlankCell(one));
    return { text, suggested: suggest(text, samples.slice(0, SAMPLES), free) };
  });
  return { row, heads };
}
