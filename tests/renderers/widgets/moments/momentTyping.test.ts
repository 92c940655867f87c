import { describe, expect, it } from 'vitest';
import {
  leftMoment,
  pressedMoment,
  shownMoment,
  type MomentAct,
  type MomentInput,
  type MomentLeft,
  type MomentTyping,
} from '../../../../renderers/widgets/moments/momentTyping.ts';

/** In the time zone of the product, wherever the test runs. */
const now = new Date('2026-05-06T08:30:15+08:00');
const field: MomentInput = { type: 'date', held: '2026-05-06', now };
const cell: MomentInput = { ...field, leadsOn: true };
const NOTHING: MomentTyping = { typed: null, isOpen: false };
const typed = (text: string): MomentTyping => ({ typed: text, isOpen: false });
const open = (text: string | null = null): MomentTyping => ({ typed: text, isOpen: true });

type Key = Partial<Parameters<typeof pressedMoment>[0]>;
const press = (key: string | Key, typing: MomentTyping, input: MomentInput) =>
  pressedMoment(
    { key: '', altKey: false, ctrlKey: false, ...(typeof key === 'string' ? { key } : key) },
    typing,
    input,
  );

describe('what stands in an input of a moment', () => {
  it.each<readonly [string, readonly [MomentTyping, MomentInput], readonly [text: string, moment: string]]>([
    ['is the value that is held where nothing is typed', [NOTHING, field], ['2026-05-06', '2026-05-06']],
    ['is what is typed, and the day that it reads as', [typed('5-7'), field], ['5-7', '2026-05-07']],
    ['is no moment where none can be read', [typed('2026-0'), field], ['2026-0', '']],
    ['reads as a moment', [typed('20260507 9'), { ...field, type: 'datetime' }], ['20260507 9', '2026-05-07 09:00:00']],
    ['reads as a time of day', [typed('0905'), { ...field, type: 'time' }], ['0905', '09:05:00']],
  ])('%s', (_what, [typing, input], [text, moment]) => {
    expect(shownMoment(typing, input)).toMatchObject({ text, moment });
  });
});

/** Outcomes of leaving the field, in whatever way it is left. */
const LEFT: readonly (readonly [string, string | null, MomentLeft])[] = [
  ['keeps what is held where nothing was typed', null, { kind: 'keep' }],
  ['keeps what is held where the same was typed in another way', '20260506', { kind: 'keep' }],
  ['sets the day that was typed, as it is kept', '2026/5/7', { kind: 'set', value: '2026-05-07' }],
  ['sets what is no day as it was typed', ' 2026-13-45 ', { kind: 'set', value: '2026-13-45' }],
  ['empties with the text', ' ', { kind: 'set', value: null }],
];

describe('an input of a moment that is left by a click elsewhere', () => {
  it.each(LEFT)('%s', (_what, text, left) => {
    expect(leftMoment({ typed: text, isOpen: false }, field)).toEqual(left);
    expect(leftMoment({ typed: text, isOpen: true }, cell)).toEqual(left);
  });
});

describe.each(['Enter', 'Tab', 'ArrowUp', 'ArrowDown'])('%s in a cell', (key) => {
  it.each(LEFT)('%s', (_what, text, left) => {
    expect(press(key, open(text), cell)).toEqual(left);
  });
});

describe('Enter in a field', () => {
  it.each(LEFT)('%s, and does besides what Enter does there', (_what, text, left) => {
    expect(press('Enter', { typed: text, isOpen: false }, field)).toEqual({ ...left, passes: true });
  });

  it.each(LEFT)('%s, and no more where the calendar is open', (_what, text, left) => {
    expect(press('Enter', open(text), field)).toEqual(left);
  });
});

describe('a key of an input of a moment', () => {
  it.each<readonly [string, readonly [string | Key, MomentTyping, MomentInput], MomentAct | undefined]>([
    ['opens the calendar of a field', [{ key: 'ArrowDown', altKey: true }, NOTHING, field], { kind: 'open' }],
    ['closes it and keeps what is typed', ['Escape', open('2026-0'), field], { kind: 'close' }],
    ['drops what is typed into a field', ['Escape', typed('2026-0'), field], { kind: 'drop' }],
    ['is not ours where there is nothing to drop', ['Escape', NOTHING, field], undefined],
    ['leaves a cell as it was, with its calendar', ['Escape', open(), cell], { kind: 'drop' }],
    ['goes to the next day', ['ArrowRight', open(), field], { kind: 'type', text: '2026-05-07' }],
    ['goes a week back from what is typed', ['ArrowUp', open('5-8'), field], { kind: 'type', text: '2026-05-01' }],
    ['goes to the next month', ['PageDown', open('2026-01-31'), field], { kind: 'type', text: '2026-02-28' }],
    ['goes from no day to today', ['PageUp', open(''), field], { kind: 'type', text: '2026-05-06' }],
    [
      'goes through days and leaves the time',
      ['ArrowLeft', open('2026-05-06 08:30'), { ...field, type: 'datetime' }],
      { kind: 'type', text: '2026-05-05 08:30:00' },
    ],
    ['goes nowhere from a time of day', ['ArrowUp', open('8:30'), { ...field, type: 'time' }], undefined],
    ['goes nowhere from what is no day', ['ArrowUp', open('2026-0'), field], undefined],
    ['is the text’s where the calendar is closed', ['ArrowLeft', typed('5-8'), field], undefined],
    ['is the text’s in a cell', ['ArrowLeft', open('5-8'), cell], undefined],
    ['deletes a letter, as in any text', ['Delete', open('5-8'), cell], undefined],
    ['leads on from a field as it does everywhere: leaving takes the text', ['Tab', typed('5-8'), field], undefined],
    ['writes', ['a', typed('5-8'), field], undefined],
  ])('%s', (_what, [key, typing, input], act) => {
    expect(press(key, typing, input)).toEqual(act);
  });

  it.each([
    ['date', '2026-05-06'],
    ['datetime', '2026-05-06 08:30:15'],
    ['time', '08:30:15'],
  ] as const)('takes the present with Ctrl+; as %s, in a field and in a cell', (type, value) => {
    for (const key of [';', '；'])
      for (const input of [field, cell])
        expect(press({ key, ctrlKey: true }, typed('x'), { ...input, type, held: '' })).toEqual({ kind: 'set', value });
  });
});

describe('Delete in a field', () => {
  it.each<readonly [string, readonly [MomentTyping, MomentInput], MomentAct | undefined]>([
    ['empties what is held', [NOTHING, field], { kind: 'set', value: null }],
    ['empties it with the calendar open', [open(), field], { kind: 'set', value: null }],
    ['is the text’s own where one is typed', [typed('5'), field], undefined],
    ['does nothing where nothing is held', [NOTHING, { ...field, held: '' }], undefined],
    ['leaves what may not be emptied', [NOTHING, { ...field, mayClear: false }], undefined],
    ['is the text’s own in a cell', [NOTHING, cell], undefined],
  ])('%s', (_what, [typing, input], act) => {
    expect(press('Delete', typing, input)).toEqual(act);
  });
});
