import type { CellCheck, CompiledColumn } from '../compiled/compiledPage.ts';
import type { DateRangeColumn } from '../../generated/page.ts';
import { wordsOf } from '../../text/words/words.ts';
import { isCalendarDate } from './checks/calendarDate.ts';
import { isCalendarMoment, isClockTime } from './checks/clockTime.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { fillMessage } from './checks/messages.ts';
import { derived } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { refused, set, type BlockCell, type Conversion } from './paste/conversion.ts';
import { convertMoment } from './paste/convertMoment.ts';
import { TEXT } from './text.ts';

type RangeOf = NonNullable<DateRangeColumn['rangeOf']>;

const IS_OF_FORM: Readonly<Record<RangeOf, (text: string) => boolean>> = {
  date: isCalendarDate,
  datetime: isCalendarMoment,
  time: isClockTime,
};

/** Widths in tables, in pixels: two values and a separator. */
const WIDTHS: Readonly<Record<RangeOf, number>> = { date: 220, datetime: 330, time: 180 };

/**
 * Checks that both ends are valid and that the first is not after the second. A blank end is the same fault as an
 * unreadable one.
 */
function rangeChecks(column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] {
  const words = wordsOf(language);
  const isOfForm = IS_OF_FORM[column.rangeOf ?? 'date'];
  const endsOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(',') : []);
  const areEnds = (ends: readonly string[]): boolean => ends.length === 2 && ends.every(isOfForm);
  return [
    derived('type', fillMessage(words.notRange, column), (value) => areEnds(endsOf(value))),
    derived('range', fillMessage(words.rangeBackwards, column), (value) => {
      const [from = '', to = ''] = endsOf(value);
      return from <= to;
    }),
  ];
}

/**
 * Separators that people write between the two ends; a hyphen counts only between blanks, since dates contain hyphens.
 */
const BETWEEN = /\s*[,，~～至到—–]+\s*|\s+-\s+/;

function pastedRange(cell: BlockCell, { rangeOf = 'date' }: CompiledColumn, thisYear: number): Conversion {
  const text = cell.text.trim();
  const ends = text.split(BETWEEN).map((end) => convertMoment({ text: end }, rangeOf, thisYear));
  const values = ends.map((end) => (end.kind === 'set' ? String(end.value) : ''));
  if (values.length !== 2 || values.includes('')) return refused('notRange');
  const value = values.join(',');
  return set(value, value === text ? undefined : 'moment');
}

/** A range between two dates, datetimes or times of day. */
const dateRange: ColumnKind<'dateRange'> = {
  ...TEXT,
  isChosen: true,
  series: 'ranges',
  keys: ({ rangeOf = 'date', format, width = WIDTHS[rangeOf] }) => ({ rangeOf, format, width }),
  checks: rangeChecks,
  paste: pastedRange,
};

export const dateRanges = { dateRange };
