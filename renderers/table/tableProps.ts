import type { ReactNode } from 'react';
import type { TableModel } from '../../engine/index.ts';
import type { CellEditors, TablePorts } from './cellEditors.ts';
import type { TableSize } from './gridLayout.ts';
import type { CellSlots } from './slotCells.ts';

export interface EditableTableProps {
  readonly model: TableModel;
  readonly ports: TablePorts;
  /** Names the grid for those who do not see it: the detail's title. */
  readonly label?: string;
  /** Row height by name (D33). Default: `medium`. */
  readonly size?: TableSize;
  /** Pixels; stands over `size`. */
  readonly rowHeight?: number;
  /** Pixels, or `fill` for the parent's height. Default: as high as its rows, up to `maxHeight`. */
  readonly height?: number | 'fill';
  /** Pixels; 400 by default (W9-5). */
  readonly maxHeight?: number;
  /** Default: true. */
  readonly rowNumber?: boolean;
  /** Checkboxes. Default: true, unless the model is read-only. */
  readonly rowSelection?: boolean;
  /** Buttons above the table; nodes are put behind them. Default: true, unless the model is read-only. */
  readonly toolbar?: boolean | ReactNode;
  readonly loading?: boolean;
  /** Shown instead of the rows. */
  readonly error?: ReactNode;
  readonly editors?: CellEditors;
  /** Renderers of `slot` columns by name. Default: none; a cell without one names what is missing. */
  readonly slots?: CellSlots;
  /** Whether the user holds a permission code of a column. Default: yes. */
  readonly can?: (code: string) => boolean;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
}

export interface EditableTableHandle {
  /** Scrolls to a cell and selects it; false when there is no such cell. */
  focusCell(rowId: string, key: string): boolean;
  /** Keeps what is being typed; resolves when codes that are being looked up are in. Call it before a save. */
  flush(): Promise<void>;
}
