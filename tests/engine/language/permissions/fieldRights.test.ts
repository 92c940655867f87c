import { describe, expect, test } from 'vitest';
import { detailCode, fieldCode } from '../../../../engine/language/permissions/fieldRights.ts';
import {
  commentCode,
  findAction,
  permissionOf,
  shareViewCode,
} from '../../../../engine/language/permissions/permissionOf.ts';
import type { CompiledPage } from '../../../../engine/index.ts';
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

test('codes of fields, sub-tables, shared views and comments follow from the code of the page', () => {
  expect(fieldCode('a:page', 'fee')).toBe('a:page:field:fee');
  expect(fieldCode('a:page', 'price', 'goods')).toBe('a:page:field:goods:price');
  expect(detailCode('a:page', 'goods')).toBe('a:page:detail:goods');
  const page = { resource: { permission: 'a:page' } } as CompiledPage;
  expect([shareViewCode(page), commentCode(page)]).toEqual(['a:page:shareView', 'a:page:comment']);
});

test('a call requires the code of its action, or the default code of the page', () => {
  const actions = [
    { action: 'edit', id: 'edit', permission: 'other:edit' },
    { action: 'transition', id: 'delete', permission: 'a:page:move' },
  ];
  const page = { resource: { permission: 'a:page' }, list: { actions } } as unknown as CompiledPage;
  expect(permissionOf(page, 'edit')).toBe('other:edit');
  expect(permissionOf(page, 'delete')).toBe('a:page:delete');
  expect(permissionOf(page, 'list')).toBe('a:page:list');
  expect(findAction(page, 'transition', 'delete')?.permission).toBe('a:page:move');
  expect(findAction(page, 'delete')).toBeUndefined();
});

test('sub-table buttons are disabled by perms type 2 and hidden by type 1, strictest first', () => {
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
