import type {
  BlockCell,
  CellSearch,
  CellValue,
  CompiledColumn,
  RefusalReason,
  TableRow,
} from '../../../../engine/index.ts';
import type { CellTexts } from '../../grid/cells/cellTexts.ts';
import type { ViewRows } from '../../grid/rows/viewRows.ts';
import type { PasteNote, PasteReport } from '../clipboard/pasteReport.ts';
import type { TargetColumn } from '../clipboard/pasteTarget.ts';
import { CellPlanner, changedCells, type PastePlan } from '../clipboard/planPaste.ts';
import type { FoundCell } from './cellFinder.ts';
import { replacedText } from '../../grid/cells/cellMatch.ts';

export interface ReplaceOptions {
  readonly rows: ViewRows;
  readonly texts: CellTexts;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  readonly search: CellSearch;
  readonly replacement: string;
  readonly thisYear: number;
}

/** A matching cell that preserved its value. */
export type SkippedCell = PasteNote<RefusalReason | 'readOnly'>;

export interface ReplacePlan extends PastePlan {
  /** Number of cells to replace: all that match and can be edited. */
  readonly tried: number;
  readonly readOnly: readonly SkippedCell[];
}

/** Result of a replacement. */
export interface ReplaceReport {
  readonly replaced: number;
  readonly skipped: readonly SkippedCell[];
  /** Number of cells whose codes are being looked up. */
  readonly pending: number;
}

/** Number of cells between two cancellation checks. */
const PART = 200;

/** The cells of one row. */
interface Line {
  readonly row: TableRow;
  readonly columns: CompiledColumn[];
}

/** Groups the found cells by row. Rows may be sorted again while the cells are read. */
function linesOf(found: readonly FoundCell[], rows: ViewRows): readonly Line[] {
  const lines: Line[] = [];
  let last = -1;
  for (const { row, column } of found) {
    if (row !== last) lines.push({ row: rows.rowAt(row), columns: [] });
    last = row;
    lines.at(-1)?.columns.push(column);
  }
  return lines;
}

/**
 * Plans a replacement: the replaced texts are read as if they were pasted into their cells, in row order. Yields the
 * number of cells read after each part; changes nothing.
 */
export function* planReplace(found: readonly FoundCell[], options: ReplaceOptions): Generator<number, ReplacePlan> {
  const { rows, texts, isReadOnly, search, replacement } = options;
  const planner = new CellPlanner({ ...options, defaults: null });
  const readOnly: SkippedCell[] = [];
  const cells: CellValue[] = [];
  let [read, told, changedRows] = [0, 0, 0];
  for (const { row, columns } of linesOf(found, rows)) {
    const { id, values } = row;
    const written: BlockCell[] = [];
    const targets: TargetColumn[] = [];
    for (const column of columns) {
      const text = replacedText({ search, replacement }, { column, value: values[column.key] }, texts);
      if (text === undefined) continue;
      if (isReadOnly(id, column)) {
        const from = texts.textOf(column, values[column.key]);
        readOnly.push({ rowId: id, key: column.key, title: column.title, from, reason: 'readOnly' });
        continue;
      }
      targets.push({ column, index: written.length, source: undefined });
      written.push({ text });
    }
    if (written.length > 0) {
      changedRows += 1;
      for (const cell of changedCells(row, planner.line(row, written, targets))) cells.push(cell);
    }
    read += columns.length;
    if (read - told < PART) continue;
    told = read;
    yield read;
  }
  return {
    changes: cells.length > 0 ? [{ kind: 'set', cells }] : [],
    choices: planner.choices,
    notes: planner.notes,
    tried: planner.cells,
    readOnly,
    report: {
      rows: changedRows,
      cells: planner.cells,
      readOnly: readOnly.length,
      leftRows: 0,
      maxRows: null,
      leftColumns: 0,
      unknownTitles: [],
    },
  };
}

/** Returns the report of a replacement, from the plan and the report of its execution. */
export function replaceReport({ tried, readOnly }: ReplacePlan, { refusals, pending }: PasteReport): ReplaceReport {
  return { replaced: tried - refusals.length - pending, skipped: [...refusals, ...readOnly], pending };
}
