import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readCronField, readWeek } from '../../../../engine/index.ts';
import type { MomentType } from '../../../../renderers/widgets/moments/momentTypes.ts';
import {
  leftMoment,
  pressedMoment,
  shownMoment,
  type MomentInput,
} from '../../../../renderers/widgets/moments/momentTyping.ts';
import { momentText, readTypedMoment } from '../../../../renderers/widgets/moments/typedMoment.ts';
import { weekText } from '../../../../renderers/kit/formats/weekText.ts';

/** A Wednesday, half past midnight in the time zone of the product: still Tuesday in UTC. */
const now = new Date('2026-05-06T00:30:15+08:00');

const READ: readonly (readonly [MomentType, string, string])[] = [
  ['date', '20260801', '2026-08-01'],
  ['date', '0801', '2026-08-01'],
  ['date', 't', '2026-05-06'],
  ['date', 'T', '2026-05-06'],
  ['date', 'ｔ', '2026-05-06'],
  ['date', '今天', '2026-05-06'],
  ['date', '明天', '2026-05-07'],
  ['date', '+3', '2026-05-09'],
  ['date', '＋3', '2026-05-09'],
  ['date', '-6', '2026-04-30'],
  ['date', '0230', ''],
  ['date', '5', '2026-05-05'],
  ['date', '05', '2026-05-05'],
  ['date', '31号', '2026-05-31'],
  ['date', '32', ''],
  ['date', '1105', '2025-11-05'],
  ['date', '1102', '2026-11-02'],
  ['date', '1107', '2025-11-07'],
  ['date', '12-30', '2025-12-30'],
  ['date', '0101', '2026-01-01'],
  ['datetime', '7 9', '2026-05-07 09:00:00'],
  ['date', '+', ''],
  ['date', 'x', ''],
  ['datetime', 'n', '2026-05-06 00:30:15'],
  ['datetime', 't', '2026-05-06 00:00:00'],
  ['datetime', '+1 0830', '2026-05-07 08:30:00'],
  ['datetime', 't 830', '2026-05-06 08:30:00'],
  ['datetime', '0801 9', '2026-08-01 09:00:00'],
  ['time', '0830', '08:30:00'],
  ['time', '830', '08:30:00'],
  ['time', '8：30', '08:30:00'],
  ['time', '860', ''],
  ['time', 'n', '00:30:15'],
  ['time', '+30', '01:00:15'],
  ['time', '-31', '23:59:15'],
  ['month', '8', '8'],
  ['month', '08', '8'],
  ['month', '八月', '8'],
  ['month', 'aug', '8'],
  ['month', 't', '5'],
  ['month', '+9', '2'],
  ['month', '0', ''],
  ['month', '13', ''],
  ['month', '1.5', ''],
  ['week', '2', '2'],
  ['week', '周一', '2'],
  ['week', '星期日', '1'],
  ['week', 'sat', '7'],
  ['week', '周一/3', '2/3'],
  ['week', 't', '4'],
  ['week', '0', ''],
  ['week', '8', ''],
  ['week', '2/0', ''],
  ['week', '2/8', ''],
  ['dateRange', '0801~0831', '2026-08-01,2026-08-31'],
  ['dateRange', '0801 0831', '2026-08-01,2026-08-31'],
  ['dateRange', '2026-08-01 - 2026-08-31', '2026-08-01,2026-08-31'],
  ['dateRange', '8月1日至8月31日', '2026-08-01,2026-08-31'],
  ['dateRange', '2026-02', '2026-02-01,2026-02-28'],
  ['dateRange', 't,+7', '2026-05-06,2026-05-13'],
  ['dateRange', '0801', ''],
  ['dateRange', '0801,', ''],
  ['dateRange', '1,2,3', ''],
  ['datetimeRange', '0801 0830 ~ 0802 9', '2026-08-01 08:30:00,2026-08-02 09:00:00'],
  ['timeRange', '830~1730', '08:30:00,17:30:00'],
];

/** Ranges whose ends name no year, and their value on a given day. */
const RANGES: readonly (readonly [today: string, typed: string, moment: string, type?: MomentType])[] = [
  ['2026-11-27', '0525~0601', '2026-05-25,2026-06-01'],
  ['2026-11-28', '0525~0601', '2027-05-25,2027-06-01'],
  ['2026-12-01', '0525~0601', '2027-05-25,2027-06-01'],
  ['2027-01-01', '0801~0805', '2026-08-01,2026-08-05'],
  ['2027-02-03', '0801~0805', '2027-08-01,2027-08-05'],
  ['2026-12-20', '1225~0105', '2026-12-25,2027-01-05'],
  ['2027-01-02', '1225~0105', '2026-12-25,2027-01-05'],
  ['2027-01-10', '1225~0105', '2026-12-25,2027-01-05'],
  ['2026-12-31', '0101~0131', '2027-01-01,2027-01-31'],
  ['2027-01-01', '1201~1231', '2026-12-01,2026-12-31'],
  ['2028-02-29', '0225~0229', '2028-02-25,2028-02-29'],
  ['2026-02-28', '0225~0229', ''],
  ['2027-12-31', '1225~0229', '2027-12-25,2028-02-29'],
  ['2026-11-27', '2025-05-25~0601', '2025-05-25,2025-06-01'],
  ['2026-11-27', '20251225~0105', '2025-12-25,2026-01-05'],
  ['2026-11-27', '0525~20240601', '2024-05-25,2024-06-01'],
  ['2026-11-27', '1225~20240105', '2023-12-25,2024-01-05'],
  ['2026-11-27', '20260831~20260801', '2026-08-31,2026-08-01'],
  ['2026-12-31', 't~0105', '2026-12-31,2027-01-05'],
  ['2026-12-01', '0525 0900~0601 17', '2027-05-25 09:00:00,2027-06-01 17:00:00', 'datetimeRange'],
  ['2026-05-06', '0525 0900~0525 0800', '2026-05-25 09:00:00,2026-05-25 08:00:00', 'datetimeRange'],
];

describe('what is typed into an input of a moment', () => {
  it.each(RANGES)('on %s both ends of %s choose their year together: %s [W9-8]', (...[today, typed, moment, type]) => {
    const at = new Date(`${today}T08:00:00+08:00`);
    expect(readTypedMoment((type ?? 'dateRange') as MomentType, typed ?? '', at).moment).toBe(moment);
  });

  it.each(READ)('of type %s reads %s as "%s" [W9-8][W5.1-30]', (type, typed, moment) => {
    expect(readTypedMoment(type, typed, now).moment).toBe(moment);
  });

  it('says at once what it became, and nothing where it is that already', () => {
    const shown = (typed: string | null, input: Partial<MomentInput> = {}) =>
      shownMoment({ typed, isOpen: false }, { type: 'date', held: '2026-05-01', now, ...input }).readAs;
    expect(shown('+3')).toBe('2026-05-09');
    expect(shown('2026-05-09')).toBe('');
    expect(shown('no day')).toBe('');
    expect(shown(null)).toBe('');
    expect(shown('0801 0803', { type: 'dateRange' })).toBe('2026-08-01 ~ 2026-08-03');
  });

  it('is today in the zone of the product, wherever the browser stands', () => {
    const evening = new Date('2026-05-05T16:30:00Z');
    expect(readTypedMoment('date', 't', evening).moment).toBe('2026-05-06');
    expect(readTypedMoment('date', '0101', new Date('2026-12-31T16:30:00Z')).moment).toBe('2027-01-01');
    expect(
      pressedMoment(
        { key: ';', altKey: false, ctrlKey: true },
        { typed: null, isOpen: false },
        { type: 'datetime', held: '', now },
      ),
    ).toEqual({ kind: 'set', value: '2026-05-06 00:30:15' });
  });

  it('comes back from what it is shown as, whatever it is', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const texts: Readonly<Record<string, (date: Date) => string>> = {
      date: (date) => date.toISOString().slice(0, 10),
      datetime: (date) => date.toISOString().slice(0, 19).replace('T', ' '),
      time: (date) => date.toISOString().slice(11, 19),
    };
    fc.assert(
      fc.property(fc.constantFrom('date', 'datetime', 'time'), day, day, (type, first, second) => {
        const text = texts[type] ?? String;
        expect(readTypedMoment(type as MomentType, text(first)).moment).toBe(text(first));
        const range = `${text(first)},${text(second)}`;
        expect(readTypedMoment(`${type}Range` as MomentType, momentText(range)).moment).toBe(range);
      }),
      { numRuns: 200 },
    );
  });

  it('never throws and keeps what it cannot read', () => {
    const types: readonly MomentType[] = [
      'date',
      'datetime',
      'time',
      'month',
      'week',
      'dateRange',
      'datetimeRange',
      'timeRange',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.string({ maxLength: 30 }), (type, typed) => {
        const { moment, kept, isReadable } = readTypedMoment(type, typed, now);
        expect(kept).toBe(moment !== '' ? moment : typed.trim() === '' ? null : typed.trim());
        expect(isReadable).toBe(moment !== '' || typed.trim() === '');
      }),
      { numRuns: 300 },
    );
  });
});

describe('keys of an open panel', () => {
  const press = (key: string, input: Pick<MomentInput, 'type' | 'held'>) =>
    pressedMoment({ key, altKey: false, ctrlKey: false }, { typed: null, isOpen: true }, { ...input, now });
  it.each([
    ['month', '12 ArrowRight', '1'],
    ['month', '1 ArrowUp', '10'],
    ['month', ' ArrowDown', '1'],
    ['week', '7 ArrowDown', '1'],
    ['week', '1/3 ArrowLeft', '7/3'],
  ] as const)('go round in a %s: %s leads to %s', (type, pressed, text) => {
    const [held = '', key = ''] = pressed.split(' ');
    expect(press(key, { type, held })).toEqual({ kind: 'type', text });
  });

  it('leave a range to its text', () => {
    expect(press('ArrowRight', { type: 'dateRange', held: '2026-08-01,2026-08-31' })).toBeUndefined();
  });

  it('keep a range that is shown with a mark as it is', () => {
    const input: MomentInput = { type: 'dateRange', held: '2026-08-01,2026-08-31', now };
    expect(leftMoment({ typed: '2026-08-01 ~ 2026-08-31', isOpen: false }, input)).toEqual({ kind: 'keep' });
  });
});

it('names a day of the week by its Quartz number, Sunday 1 to Saturday 7 [W3.3-21][S9-12]', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekText(String(day)))).toEqual(
    '周日 周一 周二 周三 周四 周五 周六'.split(' '),
  );
  expect(weekText('2/3', 'en-US')).toBe('Mon/3');
  expect(weekText('9')).toBe('9');
});

it('reads the names SUN to SAT as 1 to 7, in weeks and cron expressions [S9-12]', () => {
  const names = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
  const numbers = ['1', '2', '3', '4', '5', '6', '7'];
  expect(names.map(readWeek)).toEqual(numbers);
  expect(names.map((name) => readCronField('week', name))).toEqual(
    numbers.map((number) => readCronField('week', number)),
  );
});
