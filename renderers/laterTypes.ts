import type { ColumnType } from '../engine/index.ts';
import { LATER_TYPES } from './table/editors/laterTypes.ts';
import { laterWidgets } from './columns/placeholder/laterWidgets.ts';

/** Where a column type cannot be edited yet: in the fields of a form, in the cells of a table. */
export const laterPlaces = (type: ColumnType): readonly ('field' | 'cell')[] => [
  ...(Object.hasOwn(laterWidgets, type) ? (['field'] as const) : []),
  ...(LATER_TYPES.has(type) ? (['cell'] as const) : []),
];
