import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { openExample, press } from './openExample.tsx';
import type { OpenTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const mark = ({ cell }: OpenTable, row: number, key: string): HTMLElement => {
  const found = cell(row, key).querySelector<HTMLElement>('[role=checkbox]');
  if (found === null) throw new Error('no mark');
  return found;
};

describe('a cell with a check mark', () => {
  it('shows whether it holds the first of its two values, and says yes or no [W3.1-2]', async () => {
    const table = await openExample('checkbox', { rows: [{ checked: '1' }, { checked: '0' }, { checked: null }] });
    expect([0, 1, 2].map((row) => mark(table, row, 'checked').ariaChecked)).toEqual(['true', 'false', 'false']);
    expect([0, 1, 2].map((row) => table.cell(row, 'checked').textContent)).toEqual(['是', '否', '否']);
    expect(mark(table, 0, 'checked').ariaLabel).toBe('已核');
  });

  it('changes between the two values on Space, which undo takes back as one step [W3.1-1]', async () => {
    const { handle, model } = await openExample('checkbox');
    const { labels } = stepsOf(model);
    handle.focusCell('r0', 'checked');
    await press(' ');
    expect(model.rowAt(0).values['checked']).toBe('1');
    await press(' ');
    expect(model.rowAt(0).values['checked']).toBe('0');
    expect(labels).toEqual(['修改 已核', '修改 已核']);
  });

  it('changes when its mark is clicked, and is only selected by a click beside it', async () => {
    const table = await openExample('checkbox', { rows: [{ checked: '0' }] });
    await userEvent.click(table.cell(0, 'checked'));
    expect(table.model.rowAt(0).values['checked']).toBe('0');
    expect(table.input.getAttribute('aria-label')).toBe('已核 第 1 行');
    await userEvent.click(mark(table, 0, 'checked'));
    expect(table.model.rowAt(0).values['checked']).toBe('1');
    expect(mark(table, 0, 'checked').ariaChecked).toBe('true');
  });

  it('opens no editor for letters', async () => {
    const { handle, model } = await openExample('checkbox', { rows: [{ checked: '0' }] });
    handle.focusCell('r0', 'checked');
    await press('x');
    expect(model.rowAt(0).values['checked']).toBe('0');
    expect(document.querySelector('.wb-combobox-input')).toBeNull();
  });

  it('is left with Enter and Tab as any cell', async () => {
    const { handle, input } = await openExample('checkbox');
    handle.focusCell('r0', 'checked');
    await press('{Enter}');
    expect(input.getAttribute('aria-label')).toBe('已核 第 2 行');
    await press('{Shift>}{Tab}{/Shift}');
    expect(input.getAttribute('aria-label')).toBe('编号 第 2 行');
  });

  it('remains unchanged when a row expression disables it or the table is read-only', async () => {
    const table = await openExample('checkbox', { rows: [{ code: null }, { code: 'A' }] });
    for (const row of [0, 1]) {
      table.handle.focusCell(`r${row}`, 'released');
      await press(' ');
    }
    await userEvent.click(mark(table, 0, 'released'));
    expect([0, 1].map((row) => table.model.rowAt(row).values['released'] ?? null)).toEqual([null, 'Y']);
    const still = await openExample('checkbox', { rows: [{ checked: '1' }], readOnly: true });
    still.handle.focusCell('r0', 'checked');
    await press(' ');
    expect(still.model.rowAt(0).values['checked']).toBe('1');
  });
});
