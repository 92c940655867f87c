import { COLUMN_FAMILIES, typesOfFamily, type ColumnFamily, type ColumnType } from '../../../engine/index.ts';
import type { GalleryTextKey } from './galleryText.ts';

/** Groups of the gallery: the families of column types, and features that are no column type. */
export type Family = ColumnFamily | 'feature';

export const FAMILIES: readonly Family[] = [...COLUMN_FAMILIES, 'feature'];

/** Every column type, in the order of the gallery. */
export const COLUMN_TYPES: readonly ColumnType[] = COLUMN_FAMILIES.flatMap(typesOfFamily);

/** The column type after which an example is named; undefined for another feature. */
export const typeNamed = (name: string): ColumnType | undefined => COLUMN_TYPES.find((type) => type === name);

export const familyOf = (type: ColumnType | undefined): Family =>
  COLUMN_FAMILIES.find((family) => type !== undefined && typesOfFamily(family).includes(type)) ?? 'feature';

export const familyTitle = (family: Family): GalleryTextKey => `gallery.family.${family}`;
