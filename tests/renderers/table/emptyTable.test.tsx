import { cdp, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { pasteInto } from './commands/clipboard/clipboardEvents.ts';
import { columnOf } from '../../engine/table/tableFixture.ts';
import { goodsColumns, mouseDown, openTable, type OpenTable } from './openTable.tsx';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

const openEmpty = async (
  options: Parameters<typeof openTable>[0] = {},
  props: Parameters<typeof openTable>[1] = {},
) => {
  const table = await openTable({ count: 0, ...options }, props);
  table.input.focus();
  return table;
};

const first = ({ model }: OpenTable): Readonly<Record<string, unknown>> => ({ ...model.liveValues()[0] });

describe('typing into a table without rows', () => {
  it('makes its first row and keeps every letter', async () => {
    const table = await openEmpty();
    await press('G17{Tab}罐头{Tab}12.5{Enter}');
    expect(first(table)).toMatchObject({ sku: 'G17', name: '罐头', qty: '12.5' });
  });

  it('begins at the first column that can be typed into', async () => {
    const number = columnOf('gNo', { title: '序号', type: 'inputNumber', valueType: 'decimal' });
    const columns = [number, columnOf('locked', { title: '锁定', disabled: true }), ...goodsColumns];
    const table = await openEmpty({ columns, orderKey: 'gNo' });
    await press('G1{Enter}');
    expect(first(table)).toMatchObject({ gNo: '1', sku: 'G1' });
  });

  it('keeps a whole composition of an input method', async () => {
    const table = await openEmpty({ columns: goodsColumns.slice(1) });
    const session = cdp();
    for (const text of ['z', 'zh', 'zhong'])
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await session.send('Input.insertText', { text: '中' });
    await press('国{Enter}');
    expect(first(table)).toMatchObject({ name: '中国' });
  });

  it('opens the choices of a first column that has them, with the letter', async () => {
    const curr = goodsColumns.filter(({ key }) => key === 'curr');
    const table = await openEmpty({ columns: [...curr, ...goodsColumns.filter(({ key }) => key === 'name')] });
    await press('美元{Tab}x{Enter}');
    await table.handle.flush();
    expect(first(table)).toMatchObject({ curr: '502', name: 'x' });
  });

  it('begins after a press into it as well', async () => {
    const table = await openTable({ count: 0 });
    mouseDown(table.root.querySelector('.wb-grid-scroller') ?? table.root);
    await press('G5{Enter}');
    expect(first(table)).toMatchObject({ sku: 'G5' });
  });

  it('pastes from the first column that can be typed into', async () => {
    const number = columnOf('gNo', { title: '序号', type: 'inputNumber', valueType: 'decimal' });
    const table = await openEmpty({ columns: [number, ...goodsColumns], orderKey: 'gNo' });
    pasteInto(table.input, { 'text/plain': 'G1\t罐头\nG2\t果酱' });
    await table.handle.flush();
    expect(table.model.liveValues().map((row) => [row['gNo'], row['sku'], row['name']])).toEqual([
      ['1', 'G1', '罐头'],
      ['2', 'G2', '果酱'],
    ]);
  });

  it('makes none where the table is read-only, or rows may not be added', async () => {
    const locked = await openEmpty({ readOnly: true });
    await press('G1{Enter}');
    expect(locked.model.rowCount).toBe(0);
    const forbidden = await openEmpty({}, { authPre: 'goods', can: () => false });
    await press('G1{Enter}');
    expect(forbidden.model.rowCount).toBe(0);
  });
});
