import { describe, expect, it } from 'vitest';
import type { CompiledColumn, Values } from '../../../engine/index.ts';
import type { DictItem } from '../../../renderers/index.ts';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { stepsOf } from '../../engine/table/tableSteps.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { memoryTrees, nodesOf, type MemoryTrees } from '../memoryTrees.ts';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { cellInput, exampleColumns, press } from './openExample.tsx';
import { openTable, t, type OpenTable } from './openTable.tsx';
import { dragTo, replaceAll } from './tableTools.ts';

/** n1 to n8 in tree order; n3 and n8 have the same name. */
const NODES = nodesOf({
  机电产品: { 电子元件: {}, 备件: {}, 家用电器: { 冰箱: {} } },
  纺织服装: { 针织服装: {}, 备件: {} },
});
const NAMES = ['机电产品', '电子元件', '备件', '家用电器', '冰箱', '纺织服装', '针织服装', '备件'];
const ITEMS: readonly DictItem[] = NAMES.map((text, index) => ({ value: `n${index + 1}`, text }));

interface Kind {
  readonly type: 'cat_tree' | 'sel_tree' | 'pca';
  readonly key: string;
  /** Text typed for one node, the stored value, its displayed text. */
  readonly one: readonly [typed: string, value: string, text: string];
  /** A node typed by its path, and another one typed by its code. */
  readonly path: readonly [typed: string, value: string];
  readonly code: readonly [typed: string, value: string];
  /** A name that two nodes have. */
  readonly twice: string;
}

const CATEGORY = { one: ['冰箱', 'n5', '冰箱'], path: ['纺织服装/备件', 'n8'], twice: '备件' } as const;
const KINDS: readonly Kind[] = [
  { type: 'cat_tree', key: 'category', ...CATEGORY, code: ['A01A01', 'n2'] },
  { type: 'sel_tree', key: 'department', ...CATEGORY, code: ['A01A01', 'n2'] },
  {
    type: 'pca',
    key: 'area',
    one: ['福田区', '440304', '广东省/深圳市/福田区'],
    path: ['广东省深圳市南山区', '440305'],
    code: ['441900003', '441900003'],
    twice: '南山区',
  },
];

const AREAS: readonly DictItem[] = [
  { value: '440304', text: '广东省/深圳市/福田区' },
  { value: '440305', text: '广东省/深圳市/南山区' },
  { value: '441900003', text: '广东省/东莞市/东城街道' },
];
const dictionaries = () =>
  memoryDictionaries({
    sys_category: ITEMS,
    depart_tree: ITEMS,
    'sys_category,name,id': ITEMS,
    china_area: AREAS,
  });

interface Opened {
  readonly columns?: readonly CompiledColumn[];
  readonly rows?: readonly Values[];
  readonly trees?: MemoryTrees;
  readonly readOnly?: boolean;
}

const openTrees = (
  type: Kind['type'],
  {
    columns = exampleColumns(type),
    rows = [{}, {}, {}, {}],
    trees = memoryTrees(NODES),
    readOnly = false,
  }: Opened = {},
): Promise<OpenTable> =>
  openTable(
    { columns, rows: rowsOf(rows.length, (index) => ({ ...rows[index] })), readOnly },
    { ports: { dictionaries: dictionaries(), t, trees } },
  );

const column = ({ model }: OpenTable, key: string) => model.liveValues().map((row) => row[key] ?? null);
const shown = ({ cell, model }: OpenTable, key: string) =>
  Array.from({ length: model.rowCount }, (_, row) => cell(row, key).textContent);
const strip = ({ root }: OpenTable) => root.querySelector('.wb-paste [role=status]')?.textContent ?? '';

describe.each(KINDS)('a cell of type $type', ({ type, key, one, path, code, twice }) => {
  const [typed, value, text] = one;

  it('takes a name with Enter, stores its value, shows its name; Escape cancels', async () => {
    const table = await openTrees(type);
    table.handle.focusCell('r0', key);
    await press(`${typed}{Enter}`);
    await table.handle.flush();
    await expect.poll(() => column(table, key)[0]).toBe(value);
    await expect.poll(() => table.cell(0, key).textContent).toBe(text);
    table.handle.focusCell('r0', key);
    await press('{F2}');
    await expect.poll(() => cellInput()?.value).toBe(text);
    await press(`${code[0]}{Escape}`);
    expect(column(table, key)[0]).toBe(value);
  });

  it('resolves several pasted cells by name, path and code in one undo step', async () => {
    const table = await openTrees(type);
    const { steps, labels } = stepsOf(table.model);
    table.handle.focusCell('r0', key);
    pasteInto(table.input, [typed, path[0], code[0], ''].join('\n') + '\n');
    await expect.poll(() => column(table, key)).toEqual([value, path[1], code[1], null]);
    await expect.poll(() => shown(table, key)[0]).toBe(text);
    expect(labels).toHaveLength(1);
    for (const { inverse } of [...steps].reverse()) table.model.apply(inverse);
    expect(column(table, key)).toEqual([null, null, null, null]);
    expect(column(table, 'categoryName')).toEqual([null, null, null, null]);
  });

  it('keeps an unknown or ambiguous pasted text marked in its place, with a message', async () => {
    const table = await openTrees(type);
    table.handle.focusCell('r0', key);
    pasteInto(table.input, `${typed}\n没有这个\n${twice}\n`);
    await expect.poll(() => column(table, key)[0]).toBe(value);
    expect(column(table, key).slice(1, 3)).toEqual([null, null]);
    await expect.poll(() => strip(table)).toMatch(/2/);
  });

  it('is filled down by the handle with the same value, as one step', async () => {
    const table = await openTrees(type, { rows: [{ [key]: value }, {}, {}, {}] });
    const { steps, labels } = stepsOf(table.model);
    table.handle.focusCell('r0', key);
    dragTo(table, table.cell(2, key));
    expect(column(table, key)).toEqual([value, value, value, null]);
    expect(labels).toEqual(['填充 2 格']);
    for (const { inverse } of steps) table.model.apply(inverse);
    expect(column(table, key)).toEqual([value, null, null, null]);
  });

  it('is found by its shown name, and replaced by another name in one step', async () => {
    const table = await openTrees(type, { rows: [{ [key]: value }, { [key]: code[1] }, { [key]: value }] });
    await expect.poll(() => shown(table, key)[0]).toBe(text);
    const { labels, steps } = stepsOf(table.model);
    table.handle.focusCell('r0', key);
    await replaceAll(table, text, code[0]);
    await expect.poll(() => column(table, key)).toEqual([code[1], code[1], code[1]]);
    expect(new Set(labels)).toEqual(new Set(['替换 2 处']));
    for (const { inverse } of [...steps].reverse()) table.model.apply(inverse);
    expect(column(table, key)).toEqual([value, code[1], value]);
  });

  it('is emptied with Delete, and opens nothing in a read-only table', async () => {
    const table = await openTrees(type, { rows: [{ [key]: value }] });
    table.handle.focusCell('r0', key);
    await press('{Delete}');
    expect(column(table, key)).toEqual([null]);
    await table.rerender({});
    const fixed = await openTrees(type, { rows: [{ [key]: value }], readOnly: true });
    await expect.poll(() => shown(fixed, key)).toEqual([text]);
    fixed.handle.focusCell('r0', key);
    await press('{F2}');
    expect(document.querySelector('[role=tree]')).toBeNull();
    await press('{Delete}');
    expect(column(fixed, key)).toEqual([value]);
  });
});

describe('a cell of a tree', () => {
  it('supports arrow keys, loads each branch once, and reports why a branch failed', async () => {
    const trees = memoryTrees(NODES);
    trees.failing.add('n1');
    const table = await openTrees('cat_tree', { trees });
    table.handle.focusCell('r0', 'category');
    await press('{F2}');
    await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(2);
    await press('{ArrowRight}');
    await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('服务器说：树打不开');
    document.querySelector<HTMLElement>('.wb-tree-retry')?.click();
    await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(5);
    await press('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(() => column(table, 'category')[0]).toBe('n3');
    expect(trees.asked).toEqual(['', 'n1', 'n1']);
  });

  it('with several values toggles them with Space, and accepts comma-separated pasted names', async () => {
    const table = await openTrees('cat_tree');
    table.handle.focusCell('r0', 'several');
    await press('{F2}');
    await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(2);
    await press(' {ArrowDown} {ArrowUp} {Enter}');
    await expect.poll(() => column(table, 'several')[0]).toBe('n6');
    table.handle.focusCell('r1', 'several');
    pasteInto(table.input, '冰箱,针织服装\n冰箱,没有\n');
    await expect.poll(() => column(table, 'several').slice(1)).toEqual(['n5,n7', null, null]);
  });
});
