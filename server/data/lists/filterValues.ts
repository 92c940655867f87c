import { isDecimalText, type QueryCondition } from '../../../engine/index.ts';
import { readTimeSpan } from '../../core/base/instants.ts';
import type { ColumnPlace, PlaceKind } from './columnPlaces.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

const PATTERN_OPS = new Set<QueryCondition['op']>(['like', 'left_like', 'right_like']);

const MAX_DIGITS = 60;

/** Required format of a compared value; a pattern may be any text. */
const WANTED: Readonly<Record<PlaceKind, { readonly test: (value: string) => boolean; readonly wanted: ServerText }>> =
  {
    text: { test: () => true, wanted: serverText('aText') },
    boolean: { test: (value) => value === 'true' || value === 'false', wanted: serverText('trueOrFalse') },
    decimal: { test: (value) => value.length <= MAX_DIGITS && isDecimalText(value), wanted: serverText('aNumber') },
    integer: { test: (value) => /^-?\d{1,9}$/.test(value), wanted: serverText('aWholeNumber') },
    date: { test: (value) => readTimeSpan(value) !== undefined, wanted: serverText('aDay') },
    datetime: { test: (value) => readTimeSpan(value) !== undefined, wanted: serverText('anInstant') },
    time: { test: (value) => readTimeSpan(value) !== undefined, wanted: serverText('anInstant') },
  };

/** Message for a value that cannot be compared with this column; undefined if all values are valid. */
export const problemOfFilter = (place: ColumnPlace, condition: QueryCondition): ServerText | undefined => {
  if (PATTERN_OPS.has(condition.op)) return undefined;
  const { test, wanted } = WANTED[place.kind];
  if (condition.values.every(test)) return undefined;
  return serverText('wrongCondition', { key: place.key, title: place.title, wanted });
};
