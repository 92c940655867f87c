import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTable } from './openTable.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isFull = (root: HTMLElement): boolean => {
  const box = root.querySelector('.wb-table')?.getBoundingClientRect();
  return box?.width === window.innerWidth && box.height === window.innerHeight;
};

beforeEach(() => page.viewport(1440, 900));

describe('the table on the whole screen', () => {
  it('covers the page and keeps the selected cell and its focus', async () => {
    const { root, handle, input } = await openTable();
    handle.focusCell('r1', 'name');
    await button('全屏').click();
    expect(isFull(root)).toBe(true);
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-label')).toBe('品名 第 2 行');
    await button('退出全屏').click();
    expect(isFull(root)).toBe(false);
    expect(document.activeElement).toBe(input);
  });

  it('is left by Escape, but not while a cell is edited or cells are selected', async () => {
    const { root, handle, model } = await openTable();
    await button('全屏').click();
    handle.focusCell('r1', 'name');
    await userEvent.keyboard('typed{Escape}');
    expect([isFull(root), model.rowAt(1).values['name']]).toEqual([true, 'name 1']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}');
    expect(isFull(root)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => isFull(root)).toBe(false);
  });

  it('stays when Escape closes a list of choices', async () => {
    const { root, handle } = await openTable();
    await button('全屏').click();
    handle.focusCell('r1', 'curr');
    await userEvent.keyboard('{F2}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(isFull(root)).toBe(true);
  });
});
