import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../engine/index.ts';
import { openTable, type OpenTable } from './openTable.tsx';
import { stepsOf, type TableStep } from '../../engine/table/tableSteps.ts';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const status = ({ root }: OpenTable): string => root.querySelector('.wb-grid-status')?.textContent ?? '';
const column = ({ model }: OpenTable, key: string) => model.liveValues().map((row) => row[key]);
const at = ({ input }: OpenTable): string | null => input.getAttribute('aria-label');

const listen = ({ model }: OpenTable): readonly TableStep[] => stepsOf(model).steps;

describe('over a range', () => {
  it('Delete empties what can be edited as one step, and tells what it left', async () => {
    const table = await openTable();
    const steps = listen(table);
    table.model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'gName', value: 'kept' }] });
    table.handle.focusCell('r0', 'qty');
    await press('{Shift>}{End}{ArrowDown}{/Shift}{Delete}');
    expect(table.model.rowAt(0).values).toMatchObject({
      name: 'name 0',
      qty: null,
      curr: null,
      gName: 'kept',
      made: null,
    });
    expect(table.model.rowAt(1).values).toMatchObject({ qty: null, curr: null, made: null });
    expect(table.model.rowAt(2).values['qty']).toBe('3');
    expect(steps.map(({ label }) => label)).toEqual(['清空 6 格']);
    expect(status(table)).toBe('清空 6 格，另有 1 格不能修改');
    table.model.apply(steps[0]?.inverse ?? { kind: 'batch', changes: [] });
    expect(column(table, 'qty')).toEqual(['1', '2', '3']);
  });

  it('Ctrl+D fills the first row down, with what a code fills besides', async () => {
    const table = await openTable();
    const steps = listen(table);
    const values = { codeTs: '2000000007', gName: '商品7', unit: '035' };
    table.model.apply({
      kind: 'set',
      cells: Object.entries(values).map(([key, value]) => ({ rowId: 'r0', key, value })),
    });
    table.handle.focusCell('r0', 'curr');
    await press('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(column(table, 'codeTs')).toEqual(['2000000007', '2000000007', '2000000007']);
    expect(column(table, 'gName')).toEqual(['商品7', '商品7', '商品7']);
    expect(steps.map(({ label }) => label)).toEqual(['向下填充 2 格']);
  });

  it('Ctrl+R fills to the right what the other column takes', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'sku');
    await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}{Control>}r{/Control}');
    expect(column(table, 'name')).toEqual(['G0', 'G1', 'name 2']);
    expect(column(table, 'qty')).toEqual(['1', '2', '3']);
    expect(status(table)).toBe('向右填充 2 格，另有 2 格不能修改');
  });

  it('Ctrl+Enter puts what is typed into every cell', async () => {
    const table = await openTable({ count: 5 });
    const steps = listen(table);
    table.handle.focusCell('r1', 'name');
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await press('same{Control>}{Enter}{/Control}');
    expect(column(table, 'name')).toEqual(['name 0', 'same', 'same', 'same', 'name 4']);
    expect(steps.map(({ label }) => label)).toEqual(['填入 3 格']);
    expect(at(table)).toBe('品名 第 2 行');
    await press('{ArrowDown}');
    expect(at(table)).toBe('品名 第 3 行');
  });

  it('Ctrl+Enter does so for a choice from a list', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'curr');
    await press('{Shift>}{ArrowDown}{/Shift}{F2}');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(3);
    await press('{ArrowDown}{Control>}{Enter}{/Control}');
    expect(column(table, 'curr')).toEqual(['502', '502', '142']);
    expect(at(table)).toBe('币制 第 1 行');
    await press('{Shift>}{ArrowUp}{/Shift}{F2}');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(3);
    await press('{ArrowUp}{Enter}');
    expect(column(table, 'curr')).toEqual(['142', '502', '142']);
  });

  it('Alt+↓ and Alt+↑ move its rows as one step, and it goes with them', async () => {
    const table = await openTable({ count: 4 });
    const steps = listen(table);
    table.handle.focusCell('r0', 'sku');
    await press('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    expect(column(table, 'sku')).toEqual(['G2', 'G0', 'G1', 'G3']);
    expect(at(table)).toBe('货号 第 2 行');
    await press('{Alt>}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(column(table, 'sku')).toEqual(['G0', 'G1', 'G2', 'G3']);
    expect(steps).toHaveLength(4);
  });

  it('Shift+Space ticks its rows', async () => {
    const table = await openTable();
    table.handle.focusCell('r1', 'sku');
    await press('{Shift>}{ArrowDown} {/Shift}');
    expect([...table.model.selectedRowIds]).toEqual(['r1', 'r2']);
  });
});

describe('keys that type', () => {
  it("Ctrl+' takes the cell above", async () => {
    const table = await openTable();
    table.handle.focusCell('r1', 'name');
    await press("{Control>}'{/Control}");
    expect(column(table, 'name')).toEqual(['name 0', 'name 0', 'name 2']);
  });

  it('Ctrl+; enters today in a date or text cell, and nothing in a number', async () => {
    const table = await openTable();
    const day = formatMoment(new Date(), 'YYYY-MM-DD');
    for (const key of ['made', 'name', 'qty']) {
      table.handle.focusCell('r0', key);
      await press('{Control>};{/Control}');
    }
    expect(table.model.rowAt(0).values).toMatchObject({ made: day, name: day, qty: '1' });
    table.handle.focusCell('r1', 'name');
    await press('{F2} {Control>};{/Control}{Enter}');
    expect(table.model.rowAt(1).values['name']).toBe(`name 1 ${day}`);
  });

  it.each([
    ['gName', 'x', '商品名称 只读，不能修改'],
    ['unit', '{F2}', '单位 只读，不能修改'],
    ['unit', '{Delete}', '单位 只读，不能修改'],
  ])('say why the read-only cell of %s does not change with %s', async (key, keys, told) => {
    const table = await openTable();
    table.model.apply({ kind: 'set', cells: [{ rowId: 'r0', key, value: 'old' }] });
    table.handle.focusCell('r0', key);
    await press(keys);
    expect(table.model.rowAt(0).values[key]).toBe('old');
    expect(status(table)).toBe(told);
  });

  it('say that the whole table is read-only', async () => {
    const table = await openTable({ readOnly: true });
    table.handle.focusCell('r0', 'name');
    await press('{Alt>}{ArrowDown}{/Alt}');
    expect(status(table)).toBe('本表只读，不能修改');
    expect(column(table, 'sku')).toEqual(['G0', 'G1', 'G2']);
  });
});

describe('Ctrl and an arrow', () => {
  it('jump to the last filled cell of a block, and across a gap', async () => {
    const table = await openTable({ count: 9 });
    const cells = ['r3', 'r4', 'r5'].map((rowId) => ({ rowId, key: 'name', value: null }));
    table.model.apply({ kind: 'set', cells });
    table.handle.focusCell('r0', 'name');
    const places: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await press('{Control>}{ArrowDown}{/Control}');
      places.push(at(table));
    }
    expect(places).toEqual(['品名 第 3 行', '品名 第 7 行', '品名 第 9 行']);
  });
});
