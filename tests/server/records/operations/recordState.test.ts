import { expect, test } from 'vitest';
import { type CompiledExpression, type CompiledPage, permissionOf, type Scope } from '../../../../engine/index.ts';
import type { Caller } from '../../../../server/data/recordStore/caller.ts';
import { mayEdit, mayRemove, mayTransit, statusOf } from '../../../../server/data/recordStore/recordState.ts';
import type { StoredRecord } from '../../../../server/data/recordStore/storedRecord.ts';
import { orderPage } from './orderPage.ts';

const page = await orderPage();
const caller: Caller = { user: Object({ username: 'clerk' }), can: () => true };
const record = (status: string | null): StoredRecord => ({
  mark: {
    id: 'o1',
    version: 1,
    sysOrgCode: 'A01',
    createBy: 'clerk',
    createTime: new Date(0),
    updateBy: null,
    updateTime: null,
  },
  values: { status },
  details: { lines: [] },
});

type Resource = CompiledPage['resource'];
const withRows = (rowPermission: NonNullable<Resource['rowPermission']>): CompiledPage => ({
  ...page,
  resource: { ...page.resource, rowPermission },
});
/** Returns a condition with this result; null is blank. */
const says = (answer: boolean | null): CompiledExpression =>
  Object({ evaluate: ({ record: { id } = {} }: Scope) => (id === 'o1' ? answer : null) });

test.each([
  ['draft', [true, true]],
  ['returned', [true, true]],
  ['review', [false, false]],
  [null, [false, false]],
])('an order of the status %j may be changed and removed: %j', (status, may) => {
  expect([mayEdit(page, record(status), caller), mayRemove(page, record(status), caller)]).toEqual(may);
  expect(statusOf(page, record(status))).toBe(status);
});

test.each([
  [{ editable: says(true) }, [true, true]],
  [{ editable: says(false) }, [false, false]],
  [{ editable: says(null) }, [false, false]],
  [{ deletable: says(false) }, [true, false]],
  [{ deletable: says(true), editable: says(false) }, [false, true]],
  [{}, [true, true]],
])('with row setting %j, a draft may be edited and removed: %j', (rows, may) => {
  const own = withRows(rows);
  expect([mayEdit(own, record('draft'), caller), mayRemove(own, record('draft'), caller)]).toEqual(may);
});

test('a page may allow deletion of uneditable records, but only where the action is offered', () => {
  const own = withRows({ deletable: says(true) });
  expect(mayRemove(own, record('review'), caller)).toBe(false);
  const actions = own.list.actions.filter(({ action }) => action !== 'delete');
  expect(mayRemove({ ...own, list: { ...own.list, actions } }, record('review'), caller)).toBe(true);
});

test('a page without status has none, and only offered actions move its records', () => {
  const { statusKey: _status, ...resource } = page.resource;
  const own = { ...page, resource };
  expect(statusOf(own, record('draft'))).toBeNull();
  const action = page.list.actions.find(({ id }) => id === 'submit');
  if (action === undefined) throw new Error('no action');
  const { from: _from, ...anywhere } = action;
  expect(mayTransit(own, { record: record('draft'), action }, caller)).toBe(false);
  expect(mayTransit(own, { record: record('draft'), action: { ...action, from: [''] } }, caller)).toBe(true);
  expect(mayTransit(own, { record: record('draft'), action: anywhere }, caller)).toBe(true);
  expect(mayTransit(own, { record: record('draft'), action: { ...anywhere, visible: false } }, caller)).toBe(false);
});

test('a call requires the code of its action, or the page’s default', () => {
  const kinds = ['list', 'add', 'edit', 'delete'] as const;
  expect(kinds.map((kind) => permissionOf(page, kind))).toEqual(kinds.map((kind) => `bgd:order:${kind}`));
  const actions = page.list.actions.map((action) => ({ ...action, permission: `own:${action.action}` }));
  const own = { ...page, list: { ...page.list, actions } };
  expect(kinds.map((kind) => permissionOf(own, kind))).toEqual(['bgd:order:list', 'own:add', 'own:edit', 'own:delete']);
});
