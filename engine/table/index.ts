export { setCells } from './linkedCells.ts';
/** Public interface of the table module: rows, changes and checks of an editable table. */
export { createTableModel } from './createTableModel.ts';
export { createTemporaryId, isTemporaryId } from './temporaryIds.ts';
export { cellStatistics } from './cellStatistics.ts';
export type { CellStatistics } from './cellStatistics.ts';
export type { DisabledRows } from './disabledRows.ts';
export { seriesOf } from './series.ts';
export type { Series, SeriesStep } from './series.ts';
