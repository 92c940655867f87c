import { describe, expect, it } from 'vitest';
import {
  resolveOnBlur,
  resolveOnKey,
  type ChoiceAct,
  type ChoiceLeft,
  type ChoiceOffer,
  type ChoiceTyping,
} from '../../../../renderers/data/dictionaries/choiceTyping.ts';

const usd = { value: '502', text: '美元' };
const cny = { value: '142', text: '人民币' };
const old = { value: '999', text: '旧币', disabled: true };
const twin = { value: '110', text: '美元' };
const items = [cny, old, usd];

const NOTHING: ChoiceTyping = { typed: null, marked: null };
const typed = (text: string, marked: number | null = null): ChoiceTyping => ({ typed: text, marked });
const offer = (given: Partial<ChoiceOffer> = {}): ChoiceOffer => ({ items, isAnswered: true, active: 0, ...given });
const press = (key: string, typing: ChoiceTyping, given: Partial<ChoiceOffer> = {}) =>
  resolveOnKey({ key, altKey: false }, typing, offer(given));

describe('an input that chooses by code, left by a click elsewhere', () => {
  it.each<readonly [string, readonly [ChoiceTyping, Partial<ChoiceOffer>], ChoiceLeft]>([
    ['keeps what was there where nothing was done', [NOTHING, {}], { kind: 'keep' }],
    ['takes the choice that was led to', [{ typed: null, marked: 2 }, {}], { kind: 'choose', item: usd }],
    ['keeps what was there where that cannot be chosen', [{ typed: null, marked: 1 }, {}], { kind: 'keep' }],
    ['is emptied where its text is', [typed(' '), {}], { kind: 'clear' }],
    ['takes the item of a code', [typed('502'), {}], { kind: 'choose', item: usd }],
    [
      'takes the item of a code before the answer is there',
      [typed('502'), { isAnswered: false }],
      { kind: 'choose', item: usd },
    ],
    ['takes the item of a name', [typed('人民币'), {}], { kind: 'choose', item: cny }],
    [
      'holds a name until the answer is there',
      [typed('人民币'), { isAnswered: false }],
      { kind: 'hold', text: '人民币' },
    ],
    ['holds a name of several', [typed('美元'), { items: [usd, twin] }], { kind: 'hold', text: '美元' }],
    ['holds the code of what cannot be chosen', [typed('999'), {}], { kind: 'hold', text: '999' }],
    ['holds a part of a name, whatever is offered', [typed(' 人 '), { isTaken: true }], { kind: 'hold', text: '人' }],
    ['takes what was led to before what was typed', [typed('142', 2), {}], { kind: 'choose', item: usd }],
    ['holds the text where what was led to is gone', [typed('142', 2), { items: [] }], { kind: 'hold', text: '142' }],
  ])('%s', (_what, [typing, given], left) => {
    expect(resolveOnBlur(typing, offer(given))).toEqual(left);
  });
});

describe.each(['Enter', 'Tab'])('%s', (key) => {
  it.each<readonly [string, readonly [ChoiceTyping, Partial<ChoiceOffer>], ChoiceLeft]>([
    ['keeps what was there where nothing was typed', [NOTHING, { isTaken: true }], { kind: 'keep' }],
    [
      'takes the item of a code before what is offered',
      [typed('502'), { isTaken: true }],
      { kind: 'choose', item: usd },
    ],
    ['takes what is offered for a part of a name', [typed('人'), { isTaken: true }], { kind: 'choose', item: cny }],
    ['holds the part where the text is to stay', [typed('人'), {}], { kind: 'hold', text: '人' }],
    [
      'holds the part before the answer is there',
      [typed('人'), { isTaken: true, isAnswered: false }],
      { kind: 'hold', text: '人' },
    ],
    [
      'holds letters that another may be spelled with as well',
      [typed('mz'), { isTaken: true, items: [{ value: '1', text: '麦子' }] }],
      { kind: 'hold', text: 'mz' },
    ],
    ['takes no offer that cannot be chosen', [typed('旧'), { isTaken: true, active: 1 }], { kind: 'hold', text: '旧' }],
    [
      'takes nothing where nothing is offered',
      [typed('x'), { isTaken: true, items: [], active: -1 }],
      { kind: 'hold', text: 'x' },
    ],
    ['takes what was led to', [typed('人', 2), {}], { kind: 'choose', item: usd }],
    ['empties', [typed(''), { isTaken: true }], { kind: 'clear' }],
  ])('%s', (_what, [typing, given], left) => {
    expect(press(key, typing, given)).toEqual(left);
  });
});

describe('a key', () => {
  it.each<readonly [string, readonly [string, ChoiceTyping], ChoiceAct | undefined]>([
    ['leads down past what cannot be chosen', ['ArrowDown', NOTHING], { kind: 'mark', index: 2 }],
    ['leads to the last choice', ['End', NOTHING], { kind: 'mark', index: 2 }],
    ['leads to the first choice', ['PageUp', typed('x')], { kind: 'mark', index: 0 }],
    ['belongs to the text where one is being typed', ['End', typed('x')], undefined],
    ['leads through the list once a choice was led to', ['End', typed('x', 0)], { kind: 'mark', index: 2 }],
    ['drops what was done', ['Escape', typed('x', 0)], { kind: 'drop' }],
    ['is not ours when it writes', ['a', typed('x')], undefined],
  ])('%s', (_what, [key, typing], act) => {
    expect(press(key, typing)).toEqual(act);
  });

  it('with Alt leads nowhere', () => {
    expect(resolveOnKey({ key: 'ArrowDown', altKey: true }, NOTHING, offer())).toBeUndefined();
  });

  it('that leads stays where there is nothing to lead to', () => {
    expect(press('ArrowDown', NOTHING, { items: [], active: -1 })).toEqual({ kind: 'mark', index: -1 });
  });
});
