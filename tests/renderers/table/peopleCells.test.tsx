import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ColumnType, Values } from '../../../engine/index.ts';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { stepsOf } from '../../engine/table/tableSteps.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { memoryDirectory } from '../widgets/pickers/memoryDirectory.ts';
import { testPorts } from '../testPorts.ts';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { choices, exampleColumns, press } from './openExample.tsx';
import { openTable, type OpenTable } from './openTable.tsx';
import { dragTo, replaceAll } from './tableTools.ts';

const twins = { text: '王伟' } as const;
const dictionaries = () =>
  memoryDictionaries({
    'pick:users,realname,username': [
      { value: 'zhangsan', text: '张三' },
      { value: 'lisi', text: '李四' },
      { value: 'wang1', ...twins },
      { value: 'wang2', ...twins },
      { value: 'gone', text: '已离职', disabled: true },
    ],
    'pick:departments,departName,id': [
      { value: 'd1', text: '单证部' },
      { value: 'd2', text: '归类组' },
    ],
    'pick:roles,roleName,roleCode': [
      { value: 'clerk', text: '制单员' },
      { value: 'checker', text: '审单员' },
    ],
    'pick:positions,name,code': [
      { value: 'declarant', text: '报关员' },
      { value: 'driver', text: '司机' },
    ],
    'pick:records,name,code,/kehu/customer': [
      { value: 'K1', text: '宁波远岭' },
      { value: 'K2', text: '青岛远航' },
    ],
  });

interface Kind {
  readonly type: ColumnType;
  readonly key: string;
  readonly one: readonly [text: string, value: string];
  readonly other: readonly [text: string, value: string];
  /** The cell holds several values. */
  readonly several: boolean;
}

const KINDS: readonly Kind[] = [
  { type: 'sel_user', key: 'members', one: ['李四', 'lisi'], other: ['张三', 'zhangsan'], several: true },
  { type: 'sel_user', key: 'checker', one: ['李四', 'lisi'], other: ['张三', 'zhangsan'], several: false },
  { type: 'sel_depart', key: 'departs', one: ['归类组', 'd2'], other: ['单证部', 'd1'], several: true },
  { type: 'sel_role', key: 'roles', one: ['制单员', 'clerk'], other: ['审单员', 'checker'], several: true },
  { type: 'sel_position', key: 'positions', one: ['报关员', 'declarant'], other: ['司机', 'driver'], several: true },
  { type: 'sel_biz', key: 'customers', one: ['宁波远岭', 'K1'], other: ['青岛远航', 'K2'], several: true },
];

const openPeople = (type: ColumnType, rows: readonly Values[], readOnly = false): Promise<OpenTable> =>
  openTable(
    { columns: exampleColumns(type), rows: rowsOf(rows.length, (index) => ({ ...rows[index] })), readOnly },
    { ports: testPorts({ dictionaries: dictionaries(), directory: memoryDirectory() }) },
  );

const column = ({ model }: OpenTable, key: string) => model.liveValues().map((row) => row[key] ?? null);
const shown = ({ cell, model }: OpenTable, key: string) =>
  Array.from({ length: model.rowCount }, (_, row) => cell(row, key).textContent);
const strip = ({ root }: OpenTable) => root.querySelector('.wb-paste [role=status]')?.textContent ?? '';

describe.each(KINDS)('a cell of $type that is called $key', ({ type, key, one, other, several }) => {
  const [text, value] = one;

  it('finds by part of the name, takes with Enter, shows the name; Escape cancels', async () => {
    const table = await openPeople(type, [{}, {}]);
    table.handle.focusCell('r0', key);
    await press(text);
    await expect.poll(choices).toHaveLength(1);
    await press('{Enter}');
    await table.handle.flush();
    await expect.poll(() => column(table, key)[0]).toBe(value);
    await expect.poll(() => shown(table, key)[0]).toBe(text);
    table.handle.focusCell('r1', key);
    await press(text);
    await expect.poll(choices).toHaveLength(1);
    await press('{Escape}');
    expect(column(table, key)[1]).toBeNull();
  });

  it('resolves several pasted cells by name and number in one undo step', async () => {
    const table = await openPeople(type, [{}, {}, {}]);
    const { steps, labels } = stepsOf(table.model);
    table.handle.focusCell('r0', key);
    pasteInto(table.input, `${text}\n${other[1]}\n没有这个\n`);
    await expect.poll(() => column(table, key)).toEqual([value, other[1], null]);
    await expect.poll(() => shown(table, key).slice(0, 2)).toEqual([text, other[0]]);
    await expect.poll(() => strip(table)).toMatch(/1/);
    expect(labels).toHaveLength(1);
    for (const { inverse } of [...steps].reverse()) table.model.apply(inverse);
    expect(column(table, key)).toEqual([null, null, null]);
  });

  it('takes several names of one cell where it holds several', async () => {
    const table = await openPeople(type, [{}, {}]);
    table.handle.focusCell('r0', key);
    pasteInto(table.input, `${text},${other[1]}\n`);
    await expect.poll(() => strip(table)).not.toBe('');
    await expect.poll(() => column(table, key)[0]).toBe(several ? `${value},${other[1]}` : null);
  });

  it('is filled down, found by name and replaced by name, each as one step', async () => {
    const table = await openPeople(type, [{ [key]: value }, {}, { [key]: other[1] }]);
    await expect.poll(() => shown(table, key)).toEqual([text, '', other[0]]);
    const { labels, steps } = stepsOf(table.model);
    table.handle.focusCell('r0', key);
    dragTo(table, table.cell(1, key));
    expect(column(table, key)).toEqual([value, value, other[1]]);
    await replaceAll(table, text, other[0]);
    await expect.poll(() => column(table, key)).toEqual([other[1], other[1], other[1]]);
    expect([...new Set(labels)]).toEqual(['填充 1 格', '替换 2 处']);
    for (const { inverse } of [...steps].reverse()) table.model.apply(inverse);
    expect(column(table, key)).toEqual([value, null, other[1]]);
  });

  it('is emptied with Delete, and opens nothing in a read-only table', async () => {
    const table = await openPeople(type, [{ [key]: value }]);
    table.handle.focusCell('r0', key);
    await press('{Delete}');
    expect(column(table, key)).toEqual([null]);
    const fixed = await openPeople(type, [{ [key]: value }], true);
    await expect.poll(() => shown(fixed, key)).toEqual([text]);
    fixed.handle.focusCell('r0', key);
    await press('{F2}{Delete}');
    expect(document.querySelector('[role=combobox]')).toBeNull();
    expect(column(fixed, key)).toEqual([value]);
  });
});

describe('a cell of people', () => {
  it('never takes one who is no longer active, nor one of two with a name', async () => {
    const table = await openPeople('sel_user', [{}, {}]);
    table.handle.focusCell('r0', 'checker');
    pasteInto(table.input, '已离职\n王伟\n');
    await expect.poll(() => strip(table)).toMatch(/2/);
    expect(column(table, 'checker')).toEqual([null, null]);
  });

  it('opens its dialog with Alt+Arrow, takes the picked person, and restores the focus', async () => {
    const table = await openPeople('sel_user', [{ members: 'lisi' }]);
    table.handle.focusCell('r0', 'members');
    await press('{F2}');
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => document.querySelectorAll('.ant-modal tbody tr.ant-table-row').length).toBe(10);
    const row = [...document.querySelectorAll('.ant-modal .wb-cell-text')].find((cell) => cell.textContent === '张三');
    if (row === undefined) throw new Error('nobody is offered');
    await userEvent.click(row);
    await press('{Enter}');
    await expect.poll(() => column(table, 'members')).toEqual(['lisi,zhangsan']);
    await expect.poll(() => document.querySelector('.ant-modal')?.checkVisibility() ?? false).toBe(false);
    expect(table.root.contains(document.activeElement)).toBe(true);
  });
});
