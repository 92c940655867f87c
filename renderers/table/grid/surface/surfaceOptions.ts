import type { CompiledColumn, TableModel } from '../../../../engine/index.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { ColumnSettings } from '../columns/columnSettings.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import type { RowColumn } from '../rows/rowColumns.ts';
import type { ExpandedRow } from './rowExpansion.ts';

export interface SurfaceOptions {
  readonly model: TableModel;
  /** The model's columns as they are rendered and edited. */
  readonly drawn: readonly CompiledColumn[];
  readonly ports: TablePorts;
  /** Pixels. */
  readonly rowHeight: number;
  readonly rowColumns: ReadonlySet<RowColumn>;
  readonly label: string;
  /** Whether a column is shown, in addition to its own visibility. */
  readonly isShown: (column: CompiledColumn) => boolean;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Cells with comments; usually undefined. */
  readonly remarked: () => ReadonlySet<string> | undefined;
  readonly onExpand: (expanded: ExpandedRow | null) => void;
  /** The user's column arrangement. */
  readonly columns: ColumnSettings;
  /** The visible rows and their order. */
  readonly rows: ViewRows;
}
