import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { heldRows } from './heldRows.ts';
import { button, dialog, press, rowOf, showPopups } from './popupForm.tsx';

const cells = (row: number): string[] =>
  [...document.querySelectorAll(`.wb-grid-row:not([hidden])[aria-rowindex="${row + 2}"] .wb-grid-cell`)].map(
    (cell) => cell.textContent ?? '',
  );
const cell = (name: string) => screen.getByRole('textbox', { name, exact: true });

/** Selects the popup cell of the first row by keyboard. */
async function toFirstCell(): Promise<void> {
  const grid = document.querySelector<HTMLInputElement>('.wb-grid-input');
  grid?.focus();
  await press('{Control>}{Home}{/Control}');
}

test('takes the only match of a typed text, fills the row, in one undo step [W4-13]', async () => {
  const { source, told } = await showPopups();
  await toFirstCell();
  await press('启明{Enter}');
  await expect.poll(() => cells(0)).toEqual(['启明贸易有限公司', 'K001', '甲']);
  await expect.element(cell('制造商编码 第 1 行')).toHaveFocus();
  await press('{Control>}z{/Control}');
  await expect.poll(() => cells(0)).toEqual(['', '', '甲']);
  await press('{Control>}y{/Control}{Control>}s{/Control}');
  await expect.poll(() => told).toEqual(['success 保存成功']);
  expect(source.records.get('1')?.['lineList']).toMatchObject([{ maker: '启明贸易有限公司', makerCode: 'K001' }, {}]);
});

test('opens with Alt+Down in a cell; arrows and Enter choose, and focus returns', async () => {
  await showPopups();
  await toFirstCell();
  await press('{ArrowDown}{F2}{Alt>}{ArrowDown}{/Alt}');
  await expect.element(rowOf(/启明/)).toBeVisible();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => cells(1)).toEqual(['远帆进出口有限公司', 'K002', '乙']);
  await expect.element(cell('制造商 第 2 行')).toHaveFocus();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('keeps a typed text: Tab applies it, Esc returns it to the cell', async () => {
  await showPopups();
  await toFirstCell();
  await press('新厂{Tab}');
  expect(cells(0)[0]).toBe('新厂');
  await toFirstCell();
  await press('恒{Enter}');
  await expect.element(rowOf(/恒达/)).toHaveFocus();
  await press('{Escape}');
  await expect.poll(() => document.activeElement).toBe(document.querySelector('.wb-popup-cell input'));
  expect(document.querySelector<HTMLInputElement>('.wb-popup-cell input')?.value).toBe('恒');
  await press('{Escape}');
  expect(cells(0)[0]).toBe('新厂');
});

test('after an early Tab a match fills the row, and without one the text remains', async () => {
  const held = heldRows();
  /** Answers every request that is pending by then. */
  const after = (read: typeof cells): string[] => {
    held.release();
    return read(0);
  };
  await showPopups({ reports: { rows: held.rows } });
  await toFirstCell();
  await press('启明{Enter}{Tab}');
  expect(cells(0)[0]).toBe('启明');
  await expect.poll(held.count).toBeGreaterThan(0);
  await expect.poll(() => after(cells)).toEqual(['启明贸易有限公司', 'K001', '甲']);
  await toFirstCell();
  await press('恒{Enter}{Tab}');
  await expect.poll(() => after(cells)).toEqual(['恒', 'K001', '甲']);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('empties all cells that it fills with the clear mark', async () => {
  await showPopups();
  await toFirstCell();
  await press('启明{Enter}');
  await expect.poll(() => cells(0)).toEqual(['启明贸易有限公司', 'K001', '甲']);
  await toFirstCell();
  await press('{F2}');
  await userEvent.click(button('清空制造商'));
  await expect.poll(() => cells(0)).toEqual(['', '', '甲']);
});

test('picks with the mouse from the mark in the cell', async () => {
  await showPopups();
  await toFirstCell();
  await press('{F2}');
  await userEvent.click(button('选择制造商'));
  await userEvent.dblClick(rowOf(/恒达/));
  await expect.poll(() => cells(0)).toEqual(['恒达机械厂', 'G001', '甲']);
});
