import { isDecimalText, type QueryCondition } from '../../engine/index.ts';
import { readMoment } from './moments.ts';
import type { ColumnPlace, PlaceKind } from './columnPlaces.ts';

const PATTERN_OPS = new Set<QueryCondition['op']>(['like', 'left_like', 'right_like']);

const MAX_DIGITS = 60;

/** What a compared value must look like; a pattern may be any text. */
const WANTED: Readonly<Record<PlaceKind, { readonly test: (value: string) => boolean; readonly words: string }>> = {
  text: { test: () => true, words: '文本' },
  boolean: { test: (value) => value === 'true' || value === 'false', words: 'true或false' },
  decimal: { test: (value) => value.length <= MAX_DIGITS && isDecimalText(value), words: '数字' },
  integer: { test: (value) => /^-?\d{1,9}$/.test(value), words: '整数' },
  date: { test: (value) => readMoment(value) !== undefined, words: '日期，如2026-01-31' },
  datetime: { test: (value) => readMoment(value) !== undefined, words: '日期或时间，如2026-01-31 08:30:00' },
  time: { test: (value) => readMoment(value) !== undefined, words: '日期或时间，如2026-01-31 08:30:00' },
};

/** The message for a value that cannot be compared with this column; undefined when all are good. */
export const problemOfFilter = (place: ColumnPlace, condition: QueryCondition): string | undefined => {
  if (PATTERN_OPS.has(condition.op)) return undefined;
  const wanted = WANTED[place.kind];
  const bad = condition.values.find((value) => !wanted.test(value));
  return bad === undefined ? undefined : `查询参数“${place.key}”（${place.title}）的值应为${wanted.words}`;
};
