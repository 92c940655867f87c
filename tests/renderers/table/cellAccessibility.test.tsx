import axe from 'axe-core';
import { expect, it } from 'vitest';
import type { ColumnType } from '../../../engine/index.ts';
import { exampleColumns, openExample, press, shippedDictionaries } from './openExample.tsx';
import { openTable, t } from './openTable.tsx';

const seriousIn = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

const SHOWN: readonly ColumnType[] = ['checkbox', 'list_multi', 'tags', 'progress', 'file', 'sel_user', 'slot'];

it('shows marks, chips, bars and slots with nothing that axe finds serious', async () => {
  const columns = SHOWN.flatMap((type) => exampleColumns(type).filter((column) => column.type === type)).map(
    (column, index) => ({ ...column, key: `${column.key}${index}` }),
  );
  const row = Object.fromEntries(columns.map(({ key, type }) => [key, type === 'progress' ? '45' : '1,2']));
  const { root } = await openTable(
    { columns, rows: [{ id: 'r0', ...row }] },
    { ports: { dictionaries: shippedDictionaries(), t } },
  );
  expect(root.querySelectorAll('.wb-chip').length).toBeGreaterThan(4);
  expect(await seriousIn(root.querySelector('.wb-table-host') ?? root)).toEqual([]);
});

it.each([
  ['select', 'size'],
  ['list_multi', 'services'],
  ['textarea', 'remark'],
  ['datetime', 'startedAt'],
] as const)('opens the editor of %s with nothing that axe finds serious', async (type, key) => {
  const { handle } = await openExample(type);
  handle.focusCell('r0', key);
  await press('{F2}');
  const regions = [...document.querySelectorAll('.wb-grid-editor, .wb-choices')];
  expect(regions).not.toEqual([]);
  for (const region of regions) expect(await seriousIn(region)).toEqual([]);
});
