import { expect, test } from 'vitest';
import { compilePage, type PageSchema } from '../../../engine/index.ts';
import { ruleColumns, takesNoValue, titleOfColumn } from '../../../src/administration/rights/ruleCalls.ts';

const SCHEMA: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: 'Orders',
  resource: { url: '/orders', table: 'plain_list', permission: 'orders' },
  columns: [
    { type: 'input', key: 'country', title: 'Country' },
    { type: 'normal', key: 'createBy', title: 'Clerk' },
    { type: 'password', key: 'pin', title: 'PIN' },
  ],
  list: { columns: ['country'] },
  form: { groups: [] },
};

test('rules list page and system columns by title, and never a secret [S7-24]', () => {
  const { page } = compilePage(SCHEMA, { id: 'test/orders', language: 'en-US', dictionaries: new Map() });
  if (page === undefined) throw new Error('the page does not compile');
  const columns = ruleColumns(page, 'en-US');
  expect(Object.fromEntries(columns)).toMatchObject({ country: 'Country', createBy: 'Clerk', updateBy: 'Changed by' });
  expect(columns.has('pin')).toBe(false);
  expect([...columns.keys()][0]).toBe('country');
  expect(['create_by', 'country', 'gone'].map((name) => titleOfColumn(columns, name))).toEqual([
    'Clerk',
    'Country',
    'gone',
  ]);
});

test('a condition on blank fields is compared with nothing [S7-24]', () => {
  expect(['EMPTY', 'not_empty', '=', 'IN'].map(takesNoValue)).toEqual([true, true, false, false]);
});
