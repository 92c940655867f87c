import type { ColumnType } from '../../generated/page.ts';
import { calendarParts } from './calendar.ts';
import { choices } from './choice.ts';
import type { ColumnKind } from './columnKind.ts';
import { crons } from './cron.ts';
import { dateRanges } from './dateRange.ts';
import { editors } from './editor.ts';
import { files } from './file.ts';
import { flags } from './flag.ts';
import { moments } from './moment.ts';
import { multiples } from './multiple.ts';
import { numbers } from './number.ts';
import { business, people } from './people.ts';
import { popups } from './popup.ts';
import { searches } from './search.ts';
import { secrets } from './secret.ts';
import { typedTexts } from './text.ts';
import { trees } from './tree.ts';

/** Column types grouped by family, in display order. */
const FAMILIES = {
  text: typedTexts,
  editor: editors,
  number: numbers,
  choice: choices,
  multiple: multiples,
  flag: flags,
  search: searches,
  tree: trees,
  date: { ...moments, ...dateRanges, ...calendarParts, ...crons },
  popup: popups,
  people,
  business,
  file: files,
  secret: secrets,
};

export type ColumnFamily = keyof typeof FAMILIES;

/** Kind of each column type; a type of the meta-schema that belongs to no family is a compile error. */
const COLUMN_KINDS: { readonly [T in ColumnType]: ColumnKind<T> } = {
  ...FAMILIES.text,
  ...FAMILIES.editor,
  ...FAMILIES.number,
  ...FAMILIES.choice,
  ...FAMILIES.multiple,
  ...FAMILIES.flag,
  ...FAMILIES.search,
  ...FAMILIES.tree,
  ...FAMILIES.date,
  ...FAMILIES.popup,
  ...FAMILIES.people,
  ...FAMILIES.business,
  ...FAMILIES.file,
  ...FAMILIES.secret,
};

// The keys of these records are exactly the families and types.
export const COLUMN_FAMILIES = Object.keys(FAMILIES) as readonly ColumnFamily[];
export const typesOfFamily = (family: ColumnFamily): readonly ColumnType[] =>
  Object.keys(FAMILIES[family]) as ColumnType[];

export const kindOf = (type: ColumnType): ColumnKind => COLUMN_KINDS[type];

/** Returns whether the value is one of the options that the page knows, and is validated against them. */
export const isOneOfFew = (type: ColumnType): boolean => kindOf(type).choice === 'few';

/** Returns whether the value holds several of the options that the page knows, comma separated. */
export const isSeveralOfFew = (type: ColumnType): boolean => kindOf(type).choice === 'several';

/** Returns whether the value is one item of a dictionary of any size. */
export const isOneOfMany = (type: ColumnType): boolean => kindOf(type).choice === 'many';

/** Returns whether the value holds one or several nodes of a tree. */
export const isOfTree = (type: ColumnType): boolean => kindOf(type).choice === 'tree';

/** Returns whether values are compared chronologically and searched by a range: a date, a datetime, a time of day. */
export const isMoment = (type: ColumnType): boolean => kindOf(type).order === 'moment';

/** Returns whether the value is chosen rather than typed: users see 请选择 if it is missing. */
export const isChosen = (type: ColumnType): boolean => kindOf(type).isChosen === true;

/** Returns whether the value is stored as a hash and never returned. */
export const isSecret = (type: ColumnType): boolean => kindOf(type).isSecret === true;
