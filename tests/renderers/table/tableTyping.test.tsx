import { cdp, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mouseClick, openTable, type OpenTable } from './openTable.tsx';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);
const at = ({ input }: OpenTable): string | null => input.getAttribute('aria-label');

describe('Enter to the right', () => {
  it('moves to the next cell or row, and adds a row at the end', async () => {
    const table = await openTable({ count: 2 }, { enterDirection: 'right' });
    table.handle.focusCell('r0', 'sku');
    await press('{Enter}');
    expect(at(table)).toBe('品名 第 1 行');
    table.handle.focusCell('r0', 'sku');
    for (let step = 0; step < 6; step += 1) await press('{Tab}');
    expect(at(table)).toBe('货号 第 2 行');
    for (let step = 0; step < 5; step += 1) await press('{Tab}');
    expect(at(table)).toBe('生产日期 第 2 行');
    await press('{Escape}{Enter}');
    expect(table.model.rowCount).toBe(3);
    expect(at(table)).toBe('货号 第 3 行');
    await press('{Shift>}{Enter}{/Shift}');
    expect(at(table)).toBe('生产日期 第 2 行');
  });
});

describe('always editable [W2.1-8]', () => {
  it('takes the caret where a cell is pressed', async () => {
    const table = await openTable();
    mouseClick(table.cell(0, 'name'));
    expect([table.input.dataset['mode'], table.input.value]).toEqual(['edit', 'name 0']);
  });

  it('when off, a click shows the editor and a click elsewhere the text', async () => {
    const table = await openTable({}, { alwaysEdit: false });
    const name = table.cell(0, 'name');
    name.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    expect(table.input.dataset['mode']).toBe('select');
    window.dispatchEvent(new MouseEvent('mouseup'));
    expect([table.input.dataset['mode'], table.input.value]).toEqual(['edit', 'name 0']);
    await press('!');
    const outside = document.body.appendChild(document.createElement('button'));
    await userEvent.click(outside);
    outside.remove();
    expect(table.input.dataset['mode']).toBe('select');
    expect(table.cell(0, 'name').textContent).toBe('name 0!');
  });
});

describe('a scanner', () => {
  const type = (input: HTMLElement, keys: readonly string[]): void => {
    for (const key of keys) {
      const target = document.activeElement ?? input;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  };

  it('neither submits the form around the table nor opens the list of keys', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const table = await openTable();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const form = document.createElement('form');
    form.addEventListener('submit', onSubmit);
    table.root.parentElement?.append(form);
    form.append(table.root);
    table.handle.focusCell('r0', 'gName');
    type(table.input, ['?', '1', '?', '9', 'Enter']);
    expect(at(table)).toBe('商品名称 第 2 行');
    await press('A?19{Enter}');
    table.handle.focusCell('r0', 'sku');
    await press('G19?{Enter}');
    expect(table.model.rowAt(0).values['sku']).toBe('G19?');
    // All pending timers run now.
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the list of keys', () => {
  it.each([
    ['?', 'gName'],
    ['{Control>}/{/Control}', 'name'],
  ])('opens with %s and gives the focus back', async (keys, key) => {
    const table = await openTable();
    table.handle.focusCell('r0', key);
    await press(keys);
    await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('向下填充');
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Ctrl+D');
    expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('table.key');
    await press('{Escape}');
    await expect.poll(() => document.activeElement).toBe(table.input);
  });

  it('leaves the question mark to a text', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'name');
    await press('?{Enter}');
    expect(table.model.rowAt(0).values['name']).toBe('?');
  });
});

describe('a cell that is left', () => {
  it('is judged 100 ms later; what is typed or changed at once [W5.1-19]', async () => {
    const table = await openTable();
    table.model.apply({ kind: 'insert', rows: [{ index: 3, row: table.model.newRow() }] });
    const { id } = table.model.rowAt(3);
    const missing = () => table.model.messageAt(id, 'sku')?.message;
    table.handle.focusCell(id, 'sku');
    const left = performance.now();
    await press('{F2}{Tab}');
    if (performance.now() - left < 95) expect(missing()).toBeUndefined();
    await expect.poll(missing).toBe('请输入货号');
    expect(performance.now() - left).toBeGreaterThanOrEqual(95);
    table.handle.focusCell('r0', 'sku');
    await press('x');
    expect(table.input.getAttribute('aria-invalid')).toBe('true');
    await press('{Tab}');
    expect(table.model.messageAt('r0', 'sku')?.message).toBe('货号格式不对');
  });

  it('holds a number that was read, or what was typed, and takes no letters [W5.1-21]', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'qty');
    await press('-');
    expect(table.input.value).toBe('-');
    await press('x');
    expect(table.input.value).toBe('-');
    table.input.blur();
    expect(table.model.rowAt(0).values['qty']).toBe('-');
    table.handle.focusCell('r1', 'qty');
    await press('-012.50');
    table.input.blur();
    expect(table.model.rowAt(1).values['qty']).toBe('-12.50');
  });
});

describe('composition by the browser', () => {
  it('begins on a selected cell and keeps its first letter', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'name');
    const session = cdp();
    for (const text of ['z', 'zh', 'zho']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    expect(table.input.value).toBe('zho');
    await session.send('Input.insertText', { text: '中' });
    expect(table.input.value).toBe('中');
    await press('{Enter}');
    expect(table.model.rowAt(0).values['name']).toBe('中');
  });
});
