import type { ColumnType } from '../generated/page.ts';
import type { ValueType } from '../values.ts';

/** What a column of each type holds. Several values, files, moments and yes or no are text of a form of their own. */
export const VALUE_TYPES: Readonly<Record<ColumnType, ValueType>> = {
  input: 'text',
  textarea: 'text',
  input_pop: 'text',
  tags: 'text',
  slot: 'text',
  normal: 'text',
  hidden: 'text',
  inputNumber: 'decimal',
  progress: 'decimal',
  select: 'text',
  'select-search': 'text',
  radio: 'text',
  list_multi: 'text',
  'select-multiple': 'text',
  checkbox_meta: 'text',
  sel_search: 'text',
  sel_search_async: 'text',
  autocomplete: 'text',
  sel_user: 'text',
  sel_depart: 'text',
  date: 'date',
  datetime: 'text',
  time: 'text',
  checkbox: 'text',
  upload: 'text',
  file: 'text',
  image: 'text',
  popup: 'text',
};

const setOf = (...types: ColumnType[]): ReadonlySet<string> => new Set<string>(types);

const ONE_OF_FEW = setOf('select', 'select-search', 'radio');
const SEVERAL_OF_FEW = setOf('list_multi', 'select-multiple', 'checkbox_meta');
const ONE_OF_MANY = setOf('sel_search', 'sel_search_async', 'autocomplete');
const PICKED = setOf('sel_user', 'sel_depart', 'popup', 'upload', 'file', 'image', 'checkbox');
const MOMENTS = setOf('date', 'datetime', 'time');

/** One of the options that the page knows: its value is checked against them. */
export const isOneOfFew = (type: string): boolean => ONE_OF_FEW.has(type);

/** Several of the options that the page knows, comma separated. */
export const isSeveralOfFew = (type: string): boolean => SEVERAL_OF_FEW.has(type);

/** One item of a dictionary of any size. */
export const isOneOfMany = (type: string): boolean => ONE_OF_MANY.has(type);

/** Compared by order, and searched by a range: a day, a moment, a time of day. */
export const isMoment = (type: string): boolean => MOMENTS.has(type);

/** Chosen rather than typed: staff read 请选择 where it is missing. */
export const isChosen = (type: string): boolean =>
  [ONE_OF_FEW, SEVERAL_OF_FEW, ONE_OF_MANY, PICKED, MOMENTS].some((types) => types.has(type)) &&
  type !== 'autocomplete';

/** `'A, B,,C'` → `['A', 'B', 'C']`: values that are kept as comma separated text. */
export const valuesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');
