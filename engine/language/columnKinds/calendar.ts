import type { CellCheck } from '../compiled/compiledPage.ts';
import { readDecimal } from '../../core/decimals.ts';
import type { CalendarColumn } from '../../generated/page.ts';
import { wordsOf } from '../../text/words/words.ts';
import { readMonth, readWeek } from './checks/calendarParts.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { fillMessage } from './checks/messages.ts';
import { derived } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { refused, set, type BlockCell } from './paste/conversion.ts';
import { TEXT } from './text.ts';

const WHOLE_MONTH = /^(?:[1-9]|1[0-2])$/;

/** Checks for a month: a whole number from 1 to 12 (W5.1-30). */
const monthChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => [
  derived('type', fillMessage(wordsOf(language).notMonth, column), (value) =>
    WHOLE_MONTH.test(readDecimal(value)?.replace(/\.0+$/, '') ?? ''),
  ),
];

const WEEK_AND_LOOP = /^[1-7](?:\/[1-7])?$/;

/** Checks for a weekday, optionally with a loop number; each from 1 to 7 (W5.1-30). */
const weekChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => [
  derived(
    'type',
    fillMessage(wordsOf(language).notWeek, column),
    (value) => typeof value === 'string' && WEEK_AND_LOOP.test(value),
  ),
];

const pasted = (read: (text: string) => string | undefined, reason: 'notMonth' | 'notWeek') => (cell: BlockCell) => {
  const value = read(cell.text);
  return value === undefined ? refused(reason) : set(value, value === cell.text.trim() ? undefined : 'text');
};

/** Column kinds for a month of the year and for weekdays. */
export const calendarParts: { readonly [T in CalendarColumn['type']]: ColumnKind<T> } = {
  month: {
    valueType: 'decimal',
    order: 'number',
    series: 'months',
    wire: 'decimal',
    isChosen: true,
    query: { control: 'month', rule: 'range' },
    keys: () => ({ precision: 2, scale: 0 }),
    checks: monthChecks,
    paste: pasted(readMonth, 'notMonth'),
  },
  week: {
    ...TEXT,
    isChosen: true,
    query: { control: 'week', rule: 'eq' },
    maxLength: () => 3,
    checks: weekChecks,
    paste: pasted(readWeek, 'notWeek'),
  },
};
