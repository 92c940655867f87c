import { expect, test } from 'vitest';
import { compileTestPage } from '../../../renderers/orderPage.ts';
import { orderSchema } from '../../../renderers/orderSchema.ts';

const of = (columns: readonly object[], list: object = {}) =>
  compileTestPage({
    ...orderSchema,
    columns: [...orderSchema.columns, ...columns],
    list: { ...orderSchema.list, ...list },
  }).list.superQuery;

const fieldOf = (columns: readonly object[], name: string) => of(columns)?.fields.find(({ field }) => field === name);

test('covers head, system and detail fields in every list, without secrets and hidden fields [W3.3-11]', () => {
  const columns = [
    { type: 'password', key: 'pin', title: '口令' },
    { type: 'hidden', key: 'trace', title: '追踪' },
  ];
  const names = of(columns)?.fields.map(({ field }) => field) ?? [];
  expect(names).toEqual(expect.arrayContaining(['code', 'createBy', 'createTime', 'updateTime', 'goods,name']));
  for (const never of ['pin', 'trace', 'version', 'sysOrgCode']) expect(names).not.toContain(never);
  expect(of([], { superQuery: false })).toBeUndefined();
  expect(of([], { saveCode: 'orders' })?.saveCode).toBe('orders');
});

test.each<readonly [object, readonly string[]]>([
  [{ type: 'input' }, ['like', 'eq', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le']],
  [{ type: 'inputNumber' }, ['eq', 'in', 'ne', 'gt', 'ge', 'lt', 'le']],
  [{ type: 'date' }, ['eq', 'ne', 'gt', 'ge', 'lt', 'le']],
  [{ type: 'select', dictCode: 'unit' }, ['eq', 'in', 'ne']],
  [{ type: 'checkbox' }, ['eq', 'in', 'ne']],
  [{ type: 'list_multi', dictCode: 'unit' }, ['like', 'eq', 'ne']],
  [{ type: 'sel_user' }, ['like', 'eq', 'ne']],
  [{ type: 'sel_user', multi: false }, ['eq', 'in', 'ne']],
  [{ type: 'pca' }, ['eq', 'ne']],
])('offers for %j the comparisons %j [W9-10]', (column, rules) => {
  expect(fieldOf([{ key: 'thing', title: '某项', ...column }], 'thing')?.rules).toEqual(rules);
});

test('tells of a condition how its value was chosen [W3.3-11]', () => {
  const about = (column: object) => fieldOf([{ key: 'thing', title: '某项', ...column }], 'thing')?.about;
  expect(about({ type: 'inputNumber' })).toMatchObject({ type: 'inputNumber', dbType: 'bigDecimal' });
  expect(about({ type: 'select', options: [{ value: 'a', text: '甲' }] })).toMatchObject({
    dbType: 'string',
    options: [{ value: 'a', text: '甲' }],
  });
  expect(about({ type: 'sel_user' })).toMatchObject({ customReturnField: 'username' });
  const popup = { popupCode: 'party', orgFields: ['name', 'scc'], destFields: ['thing', 'code'] };
  expect(about({ type: 'popup', ...popup })).toMatchObject({
    type: 'popup',
    popup: { code: 'party', field: 'thing', orgFields: 'name,scc', destFields: 'thing,code' },
  });
  expect(fieldOf([], 'currency')?.about).toMatchObject({ dictCode: 'currency' });
  expect(fieldOf([], 'orderDate')?.about).toMatchObject({ dbType: 'date' });
});
