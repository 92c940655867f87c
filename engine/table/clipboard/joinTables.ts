import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { blockOf, isBlankCell, type Block, type LeftOut } from './block.ts';
import { sameTitles } from './headerRow.ts';
import { readBlockTitles } from './sheetHeads.ts';

type Row = readonly BlockCell[];

/** Consecutive tables that form one: a head, and the rows below it. */
interface Group {
  readonly rows: Row[];
  readonly tables: Block[];
  /** Whether its first rows name columns. */
  readonly hasTitles: boolean;
}

const widthOf = (rows: readonly Row[]): number => rows[0]?.length ?? 0;

/** Width up to the last non-blank cell: a separate head may also span the scroll bar of the rows below it. */
const writtenWidth = (rows: readonly Row[]): number =>
  rows.reduce(
    (width, row) => row.reduce((last, cell, index) => (isBlankCell(cell) ? last : Math.max(last, index + 1)), width),
    0,
  );

const isBelow = (upper: readonly Row[], lower: readonly Row[]): boolean =>
  widthOf(lower) <= widthOf(upper) && writtenWidth(upper) <= widthOf(lower);

const writtenCells = ({ rows }: Group): number =>
  rows.reduce((count, row) => count + row.filter((cell) => !isBlankCell(cell)).length, 0);

/**
 * Groups tables: one that continues the columns of the previous table adds rows to it, one with its own titles starts a
 * group.
 */
function groupsOf(tables: readonly Block[], hasTitlesAbove: (rows: readonly Row[]) => boolean): readonly Group[] {
  const groups: Group[] = [];
  for (const table of tables) {
    const [first] = table.rows;
    if (first === undefined || table.rows.every((row) => row.every(isBlankCell))) continue;
    const hasTitles = hasTitlesAbove(table.rows);
    const before = groups.at(-1);
    const titles = before?.rows[0];
    const repeats = titles !== undefined && sameTitles(titles, first);
    if (before !== undefined && (repeats || (!hasTitles && isBelow(before.rows, table.rows)))) {
      for (const row of table.rows) before.rows.push(row);
      before.tables.push(table);
    } else groups.push({ rows: [...table.rows], tables: [table], hasTitles });
  }
  return groups;
}

/**
 * Returns the first group with known titles and rows below them, with all groups of the same titles; otherwise the one
 * with the most content.
 */
function chosenGroups(groups: readonly Group[]): readonly Group[] {
  const named = groups.find(({ hasTitles, rows }) => hasTitles && rows.length > 1);
  if (named !== undefined)
    return groups.filter((group) => group === named || sameTitles(named.rows[0] ?? [], group.rows[0] ?? []));
  const [largest] = [...groups].sort((one, other) => writtenCells(other) - writtenCells(one));
  return largest === undefined ? [] : [largest];
}

/**
 * Returns the table that copied HTML contains: some systems use a separate table for the head, and pages have tables
 * for layout. Undefined if all are blank.
 *
 * @param remembered as for `readBlockTitles`.
 */
export function joinTables(
  tables: readonly Block[],
  columns: readonly CompiledColumn[],
  remembered: Readonly<Record<string, string>> = {},
): Block | undefined {
  const groups = groupsOf(tables, (rows) => readBlockTitles(rows, columns, remembered) !== undefined);
  const chosen = chosenGroups(groups);
  if (chosen.length === 0) return undefined;
  const parts = chosen.flatMap((group) => group.tables).map(({ leftOut }) => leftOut);
  const cells = parts.reduce((count, part) => count + (part?.cells ?? 0), 0);
  const leftOut: LeftOut = {
    rows: parts.reduce((count, part) => count + (part?.rows ?? 0), 0),
    columns: parts.reduce((most, part) => Math.max(most, part?.columns ?? 0), 0),
    ...(cells > 0 && { cells }),
    tables: groups.length - chosen.length,
  };
  return { ...blockOf(chosen.flatMap(({ rows }) => rows)), leftOut };
}
