import type { ColumnType } from '../engine/index.ts';
import { PlaceholderEdit } from './columns/PlaceholderEdit.tsx';
import { registry } from './registry/registry.ts';
import { isLaterCell } from './table/editors/defaultEditors.ts';

/** Where a column type cannot be edited yet: in the fields of a form, in the cells of a table. */
export const laterPlaces = (type: ColumnType): readonly ('field' | 'cell')[] => [
  ...(registry[type].Edit === PlaceholderEdit ? (['field'] as const) : []),
  ...(isLaterCell(type) ? (['cell'] as const) : []),
];
