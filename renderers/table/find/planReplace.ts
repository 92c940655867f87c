import type { BlockCell, CellSearch, CellValue, CompiledColumn, RefusalReason } from '../../../engine/index.ts';
import type { CellTexts } from '../cellTexts.ts';
import type { ViewRows } from '../filters/viewRows.ts';
import type { PasteNote, PasteReport } from '../clipboard/pasteReport.ts';
import type { TargetColumn } from '../clipboard/pasteTarget.ts';
import { CellPlanner, changedCells, type PastePlan } from '../clipboard/planPaste.ts';
import type { FoundCell } from './cellFinder.ts';
import { replacedText } from './cellMatch.ts';

export interface ReplaceOptions {
  readonly rows: ViewRows;
  readonly texts: CellTexts;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  readonly search: CellSearch;
  readonly replacement: string;
  readonly thisYear: number;
}

/** A cell that was found and kept its value. */
export type SkippedCell = PasteNote<RefusalReason | 'readOnly'>;

export interface ReplacePlan extends PastePlan {
  /** Cells that are tried: all that match and can be edited. */
  readonly tried: number;
  readonly readOnly: readonly SkippedCell[];
}

/** What became of a replacement. */
export interface ReplaceReport {
  readonly replaced: number;
  readonly skipped: readonly SkippedCell[];
  /** Cells whose codes are being looked up. */
  readonly pending: number;
}

interface Written {
  readonly cells: BlockCell[];
  readonly columns: TargetColumn[];
}

/** Reads the replaced texts as if they were pasted into their cells. Cells come in order of rows. */
export function planReplace(found: readonly FoundCell[], options: ReplaceOptions): ReplacePlan {
  const { rows, texts, isReadOnly, search, replacement } = options;
  const planner = new CellPlanner({ ...options, keepsDefaults: false });
  const readOnly: SkippedCell[] = [];
  const lines = new Map<number, Written>();
  for (const { row, column } of found) {
    const { id, values } = rows.rowAt(row);
    const text = replacedText({ search, replacement }, { column, value: values[column.key] }, texts);
    if (text === undefined) continue;
    if (isReadOnly(id, column)) {
      const from = texts.textOf(column, values[column.key]);
      readOnly.push({ rowId: id, key: column.key, title: column.title, from, reason: 'readOnly' });
      continue;
    }
    const line = lines.get(row) ?? { cells: [], columns: [] };
    lines.set(row, line);
    line.columns.push({ column, index: line.cells.length, source: undefined });
    line.cells.push({ text });
  }
  const cells: CellValue[] = [];
  for (const [index, line] of lines) {
    const row = rows.rowAt(index);
    for (const cell of changedCells(row, planner.line(row, line.cells, line.columns))) cells.push(cell);
  }
  return {
    changes: cells.length > 0 ? [{ kind: 'set', cells }] : [],
    choices: planner.choices,
    notes: planner.notes,
    tried: planner.cells,
    readOnly,
    report: {
      rows: lines.size,
      cells: planner.cells,
      readOnly: readOnly.length,
      leftRows: 0,
      maxRows: null,
      leftColumns: 0,
      unknownTitles: [],
    },
  };
}

/** What is told of a replacement, from what the plan tells when it is carried out. */
export function replaceReport({ tried, readOnly }: ReplacePlan, { refusals, pending }: PasteReport): ReplaceReport {
  return { replaced: tried - refusals.length - pending, skipped: [...refusals, ...readOnly], pending };
}
