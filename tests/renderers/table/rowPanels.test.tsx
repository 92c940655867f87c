import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { EditableTableProps } from '../../../renderers/index.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { mouseClick, openTable } from './openTable.tsx';

const columns = [
  columnOf('sku', { title: '货号' }),
  columnOf('name', { title: '品名', type: 'normal' }),
  columnOf('no', { title: '编号', type: 'normal', showDetails: true }),
];
const rows = () => rowsOf(4, (index) => ({ sku: `G${index}`, name: `name ${index}`, no: `N${index}` }));

const subForm: EditableTableProps['subForm'] = ({ row }) => <p>{`lines of ${row.id}`}</p>;
const popover = () => page.getByRole('dialog', { name: '子表' });
const dialog = () => page.getByRole('dialog', { name: '详细信息' });

const click = (element: Element, clientY?: number): void => {
  mouseClick(element);
  const box = element.getBoundingClientRect();
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, clientX: box.left + 5, clientY: clientY ?? box.top + 5 }),
  );
};
const open = (props: Partial<EditableTableProps>) => openTable({ columns, rows: rows() }, props);

describe('the sub-form of a row [W2.1-7]', () => {
  const shows = { clickRowShowSubForm: true, subForm };

  it('opens by a click into a non-editing cell, closes or moves by further clicks', async () => {
    const { cell } = await open(shows);
    click(cell(0, 'sku'));
    expect(popover().query()).toBeNull();
    click(cell(0, 'name'));
    await expect.element(popover()).toHaveTextContent('lines of r0');
    click(cell(2, 'name'));
    await expect.element(popover()).toHaveTextContent('lines of r2');
    click(cell(2, 'name'));
    await expect.poll(() => popover().query()).toBeNull();
  });

  it('appears below with more than 350 px left, else above, at 96 % width', async () => {
    await page.viewport(1200, 800);
    const { cell, root } = await open(shows);
    const table = root.querySelector<HTMLElement>('.wb-table');
    if (table === null) throw new Error('no table');
    const sideOf = async (bottom: number): Promise<string | null> => {
      const target = cell(0, 'name');
      table.style.marginTop = '0px';
      table.style.marginTop = `${bottom - target.getBoundingClientRect().bottom}px`;
      click(target);
      await expect.element(popover()).toBeVisible();
      const side = popover().element().getAttribute('data-side');
      const edge = popover().element().getBoundingClientRect();
      const row = target.getBoundingClientRect();
      expect(side === 'below' ? Math.abs(edge.top - row.bottom) : Math.abs(edge.bottom - row.top)).toBeLessThan(1);
      click(target);
      await expect.poll(() => popover().query()).toBeNull();
      return side;
    };
    expect(await sideOf(449)).toBe('below');
    expect(await sideOf(450)).toBe('above');
    click(cell(1, 'name'));
    await expect.element(popover()).toBeVisible();
    const width = popover().element().getBoundingClientRect().width;
    expect(width / table.getBoundingClientRect().width).toBeCloseTo(0.96, 2);
  });

  it('is asked for three times more, 100 ms apart, then it could not be opened [W8-21]', async () => {
    const asked = vi.fn(() => null);
    const { cell } = await open({ clickRowShowSubForm: true, subForm: asked });
    click(cell(0, 'name'));
    await expect.element(page.getByText('打开子表失败')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('opens late when it can be drawn late', async () => {
    let tries = 0;
    const { cell } = await open({
      clickRowShowSubForm: true,
      subForm: () => {
        tries += 1;
        return tries < 3 ? null : <p>there</p>;
      },
    });
    click(cell(0, 'name'));
    await expect.element(popover()).toHaveTextContent('there');
  });

  it('closes by Escape, which gives the focus back, and when the page scrolls', async () => {
    const { cell, input, root, handle } = await open(shows);
    handle.focusCell('r0', 'name');
    await userEvent.keyboard('{Shift>}{F4}{/Shift}');
    await expect.element(popover()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(popover().query()).toBeNull();
    expect(document.activeElement).toBe(input);
    click(cell(1, 'name'));
    await expect.element(popover()).toBeVisible();
    root.querySelector('.wb-grid-scroller')?.dispatchEvent(new Event('scroll'));
    await expect.poll(() => popover().query()).toBeNull();
  });

  it('leaves checkboxes and handles alone, and goes before selecting the row', async () => {
    const { cell, root, model, rerender } = await open({ ...shows, clickSelectRow: true });
    const check = root.querySelector('.wb-grid-row:not([hidden]) .wb-grid-check');
    if (check !== null) click(check);
    expect([[...model.selectedRowIds], popover().query()]).toEqual([['r0'], null]);
    click(cell(1, 'name'));
    await expect.element(popover()).toBeVisible();
    expect([...model.selectedRowIds]).toEqual(['r0']);
    await rerender({ clickRowShowSubForm: false });
    click(cell(1, 'name'));
    expect([...model.selectedRowIds]).toEqual(['r0', 'r1']);
  });
});

describe('a row by itself [S2.10-3] [W2-2]', () => {
  const details = (more: Partial<EditableTableProps> = {}): Partial<EditableTableProps> => ({
    clickRowShowMainForm: true,
    mainForm: ({ row }) => <p>{`form of ${row.id}`}</p>,
    ...more,
  });

  it('opens 1200 px wide as 详细信息 by column, F4 or menu, with full screen', async () => {
    await page.viewport(1440, 900);
    const { cell, handle, input } = await open(details({ subForm }));
    click(cell(1, 'no'));
    await expect.element(dialog()).toHaveTextContent('form of r1');
    await expect.element(dialog()).toHaveTextContent('lines of r1');
    expect(dialog().element().getBoundingClientRect().width).toBe(1200);
    await userEvent.click(dialog().getByRole('button', { name: '全屏' }));
    await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(1440);
    await userEvent.click(dialog().getByRole('button', { name: '退出全屏' }));
    await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(1200);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(input);
    handle.focusCell('r2', 'sku');
    await userEvent.keyboard('{F4}');
    await expect.element(dialog()).toHaveTextContent('form of r2');
  });

  it('leads to the rows before and behind it', async () => {
    const { handle, input } = await open(details());
    handle.showDetails('r2');
    await expect.element(dialog()).toHaveTextContent('第 3 行，共 4 行');
    await userEvent.click(dialog().getByRole('button', { name: '下一行' }));
    await expect.element(dialog()).toHaveTextContent('form of r3');
    await expect.element(dialog().getByRole('button', { name: '下一行' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('button', { name: '上一行' }));
    await expect.element(dialog()).toHaveTextContent('form of r2');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => input.getAttribute('aria-label')).toBe('货号 第 3 行');
  });

  it('stays open when the page says that it did not go well', async () => {
    let well = false;
    const onDetailsConfirm = vi.fn<NonNullable<EditableTableProps['onDetailsConfirm']>>(({ callback }) =>
      callback(well),
    );
    const { handle } = await open(details({ onDetailsConfirm }));
    handle.showDetails('r1');
    const ok = dialog().getByRole('button', { name: '确 定' });
    await userEvent.click(ok);
    expect(onDetailsConfirm.mock.lastCall?.[0].row.id).toBe('r1');
    await expect.element(dialog()).toBeVisible();
    well = true;
    await userEvent.click(ok);
    await expect.poll(() => dialog().query()).toBeNull();
  });

  it('goes when the row goes', async () => {
    const { handle } = await open(details());
    handle.showDetails('r1');
    await expect.element(dialog()).toBeVisible();
    handle.removeRowsById('r1');
    await expect.poll(() => dialog().query()).toBeNull();
  });
});

it('keeps the current cell when the rows change their height', async () => {
  const { handle, input, rerender, root } = await open({});
  handle.focusCell('r2', 'sku');
  await rerender({ size: 'small' });
  const now = root.querySelector<HTMLInputElement>('.wb-grid-input');
  expect(now).not.toBe(input);
  expect(now?.getAttribute('aria-label')).toBe('货号 第 3 行');
  expect(document.activeElement).toBe(now);
});
