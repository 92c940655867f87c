import type { TableButton } from '../../../../engine/index.ts';

/** Configuration of the toolbar (contract §9.1). */
export interface ToolbarConfig {
  /** Default: both. */
  readonly slots?: readonly ('prefix' | 'suffix')[];
  /** Default: all but `save`, which saves only the table. */
  readonly btns?: readonly TableButton[];
}

export const DEFAULT_TOOLBAR: Required<ToolbarConfig> = {
  slots: ['prefix', 'suffix'],
  btns: ['add', 'insert', 'remove', 'clearSelection', 'collapse'],
};
