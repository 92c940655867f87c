import { describe, expect, test } from 'vitest';
import type { CompiledAction } from '../../../../engine/index.ts';
import {
  after,
  IDLE,
  type SavingEvent,
  type SavingState,
  type Sent,
} from '../../../../renderers/form/saving/savingState.ts';
import { orderPage } from '../../orderPage.ts';

const submit = orderPage().list.actions.find(({ id }) => id === 'submit') as CompiledAction;
const save = { kind: 'save' } as const;
const move = { kind: 'move', action: submit } as const;
const sentMove = (idempotencyKey: string): Sent => ({
  kind: 'move',
  request: { id: '7', version: 3, transition: 'submit', idempotencyKey },
});
const [sent, other] = [sentMove('k1'), sentMove('k2')];
const other409 = { kind: 'conflict', message: '已被修改', by: '王芳', at: '10:20', version: 4 } as const;
const taken = { kind: 'other', message: '订单号已存在' } as const;

const unanswered = { kind: 'unanswered', press: save, sent } as const;
const sending = { kind: 'sending', press: save, lost: null } as const;
const repeating = { kind: 'sending', press: move, lost: unanswered } as const;
const conflicting = { kind: 'conflicting', press: save, failure: other409 } as const;
const refused = { kind: 'refused', press: save, failure: taken } as const;
const saved = { kind: 'saved', press: save } as const;

const STATES: readonly SavingState[] = [IDLE, sending, repeating, unanswered, refused, conflicting, saved];

/** The transitions; every other pair of a state and an event leaves the state unchanged. */
const TURNS: readonly (readonly [string, SavingState, SavingEvent, SavingState])[] = [
  ['a press sends', IDLE, { kind: 'pressed', press: save }, sending],
  ['a press after a refusal sends again', refused, { kind: 'pressed', press: save }, sending],
  ['a press after a save sends the next one', saved, { kind: 'pressed', press: save }, sending],
  ['a press keeps in mind what was lost before', unanswered, { kind: 'pressed', press: move }, repeating],
  ['what was lost is known once it is answered', repeating, { kind: 'answered' }, { ...repeating, lost: null }],
  ['a lost answer is waited for', sending, { kind: 'lost', sent }, unanswered],
  [
    'an answer lost twice is waited for under the newer press',
    repeating,
    { kind: 'lost', sent },
    { ...unanswered, press: move },
  ],
  ['what is done is saved', sending, { kind: 'done' }, saved],
  ['errors of the form refuse', sending, { kind: 'refused', failure: null }, { ...refused, failure: null }],
  ['the server refuses', sending, { kind: 'refused', failure: taken }, refused],
  ['errors of the form leave a lost call waiting', repeating, { kind: 'refused', failure: null }, unanswered],
  ['somebody else saved first', sending, { kind: 'conflicted', failure: other409 }, conflicting],
  ['a conflict laid aside or merged ends', conflicting, { kind: 'stopped' }, IDLE],
  ['a conflict whose record cannot be had refuses', conflicting, { kind: 'refused', failure: taken }, refused],
  ['who goes back is where they were', sending, { kind: 'stopped' }, IDLE],
  ['who goes back still waits for what was lost', repeating, { kind: 'stopped' }, unanswered],
  ['a form takes up a save that was left', IDLE, { kind: 'resumed', sent }, unanswered],
  ['a form takes up another one', unanswered, { kind: 'resumed', sent: other }, { ...unanswered, sent: other }],
  ['a form takes one up after a refusal', refused, { kind: 'resumed', sent }, unanswered],
  ['a form takes one up after a save', saved, { kind: 'resumed', sent }, unanswered],
  [
    'what is waited for goes over to a newer page',
    unanswered,
    { kind: 'carried', sent: other },
    { ...unanswered, sent: other },
  ],
  [
    'and while it is repeated',
    repeating,
    { kind: 'carried', sent: other },
    { ...repeating, lost: { ...unanswered, sent: other } },
  ],
  ['an undone record is not waited for', unanswered, { kind: 'dropped' }, IDLE],
];

/** States of each kind that an event must leave unchanged. */
const UNMOVED: Readonly<Record<SavingEvent['kind'], readonly SavingState[]>> = {
  pressed: [sending, repeating, conflicting],
  answered: [IDLE, sending, unanswered, refused, conflicting, saved],
  lost: [IDLE, unanswered, refused, saved],
  done: [IDLE, unanswered, refused, saved],
  refused: [IDLE, unanswered, refused, saved],
  conflicted: [IDLE, unanswered, refused, saved],
  stopped: [IDLE, unanswered, refused, saved],
  resumed: [sending, repeating, conflicting],
  carried: [IDLE, sending, refused, conflicting, saved],
  dropped: [IDLE, sending, repeating, refused, conflicting, saved],
};

const EVENTS: { readonly [K in SavingEvent['kind']]: Extract<SavingEvent, { kind: K }> } = {
  pressed: { kind: 'pressed', press: save },
  answered: { kind: 'answered' },
  lost: { kind: 'lost', sent },
  done: { kind: 'done' },
  refused: { kind: 'refused', failure: null },
  conflicted: { kind: 'conflicted', failure: other409 },
  stopped: { kind: 'stopped' },
  resumed: { kind: 'resumed', sent },
  carried: { kind: 'carried', sent: other },
  dropped: { kind: 'dropped' },
};

describe('what a save becomes', () => {
  test.each(TURNS)('%s', (...[, before, event, expected]) => {
    expect(after(before, event)).toEqual(expected);
  });
});

describe('what changes nothing', () => {
  const pairs = Object.values(EVENTS).flatMap((event) =>
    UNMOVED[event.kind].map((state) => [event.kind, state.kind, event, state] as const),
  );
  test.each(pairs)('%s while %s', (...[, , event, state]) => {
    expect(after(state, event)).toBe(state);
  });

  test('a press during another one, so that a double click creates one record', () => {
    for (const state of STATES.filter(({ kind }) => kind === 'sending' || kind === 'conflicting'))
      expect(after(state, { kind: 'pressed', press: move })).toBe(state);
  });
});
