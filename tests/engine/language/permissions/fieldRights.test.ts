import { describe, expect, test } from 'vitest';
import { mayChange, maySee, tableAccess, withheldRights, type Can } from '../../../../engine/index.ts';

const CODE = 'a:page:field:fee';
const row = (more: { type?: string; status?: string; action?: string } = {}) => ({
  action: CODE,
  status: '1',
  ...more,
});

describe('a right to a field, by its row and whether it is held [S6-5, S6-7]', () => {
  test.each<[string, readonly ReturnType<typeof row>[], readonly string[], readonly [boolean, boolean]]>([
    ['no row: open to all', [], [], [true, true]],
    ['type 1, not held: hidden', [row({ type: '1' })], [], [false, false]],
    ['no type, not held: hidden', [row()], [], [false, false]],
    ['type 2, not held: seen and locked', [row({ type: '2' })], [], [true, false]],
    ['type 1, held: open', [row({ type: '1' })], [CODE], [true, true]],
    ['status 0: open to all', [row({ type: '1', status: '0' })], [], [true, true]],
    ['two rows: the stricter', [row({ type: '2' }), row({ type: '1' }), row({ type: '2' })], [], [false, false]],
    ['one of several codes of a row', [row({ action: `x:y, ${CODE}` })], [], [false, false]],
    ['of another field', [row({ action: 'a:page:field:other' })], [], [true, true]],
  ])('%s', (...[, rows, held, expected]) => {
    const can: Can = Object.assign(() => true, { withheld: withheldRights(rows, (code) => held.includes(code)) });
    const column = { fieldCode: CODE };
    expect([maySee(column, can), mayChange(column, can)]).toEqual(expected);
    expect([maySee({}, can), mayChange({}, can)]).toEqual([true, true]);
  });

  test('buttons are no fields: their codes are never withheld by this', () => {
    expect(withheldRights([row({ action: 'a:page:add' }), row({ action: 'field:x' })], () => false)).toBeUndefined();
  });
});

test('a button of a sub-table is disabled by perms type 2 and hidden by type 1; of two the stricter counts', () => {
  const rows = [
    row({ action: 'a:page:detail:goods:add', type: '2' }),
    row({ action: 'a:page:detail:goods:remove', type: '2' }),
    row({ action: 'a:page:detail:goods:remove', type: '1' }),
  ];
  const button = (code: string) => (code === 'goods:add' ? 'disabled' : 'hidden');
  const can: Can = Object.assign(() => true, { withheld: withheldRights(rows, () => false) });
  const access = tableAccess('', can, 'a:page:detail:goods');
  expect((['add', 'insert', 'remove', 'save'] as const).map((name) => access.state(name))).toEqual([
    'disabled',
    'disabled',
    'hidden',
    'shown',
  ]);
  expect(access.button('add')).toBe(false);
  const prefixed = tableAccess(
    'goods',
    Object.assign(() => false, { button }),
  );
  expect((['add', 'remove', 'save'] as const).map((name) => prefixed.state(name))).toEqual([
    'disabled',
    'hidden',
    'shown',
  ]);
});

test('buttons of a sub-table go by the code of the detail, insert with add', () => {
  const rows = [row({ action: 'a:page:detail:goods:add' })];
  const can: Can = Object.assign(() => true, { withheld: withheldRights(rows, () => false) });
  const access = tableAccess('', can, 'a:page:detail:goods');
  expect((['add', 'insert', 'remove'] as const).map((name) => access.button(name))).toEqual([false, false, true]);
  expect(tableAccess('', can, 'a:page:detail:costs').button('add')).toBe(true);
});
