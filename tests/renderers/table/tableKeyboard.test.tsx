import { userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mouseDown, openTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const at = (input: HTMLInputElement): string => input.getAttribute('aria-label') ?? '';
const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

describe('a cell', () => {
  it('takes the caret with one click, and keeps what was typed when it is left', async () => {
    const { cell, input, model } = await openTable();
    await userEvent.click(cell(0, 'name'));
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('name 0');
    input.setSelectionRange(0, 0);
    await press('my {ArrowRight}x{Enter}');
    expect(model.rowAt(0).values['name']).toBe('my nxame 0');
    expect(at(input)).toBe('品名 第 2 行');
  });

  it('is replaced by typing on it, and edited behind its text after F2', async () => {
    const { cell, model } = await openTable();
    await userEvent.click(cell(0, 'sku'));
    await press('{Escape}G77{ArrowDown}{F2}8{Enter}');
    expect(model.liveValues().map((row) => row['sku'])).toEqual(['G77', 'G18', 'G2']);
  });

  it('drops what was typed on Escape', async () => {
    const { cell, model } = await openTable();
    await userEvent.click(cell(0, 'sku'));
    await press('zzz{Escape}');
    expect(model.rowAt(0).values['sku']).toBe('G0');
  });

  it('is emptied by Delete', async () => {
    const { cell, model } = await openTable();
    await userEvent.click(cell(0, 'name'));
    await press('{Escape}{Delete}');
    expect(model.rowAt(0).values['name']).toBeNull();
  });

  it('is kept when the focus leaves the table', async () => {
    const { cell, model, input } = await openTable();
    await userEvent.click(cell(1, 'name'));
    await press('!');
    input.blur();
    expect(model.rowAt(1).values['name']).toBe('name 1!');
  });

  it('is one step of the owner, however many keys', async () => {
    const { cell, model } = await openTable();
    const { labels } = stepsOf(model);
    await userEvent.click(cell(0, 'name'));
    await press('abc{Enter}');
    expect(labels).toEqual(['修改 品名']);
  });

  it('neither takes keys nor Delete when it is read-only or disabled', async () => {
    const { handle, model, input } = await openTable();
    handle.focusCell('r0', 'gName');
    await press('abc{Delete}');
    expect(input.value).toBe('');
    handle.focusCell('r0', 'unit');
    await press('abc');
    expect(model.rowAt(0).values).toMatchObject({ gName: null, unit: null });
  });
});

describe('keys', () => {
  it.each([
    ['{ArrowDown}{ArrowRight}', '品名 第 2 行'],
    ['{End}', '生产日期 第 1 行'],
    ['{End}{Home}', '货号 第 1 行'],
    ['{Control>}{End}{/Control}', '生产日期 第 200 行'],
    ['{Control>}{End}{Home}{/Control}', '货号 第 1 行'],
    ['{PageDown}{PageUp}', '货号 第 1 行'],
    ['{ArrowUp}{ArrowLeft}', '货号 第 1 行'],
    ['{Tab}{Tab}', '数量 第 1 行'],
    ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', '品名 第 1 行'],
  ])('%s lead to %s', async (keys, place) => {
    const { handle, input } = await openTable({ count: 200 });
    handle.focusCell('r0', 'sku');
    await press(keys);
    expect(at(input)).toBe(place);
  });

  it('Tab passes over cells that cannot be edited, on to the next row', async () => {
    const { handle, input } = await openTable();
    handle.focusCell('r0', 'codeTs');
    await press('{Tab}');
    expect(at(input)).toBe('生产日期 第 1 行');
    await press('{Tab}');
    expect(at(input)).toBe('货号 第 2 行');
  });

  it('Tab leaves the table behind its last cell, and Shift+Tab before its first', async () => {
    const { handle, input } = await openTable();
    handle.focusCell('r2', 'made');
    await press('{Tab}');
    expect(document.activeElement).not.toBe(input);
  });

  it('Enter moves down to the column where tabbing began, adding rows at the end', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r1', 'sku');
    await press('{Tab}{Tab}{Enter}');
    expect(at(input)).toBe('货号 第 3 行');
    await press('{Tab}{Enter}');
    expect(model.rowCount).toBe(4);
    expect(at(input)).toBe('货号 第 4 行');
  });

  it('Enter adds no row beyond the most that are allowed, and says so', async () => {
    const { handle, model } = await openTable({ maxRows: 3 });
    handle.focusCell('r2', 'sku');
    await press('{Enter}');
    expect(model.rowCount).toBe(3);
    await expect.poll(() => document.body.textContent).toContain('最多 3 行');
  });

  it('arrows leave an editor only at the edge of its text', async () => {
    const { cell, input } = await openTable();
    await userEvent.click(cell(0, 'name'));
    input.setSelectionRange(1, 1);
    await press('{ArrowLeft}');
    expect(at(input)).toBe('品名 第 1 行');
    await press('{ArrowLeft}');
    expect(at(input)).toBe('货号 第 1 行');
  });

  it('pass undo and redo on', async () => {
    const onUndo = vi.fn();
    const onRedo = vi.fn();
    const { handle } = await openTable({}, { onUndo, onRedo });
    handle.focusCell('r0', 'sku');
    await press('{Control>}z{/Control}{Control>}y{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
    expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 2]);
  });

  it('select rows with Shift+Space, and once some are ticked all of them with Ctrl+A', async () => {
    const { handle, model } = await openTable();
    handle.focusCell('r1', 'sku');
    await press('{Shift>} {/Shift}');
    expect([...model.selectedRowIds]).toEqual(['r1']);
    await press('{Control>}a{/Control}');
    expect(model.selectedRowIds.size).toBe(3);
  });

  it('start a table without rows: Enter adds the first', async () => {
    const { input, model } = await openTable({ count: 0 });
    input.focus();
    await press('{Enter}G1{Enter}');
    expect(model.liveValues().map((row) => row['sku'])).toEqual(['G1', null]);
  });
});

describe('composition', () => {
  const compose = (input: HTMLInputElement, states: readonly string[]): void => {
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true, cancelable: true }),
    );
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const state of states) {
      input.value = state;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: states.at(-1) ?? '' }));
  };

  it('may begin on a selected cell and loses no letter', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r0', 'name');
    compose(input, ['z', 'zh', 'zhong', '中']);
    await press('{Enter}');
    expect(model.rowAt(0).values['name']).toBe('中');
  });

  it('is not cut short by Enter, which only picks a word', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r0', 'name');
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = 'zhong';
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    input.dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(model.rowAt(0).values['name']).toBe('name 0');
  });

  it('on a cell with choices opens them with what was composed', async () => {
    const { handle, input, root } = await openTable();
    handle.focusCell('r0', 'curr');
    compose(input, ['g', '港币']);
    const editor = root.querySelector<HTMLInputElement>('.wb-combobox-input');
    expect(editor?.value).toBe('港币');
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
  });

  it('turns full-width digits of a number into plain ones', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r0', 'qty');
    compose(input, ['１２．５']);
    await press('{Enter}');
    expect(model.rowAt(0).values['qty']).toBe('12.5');
  });
});

describe('a number cell', () => {
  it.each([
    ['12.5', '12.5'],
    ['-3', '-3'],
    ['-', '-'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['007', '7'],
    ['5.', '5'],
    ['1a2', '12'],
    ['1.2.3', '1.2.3'],
    ['--4', '-4'],
    ['86.50', '86.50'],
  ])('typed %s holds %s [W5.1-21]', async (typed, value) => {
    const { handle, model } = await openTable();
    handle.focusCell('r0', 'qty');
    await press(`${typed}{Enter}`);
    expect(model.rowAt(0).values['qty']).toBe(value);
  });

  it('keeps the caret in place when a letter is refused', async () => {
    const { cell, input } = await openTable({ count: 20 });
    await userEvent.click(cell(9, 'qty'));
    input.setSelectionRange(1, 1);
    await press('x5');
    expect([input.value, input.selectionStart]).toEqual(['150', 2]);
  });
});

it('gives the text in a cell the caret where it was clicked', async () => {
  const { cell, input } = await openTable();
  const name = cell(0, 'name');
  const box = name.getBoundingClientRect();
  mouseDown(name, { clientX: box.left + 8, clientY: box.top + 14 });
  expect(input.selectionStart).toBe(0);
});
