import type { ColumnType } from '../generated/page.ts';
import { choices } from './choice.ts';
import type { ColumnKind } from './columnKind.ts';
import { files } from './file.ts';
import { flags } from './flag.ts';
import { moments } from './moment.ts';
import { multiples } from './multiple.ts';
import { numbers } from './number.ts';
import { people } from './people.ts';
import { popups } from './popup.ts';
import { searches } from './search.ts';
import { typedTexts } from './text.ts';

/** What belongs together, in the order in which it is shown. */
const FAMILIES = {
  text: typedTexts,
  number: numbers,
  choice: choices,
  multiple: multiples,
  flag: flags,
  search: searches,
  date: moments,
  popup: popups,
  people,
  file: files,
};

export type ColumnFamily = keyof typeof FAMILIES;

/** What each column type is; a type of the meta-schema that is in no family is a compile error. */
const COLUMN_KINDS: { readonly [T in ColumnType]: ColumnKind<T> } = {
  ...FAMILIES.text,
  ...FAMILIES.number,
  ...FAMILIES.choice,
  ...FAMILIES.multiple,
  ...FAMILIES.flag,
  ...FAMILIES.search,
  ...FAMILIES.date,
  ...FAMILIES.popup,
  ...FAMILIES.people,
  ...FAMILIES.file,
};

// The keys of the records are families and types.
export const COLUMN_FAMILIES = Object.keys(FAMILIES) as readonly ColumnFamily[];
export const typesOfFamily = (family: ColumnFamily): readonly ColumnType[] =>
  Object.keys(FAMILIES[family]) as ColumnType[];

export const kindOf = (type: ColumnType): ColumnKind => COLUMN_KINDS[type];

/** One of the options that the page knows: its value is checked against them. */
export const isOneOfFew = (type: ColumnType): boolean => kindOf(type).choice === 'few';

/** Several of the options that the page knows, comma separated. */
export const isSeveralOfFew = (type: ColumnType): boolean => kindOf(type).choice === 'several';

/** One item of a dictionary of any size. */
export const isOneOfMany = (type: ColumnType): boolean => kindOf(type).choice === 'many';

/** Compared by order, and searched by a range: a day, a moment, a time of day. */
export const isMoment = (type: ColumnType): boolean => kindOf(type).order === 'moment';

/** Chosen rather than typed: staff read 请选择 where it is missing. */
export const isChosen = (type: ColumnType): boolean => kindOf(type).isChosen === true;
