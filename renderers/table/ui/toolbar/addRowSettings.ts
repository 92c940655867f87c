import type { TablePorts } from '../../grid/cells/cellEditors.ts';

/** How the toolbar's 新增 adds rows (W2.1-10). */
export interface AddRowSettings {
  /** From 1. */
  readonly count: number;
  /** Behind which row; 0: at the bottom. */
  readonly index: number;
  /** The table scrolls to the new rows. */
  readonly scroll: boolean;
}

/** One key for all tables. */
const KEY = 'table-add-rows';

export const DEFAULT_ADD_ROWS: AddRowSettings = { count: 1, index: 0, scroll: false };

const wholeFrom = (least: number, value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : otherwise;

/** What is stored, as far as it makes sense. */
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

/** The place of the new rows in a table of that many; a place beyond it is the bottom. */
export const addPlace = ({ index }: AddRowSettings, rowCount: number): number =>
  index === 0 ? rowCount : Math.min(index, rowCount);
