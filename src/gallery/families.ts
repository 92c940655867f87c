import type { ColumnType } from '../../engine/index.ts';
import type { ShellTextKey } from '../locales/t.ts';

/** What belongs together in the gallery: the families of column types, and what is no type of its own. */
export const FAMILIES = [
  'text',
  'number',
  'choice',
  'multiple',
  'flag',
  'search',
  'date',
  'popup',
  'people',
  'file',
  'feature',
] as const;

export type Family = (typeof FAMILIES)[number];

/** A type that the meta-schema gains and nobody places here is a compile error. */
const FAMILY_OF: Readonly<Record<ColumnType, Family>> = {
  input: 'text',
  textarea: 'text',
  input_pop: 'text',
  tags: 'text',
  slot: 'text',
  normal: 'text',
  hidden: 'text',
  inputNumber: 'number',
  progress: 'number',
  select: 'choice',
  'select-search': 'choice',
  radio: 'choice',
  list_multi: 'multiple',
  'select-multiple': 'multiple',
  checkbox_meta: 'multiple',
  checkbox: 'flag',
  sel_search: 'search',
  sel_search_async: 'search',
  autocomplete: 'search',
  date: 'date',
  datetime: 'date',
  time: 'date',
  popup: 'popup',
  sel_user: 'people',
  sel_depart: 'people',
  upload: 'file',
  file: 'file',
  image: 'file',
};

/** Every column type, in the order of the gallery. */
export const COLUMN_TYPES: readonly ColumnType[] = FAMILIES.flatMap((family) =>
  // The keys of the record are the types.
  (Object.keys(FAMILY_OF) as ColumnType[]).filter((type) => FAMILY_OF[type] === family),
);

/** The column type that an example is named after; undefined: it shows something else. */
export const typeNamed = (name: string): ColumnType | undefined => COLUMN_TYPES.find((type) => type === name);

export const familyOf = (type: ColumnType | undefined): Family => (type === undefined ? 'feature' : FAMILY_OF[type]);

export const familyTitle = (family: Family): ShellTextKey => `gallery.family.${family}`;
