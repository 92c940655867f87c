import {
  convertCell,
  isBlank,
  isBlankCell,
  isTemporaryId,
  takesFilesAway,
  type BlockCell,
  type CellValue,
  type CompiledColumn,
  type Conversion,
  type TableChange,
  type TableRow,
  type Values,
} from '../../../../engine/index.ts';
import { fillValues } from '../../../data/dictionaries/fillValues.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { ViewRows } from '../../grid/rows/viewRows.ts';
import type { PasteReport } from './pasteReport.ts';
import type { PasteTarget, TargetColumn } from './pasteTarget.ts';
import { PasteNotes } from './pasteNotes.ts';

/** A cell that needs a dictionary request: which item its text means, or what choosing the item fills. */
export interface OpenChoice {
  readonly rowId: string;
  readonly column: CompiledColumn;
  readonly text: string;
  /** The code is known and set; only its item is needed, for `fill`. */
  readonly isSet: boolean;
  /** Keys of the row that the paste sets: they take precedence over values filled from an item. */
  readonly given: ReadonlySet<string>;
  /** Keys of the row whose texts were refused: they are not filled from an item either. */
  readonly refused: ReadonlySet<string>;
}

export interface PlanOptions {
  readonly rows: ViewRows;
  readonly target: PasteTarget;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  readonly mayAdd: boolean;
  readonly thisYear: number;
}

export interface PastePlan {
  readonly changes: readonly TableChange[];
  readonly choices: readonly OpenChoice[];
  readonly notes: PasteNotes;
  /** The rows that receive values, in the order of the block. */
  readonly rowIds?: readonly string[];
  readonly report: Omit<PasteReport, 'conversions' | 'refusals' | 'doubts' | 'pending'>;
}

/** State of a row during planning. */
interface Line {
  readonly row: TableRow;
  readonly values: Values;
  readonly given: Set<string>;
  readonly refused: Set<string>;
  readonly choices: { readonly column: CompiledColumn; readonly text: string; readonly isSet: boolean }[];
}

export interface CellPlanOptions {
  readonly isReadOnly: PlanOptions['isReadOnly'];
  readonly thisYear: number;
  /** Default values of a new row; a blank cell of the sheet preserves them. Null: blanks are written. */
  readonly defaults: Values | null;
}

/** Converts texts to cell values and collects the notes on them. */
export class CellPlanner {
  readonly notes: PasteNotes;
  readonly choices: OpenChoice[] = [];
  cells = 0;
  readOnly = 0;
  readonly #options: CellPlanOptions;

  /** `notes`: those of a paste that is continued. */
  constructor(options: CellPlanOptions, notes = new PasteNotes()) {
    this.notes = notes;
    this.#options = options;
  }

  /** Returns the values that one row of a block sets in a row of the table. */
  line(row: TableRow, cells: readonly BlockCell[], columns: readonly TargetColumn[]): Values {
    const { isReadOnly, defaults } = this.#options;
    const line: Line = { row, values: {}, given: new Set(), refused: new Set(), choices: [] };
    const isBlankLine = defaults === null || cells.every(isBlankCell);
    for (const place of columns) {
      const cell = cells[place.index];
      if (cell === undefined) continue;
      if (isReadOnly(row.id, place.column)) this.readOnly += isBlankCell(cell) ? 0 : 1;
      else this.#cell(line, place, { cell, keepsDefault: !isBlankLine && isBlankCell(cell) });
    }
    for (const choice of line.choices)
      this.choices.push({ ...choice, rowId: row.id, given: line.given, refused: line.refused });
    return line.values;
  }

  #cell(
    line: Line,
    { column, source }: TargetColumn,
    { cell, keepsDefault }: { cell: BlockCell; keepsDefault: boolean },
  ): void {
    const { row, values, given, refused } = line;
    this.cells += 1;
    if (keepsDefault && cell.raw === undefined && isDefault(row, column.key, this.#options.defaults)) return;
    const read = convertCell(cell, column, { thisYear: this.#options.thisYear, source });
    const isTaken = read.kind === 'set' && takesFilesAway(column, row.values[column.key], read.value);
    const conversion: Conversion = isTaken ? { kind: 'refused', reason: 'keepsFiles' } : read;
    if (conversion.kind === 'choice') {
      line.choices.push({ column, text: conversion.text, isSet: false });
      given.add(column.key);
      return;
    }
    this.notes.take({ rowId: row.id, column, text: cell.text }, conversion);
    if (conversion.kind === 'refused') {
      refused.add(column.key);
      delete values[column.key];
      return;
    }
    values[column.key] = conversion.value;
    if (cell.raw !== undefined || !isBlank(conversion.value)) given.add(column.key);
    this.#fill(line, column, conversion);
  }

  /** A code that is new to the row fills other columns, as when it is chosen manually. */
  #fill(line: Line, column: CompiledColumn, { value }: Extract<Conversion, { kind: 'set' }>): void {
    if (column.fill === undefined || isBlank(value) || value === line.row.values[column.key]) return;
    const option = column.options?.find((one) => one.value === value);
    if (option !== undefined) Object.assign(line.values, without(fillValues(column, option), keysOfSheet(line)));
    else if (column.dictCode !== undefined && !Object.keys(column.fill).every((key) => keysOfSheet(line).has(key)))
      line.choices.push({ column, text: String(value), isSet: true });
  }
}

/** Returns the keys of a row for which the sheet has content, even invalid content: an item must not fill them. */
export const keysOfSheet = ({ given, refused }: Pick<OpenChoice, 'given' | 'refused'>): ReadonlySet<string> =>
  refused.size === 0 ? given : new Set([...given, ...refused]);

export const without = (values: Values, keys: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.has(key)));

/** Whether a blank cell of the sheet preserves the default of a new row, as manual input would. */
const isDefault = (row: TableRow, key: string, defaults: Values | null): boolean =>
  !isBlank(defaults?.[key]) && isTemporaryId(row.id) && row.values[key] === defaults?.[key];

/** Returns the cells whose values differ. */
export const changedCells = (row: TableRow, values: Values): readonly CellValue[] =>
  Object.entries(values)
    .filter(([key, value]) => toText(row.values[key]) !== toText(value))
    .map(([key, value]) => ({ rowId: row.id, key, value }));

/** Plans a paste: the immediate changes, and the choices that need dictionary requests. */
export function planPaste(options: PlanOptions): PastePlan {
  const { rows: shown, target } = options;
  const { model } = shown;
  const planner = new CellPlanner({ ...options, defaults: model.newRow().values });
  const existing = Math.max(0, Math.min(target.height, shown.rowCount - target.top));
  const room = options.mayAdd ? Math.max(0, model.maxRows - model.rowCount) : 0;
  const added = Math.min(target.height - existing, room);
  const cells: CellValue[] = [];
  const rows: { index: number; row: TableRow }[] = [];
  const rowIds: string[] = [];
  for (let offset = 0; offset < existing + added; offset += 1) {
    if (offset < existing) {
      const row = shown.rowAt(target.top + offset);
      rowIds.push(row.id);
      cells.push(...changedCells(row, planner.line(row, target.rowAt(offset), target.columns)));
    } else {
      const row = model.newRow();
      rowIds.push(row.id);
      Object.assign(row.values, planner.line(row, target.rowAt(offset), target.columns));
      rows.push({ index: model.rowCount + offset - existing, row });
    }
  }
  return {
    changes: [
      ...(cells.length > 0 ? [{ kind: 'set' as const, cells }] : []),
      ...(rows.length > 0 ? [{ kind: 'insert' as const, rows }] : []),
    ],
    choices: planner.choices,
    notes: planner.notes,
    rowIds,
    report: {
      rows: existing + added,
      cells: planner.cells,
      readOnly: planner.readOnly,
      leftRows: target.height - existing - added,
      maxRows: options.mayAdd ? model.maxRows : null,
      leftColumns: target.leftColumns,
      unknownTitles: target.unknownTitles,
      noData: target.noData,
      leftOut: target.leftOut,
    },
  };
}
