import type { ColumnType } from '../../../engine/index.ts';

/**
 * Types whose picker dialogs come with their widgets: their cells show the value, and say on hover that it cannot be
 * changed there yet. A dialog that is registered with `dialogEditor` takes its type out of this list by itself.
 */
export const LATER_TYPES: ReadonlySet<ColumnType> = new Set(['sel_depart', 'sel_user', 'upload', 'file', 'image']);
