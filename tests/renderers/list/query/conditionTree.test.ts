import { expect, test } from 'vitest';
import {
  hasSpace,
  itemsOf,
  knownOf,
  nodesOf,
  replaced,
  type GroupItem,
} from '../../../../renderers/list/query/conditionTree.ts';
import { readSavedQueries, withSaved } from '../../../../renderers/list/query/savedQueries.ts';
import { valueControl } from '../../../../renderers/list/query/valueControl.ts';
import type { AdvancedRule, CompiledColumn } from '../../../../engine/index.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';

const code = { field: 'code', rule: 'eq', val: 'A' } as const;
const gone = { field: 'gone', rule: 'eq', val: 'A' } as const;

test('converts conditions to rows and back, and counts and omits unknown fields with their group', () => {
  const nodes = [code, { matchType: 'or', group: [gone, code] }, { matchType: 'or', group: [gone] }] as const;
  const { known, lost } = knownOf(nodes, new Set(['code']));
  expect([known, lost]).toEqual([[code, { matchType: 'or', group: [code] }], 2]);
  expect(nodesOf(itemsOf(known, () => ({ type: 'input' })))).toEqual([
    { ...code, type: 'input' },
    { matchType: 'or', group: [{ ...code, type: 'input' }] },
  ]);
});

test('a group goes with its last row, the outermost never; fifty rows fill a query', () => {
  const root: GroupItem = { id: 1, matchType: 'and', group: [{ id: 2, matchType: 'or', group: [{ id: 3 }] }] };
  expect(replaced(root, 3, () => []).group).toEqual([]);
  expect(replaced(root, 1, () => [])).toBe(root);
  const rows = Array.from({ length: 49 }, (_, index) => ({ id: index + 10 }));
  expect(hasSpace({ ...root, group: rows })).toBe(true);
  expect(hasSpace({ ...root, group: [...root.group, ...rows] })).toBe(false);
});

test('skips unreadable saved queries and replaces one of the same name in place [W3.3-12]', () => {
  const one = { title: '一', matchType: 'and', records: [code] } as const;
  const broken = [
    one,
    { ...one, title: '' },
    { ...one, matchType: 'xor' },
    { ...one, records: [{ ...code, rule: 'ext' }] },
    { ...one, records: [] },
    7,
  ];
  expect(readSavedQueries(broken)).toEqual([one]);
  expect(readSavedQueries('x')).toEqual([]);
  const two = { ...one, title: '二' };
  const other = { ...one, matchType: 'or' } as const;
  expect(withSaved([one, two], other)).toEqual([other, two]);
  expect(withSaved([one], two)).toEqual([one, two]);
});

const column = (written: object): CompiledColumn => {
  const columns = [...orderSchema.columns, { key: 'thing', title: '某项', ...written }];
  const found = compileTestPage({ ...orderSchema, columns }).columnByKey.get('thing');
  if (found === undefined) throw new Error('no column');
  return found;
};

test.each<readonly [object, AdvancedRule, string, boolean | undefined]>([
  [{ type: 'input' }, 'eq', 'input', undefined],
  [{ type: 'umeditor' }, 'like', 'input', undefined],
  [{ type: 'inputNumber' }, 'ge', 'inputNumber', undefined],
  [{ type: 'inputNumber' }, 'in', 'input', undefined],
  [{ type: 'datetime' }, 'ge', 'datetime', undefined],
  [{ type: 'select', dictCode: 'unit' }, 'eq', 'select', undefined],
  [{ type: 'radio', dictCode: 'unit' }, 'eq', 'select', undefined],
  [{ type: 'select', dictCode: 'unit' }, 'in', 'list_multi', undefined],
  [{ type: 'switch' }, 'eq', 'select', undefined],
  [{ type: 'list_multi', dictCode: 'unit' }, 'like', 'select', undefined],
  [{ type: 'sel_search', dictCode: 'unit' }, 'eq', 'sel_search', undefined],
  [{ type: 'sel_search', dictCode: 'unit' }, 'in', 'sel_user', true],
  [{ type: 'sel_user' }, 'like', 'sel_user', undefined],
  [{ type: 'sel_depart', multi: false }, 'in', 'sel_user', true],
  [{ type: 'cat_tree' }, 'eq', 'cat_tree', undefined],
  [{ type: 'cat_tree' }, 'in', 'cat_tree', true],
  [{ type: 'pca' }, 'eq', 'pca', undefined],
])('a value of %j for %s is given with the widget of %s, several: %s', (...[written, rule, type, multiple]) => {
  const control = valueControl(column(written), rule);
  expect([control.type, control.column.multiple]).toEqual([type, multiple]);
});
