import type { CellCheck, CompiledColumn } from '../compiled/compiledPage.ts';
import type { DateColumn } from '../../generated/page.ts';
import { wordsOf } from '../../text/words/words.ts';
import { isCalendarDate } from './checks/calendarDate.ts';
import { isCalendarMoment, isClockTime } from './checks/clockTime.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { fillMessage } from './checks/messages.ts';
import { derived } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import type { BlockCell } from './paste/conversion.ts';
import { convertMoment } from './paste/convertMoment.ts';

const ofForm =
  (message: 'notDate' | 'notMoment' | 'notTime', isOfForm: (text: string) => boolean) =>
  (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => [
    derived(
      'type',
      fillMessage(wordsOf(language)[message], column),
      (value) => typeof value === 'string' && isOfForm(value),
    ),
  ];

const moment = <T extends DateColumn['type']>(type: T) =>
  ({
    isChosen: true,
    order: 'moment',
    query: { control: type, rule: 'range' },
    keys: ({ format }: DateColumn) => ({ format }),
    paste: (cell: BlockCell, _column: CompiledColumn, thisYear: number) => convertMoment(cell, type, thisYear),
  }) as const;

/** Column kinds for a date, a datetime and a time of day. */
export const moments: { readonly [T in DateColumn['type']]: ColumnKind<T> } = {
  date: {
    ...moment('date'),
    valueType: 'date',
    wire: 'date',
    series: 'days',
    width: 135,
    checks: ofForm('notDate', isCalendarDate),
  },
  datetime: {
    ...moment('datetime'),
    valueType: 'text',
    wire: 'datetime',
    series: 'days',
    width: 200,
    checks: ofForm('notMoment', isCalendarMoment),
  },
  time: {
    ...moment('time'),
    valueType: 'text',
    wire: 'text',
    series: 'clocks',
    checks: ofForm('notTime', isClockTime),
  },
};
