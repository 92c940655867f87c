import type { TableButton } from '../../../../engine/index.ts';

/** What the toolbar has (contract §9.1). */
export interface ToolbarConfig {
  /** Default: both. */
  readonly slots?: readonly ('prefix' | 'suffix')[];
  /** Default: all but `save`, which stands for a save of the table alone. */
  readonly btns?: readonly TableButton[];
}

export const DEFAULT_TOOLBAR: Required<ToolbarConfig> = {
  slots: ['prefix', 'suffix'],
  btns: ['add', 'insert', 'remove', 'clearSelection', 'collapse'],
};
