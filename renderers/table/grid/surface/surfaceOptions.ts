import type { CompiledColumn, TableModel } from '../../../../engine/index.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import type { RowColumn } from '../rows/rowColumns.ts';
import type { ExpandedRow } from './rowExpansion.ts';

export interface SurfaceOptions {
  readonly model: TableModel;
  /** The model's columns as they are drawn and edited. */
  readonly drawn: readonly CompiledColumn[];
  readonly ports: TablePorts;
  /** Pixels. */
  readonly rowHeight: number;
  readonly rowColumns: ReadonlySet<RowColumn>;
  readonly label: string;
  /** Columns left out besides those that are hidden. */
  readonly isShown: (column: CompiledColumn) => boolean;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Cells that somebody has commented on; undefined as a rule. */
  readonly remarked: () => ReadonlySet<string> | undefined;
  readonly onExpand: (expanded: ExpandedRow | null) => void;
  /** How staff arranged the columns. */
  readonly columns: ColumnSettings;
  /** Which rows show, and in which order. */
  readonly rows: ViewRows;
}
