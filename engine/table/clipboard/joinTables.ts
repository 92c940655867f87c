import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { blockOf, isBlankCell, type Block, type LeftOut } from './block.ts';
import { sameTitles } from './headerRow.ts';
import { readBlockTitles } from './sheetHeads.ts';

type Row = readonly BlockCell[];

/** Tables that follow each other as parts of one: a head, and what stands below it. */
interface Group {
  readonly rows: Row[];
  readonly tables: Block[];
  /** Its first rows name columns. */
  readonly hasTitles: boolean;
}

const widthOf = (rows: readonly Row[]): number => rows[0]?.length ?? 0;

/** Cells up to the last that is not blank: a head reaches over the scroll bar of the rows below it. */
const writtenWidth = (rows: readonly Row[]): number =>
  rows.reduce(
    (width, row) => row.reduce((last, cell, index) => (isBlankCell(cell) ? last : Math.max(last, index + 1)), width),
    0,
  );

const isBelow = (upper: readonly Row[], lower: readonly Row[]): boolean =>
  widthOf(lower) <= widthOf(upper) && writtenWidth(upper) <= widthOf(lower);

const writtenCells = ({ rows }: Group): number =>
  rows.reduce((count, row) => count + row.filter((cell) => !isBlankCell(cell)).length, 0);

/** Tables that go on with the columns of the one before are its rows; one with titles of its own begins anew. */
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

/** The first whose titles are known and have rows below them, with all of the same titles; else the one with most in it. */
function chosenGroups(groups: readonly Group[]): readonly Group[] {
  const named = groups.find(({ hasTitles, rows }) => hasTitles && rows.length > 1);
  if (named !== undefined)
    return groups.filter((group) => group === named || sameTitles(named.rows[0] ?? [], group.rows[0] ?? []));
  const [largest] = [...groups].sort((one, other) => writtenCells(other) - writtenCells(one));
  return largest === undefined ? [] : [largest];
}

/**
 * The table that copied HTML means: other systems keep the head of a table in a table of its own, and pages have tables
 * around it. Undefined where nothing stands in any.
 *
 * @param remembered as `readBlockTitles` takes it.
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
