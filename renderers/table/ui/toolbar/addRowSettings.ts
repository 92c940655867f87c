import type { TablePorts } from '../../grid/cells/cellEditors.ts';

/** Settings of the toolbar's 新增 (W2.1-10). */
export interface AddRowSettings {
  /** Minimum 1. */
  readonly count: number;
  /** One-based row after which rows are added; 0: at the bottom. */
  readonly index: number;
  /** Whether the table scrolls to the new rows. */
  readonly scroll: boolean;
}

/** One key for all tables. */
const KEY = 'table-add-rows';

export const DEFAULT_ADD_ROWS: AddRowSettings = { count: 1, index: 0, scroll: false };

const wholeFrom = (least: number, value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : otherwise;

/** Parses the stored settings as far as they are valid. */
export function readAddRows(preferences: TablePorts['preferences']): AddRowSettings {
  const stored = preferences?.get(KEY);
  if (typeof stored !== 'object' || stored === null) return DEFAULT_ADD_ROWS;
  const { count, index, scroll }: { count?: unknown; index?: unknown; scroll?: unknown } = stored;
  return {
    count: wholeFrom(1, count, DEFAULT_ADD_ROWS.count),
    index: wholeFrom(0, index, DEFAULT_ADD_ROWS.index),
    scroll: scroll === true,
  };
}

export const writeAddRows = (preferences: TablePorts['preferences'], settings: AddRowSettings): void =>
  preferences?.set(KEY, settings);

/** Returns the index of new rows in a table with that many rows; a value beyond it means the bottom. */
export const addPlace = ({ index }: AddRowSettings, rowCount: number): number =>
  index === 0 ? rowCount : Math.min(index, rowCount);
