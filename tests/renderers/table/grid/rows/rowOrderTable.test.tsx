import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
// Modules that are normally lazy-loaded are imported up front: loading them takes long on a busy machine.
import '../../../../../renderers/table/ui/columnDialogs/ColumnDialogs.tsx';
import '../../../../../renderers/table/grid/rows/arrangeRows.ts';
import '../../../../../renderers/table/ui/filterPanels/FilterStrip.tsx';
import { pasteInto } from '../../commands/clipboard/clipboardEvents.ts';
import { mouseClick, openTable, t, type OpenTable } from '../../openTable.tsx';

const QUANTITIES = ['30', '4', null, '100', '20'];
const CURRENCIES = ['142', '502', '142', '110', '502'];

const openGoods = (): Promise<OpenTable> =>
  openTable(
    {
      rows: QUANTITIES.map((qty, index) => ({
        id: `r${index}`,
        sku: `G${index}`,
        name: `name ${index}`,
        qty,
        curr: CURRENCIES[index] ?? null,
        made: `2026-01-0${index + 1}`,
      })),
    },
    {},
  );

const column = ({ root }: OpenTable, key: string, { model }: OpenTable): readonly string[] => {
  const title = model.columns.find((one) => one.key === key)?.title;
  const head = [...root.querySelectorAll('.wb-grid-head-cell')].find(({ textContent }) => textContent === title);
  const selector = `.wb-grid-row:not([hidden]) .wb-grid-cell[aria-colindex="${head?.getAttribute('aria-colindex')}"]`;
  return [...root.querySelectorAll(selector)]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent ?? '');
};
const skus = (table: OpenTable): string => column(table, 'sku', table).join(' ');
const numbers = ({ root }: OpenTable): string =>
  [...root.querySelectorAll('.wb-grid-row:not([hidden]) .wb-grid-row-number')]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent)
    .join(' ');
const head = ({ root }: OpenTable, title: string): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('.wb-grid-head-cell')].find(
    ({ textContent }) => textContent === title,
  );
  if (found === undefined) throw new Error(`no head ${title}`);
  return found;
};
const select = async ({ handle, input }: OpenTable, rowId: string, key: string): Promise<void> => {
  handle.focusCell(rowId, key);
  await expect.element(input).toHaveFocus();
};
const press = ({ input }: OpenTable, key: string, init: KeyboardEventInit = {}): void => {
  input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
};
const openMenu = async (table: OpenTable, title: string): Promise<void> => {
  head(table, title).querySelector<HTMLElement>('.wb-grid-head-menu')?.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
};
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const panel = () => page.getByRole('dialog', { name: /^筛选：/ });
const strip = () => page.getByRole('region', { name: t('filters.title') });
// Antd inserts a space between two characters.
const apply = () => panel().getByRole('button', { name: /^筛\s?选$/ });
const openFilter = async (table: OpenTable, rowId: string, key: string): Promise<void> => {
  await select(table, rowId, key);
  press(table, 'L', { ctrlKey: true, shiftKey: true });
  await expect.element(panel()).toBeVisible();
};

beforeEach(() => page.viewport(1440, 900));

describe('sorting rows', () => {
  it('by the column menu changes only the view, blanks last, without renumbering', async () => {
    const table = await openGoods();
    await openMenu(table, '数量');
    await item(t('filters.sortAscending')).click();
    await expect.poll(() => skus(table)).toBe('G1 G4 G0 G3 G2');
    expect(numbers(table)).toBe('2 5 1 4 3');
    expect(head(table, '数量').getAttribute('aria-sort')).toBe('ascending');
    expect(table.handle.getTableData().map(({ sku }) => sku)).toEqual(['G0', 'G1', 'G2', 'G3', 'G4']);
    await expect.element(strip()).toHaveTextContent('按 数量 升序 排列');
    await expect.element(table.input).toHaveFocus();
  });

  it('by Alt+Shift+↑ goes ascending, descending, and back, and says so', async () => {
    const table = await openGoods();
    await select(table, 'r0', 'qty');
    const status = table.root.querySelector('.wb-grid-status');
    for (const [order, said] of [
      ['G1 G4 G0 G3 G2', '按 数量 升序 排列'],
      ['G3 G0 G4 G1 G2', '按 数量 降序 排列'],
      ['G0 G1 G2 G3 G4', '按原顺序显示全部 5 行'],
    ] as const) {
      press(table, 'ArrowUp', { altKey: true, shiftKey: true });
      await expect.poll(() => skus(table)).toBe(order);
      await expect.poll(() => status?.textContent).toBe(said);
    }
    expect(head(table, '数量').hasAttribute('aria-sort')).toBe(false);
  });

  it('by a second column with Shift breaks ties; the header icon reverses the order', async () => {
    const table = await openGoods();
    await openMenu(table, '币制');
    await item(t('filters.sortAscending')).click();
    await expect.poll(() => skus(table)).toBe('G3 G1 G4 G0 G2');
    await openMenu(table, '数量');
    await item(t('filters.thenDescending')).click();
    await expect.poll(() => skus(table)).toBe('G3 G4 G1 G0 G2');
    const mark = head(table, '数量').querySelector<HTMLElement>('.wb-grid-head-mark');
    expect(mark?.dataset['place']).toBe('2');
    mark?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    await expect.poll(() => head(table, '数量').querySelector('.wb-grid-head-mark')).toBeNull();
    expect(skus(table)).toBe('G3 G1 G4 G0 G2');
  });

  it('keeps an edited row in place until sorted again, which can be undone', async () => {
    const table = await openGoods();
    await select(table, 'r0', 'qty');
    press(table, 'ArrowUp', { altKey: true, shiftKey: true });
    await expect.poll(() => skus(table)).toBe('G1 G4 G0 G3 G2');
    await select(table, 'r1', 'qty');
    await userEvent.keyboard('500{Enter}');
    await expect.element(strip()).toHaveTextContent('1 行待重新排序');
    expect(skus(table)).toBe('G1 G4 G0 G3 G2');
    await page.getByRole('button', { name: t('filters.again') }).click();
    await expect.poll(() => skus(table)).toBe('G4 G0 G3 G1 G2');
    await expect.element(strip()).not.toHaveTextContent('待重新排序');
  });

  it('adds new rows at the end, and refuses to move rows with a message', async () => {
    const table = await openGoods();
    await select(table, 'r0', 'qty');
    press(table, 'ArrowUp', { altKey: true, shiftKey: true });
    await expect.poll(() => skus(table)).toBe('G1 G4 G0 G3 G2');
    press(table, 'ArrowDown', { altKey: true });
    await expect.element(page.getByText(t('filters.noMove')).first()).toBeVisible();
    expect(table.model.rowAt(0).id).toBe('r0');
    table.handle.addRows({ sku: 'G9', qty: '1' });
    await expect.poll(() => skus(table)).toBe('G1 G4 G0 G3 G2 G9');
    await expect.element(strip()).toHaveTextContent('1 行待重新排序');
  });

  it('selects one cell only, where a block of cells would have others between its ends', async () => {
    const table = await openGoods();
    await select(table, 'r0', 'qty');
    press(table, 'ArrowDown', { shiftKey: true });
    press(table, 'ArrowUp', { altKey: true, shiftKey: true });
    await expect.poll(() => skus(table)).toBe('G1 G4 G0 G3 G2');
    press(table, 'Delete');
    expect(table.model.liveValues().filter(({ qty }) => qty === null)).toHaveLength(2);
  });
});

describe('filtering rows', () => {
  it('by Ctrl+Shift+L shows rows within a number range; the strip counts and clears', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'qty');
    await expect.element(panel().getByRole('textbox', { name: t('filters.from') })).toHaveFocus();
    await userEvent.keyboard('20{Tab}50{Enter}');
    await expect.poll(() => skus(table)).toBe('G0 G4');
    await expect.element(strip()).toHaveTextContent('已筛选 2 / 5 行');
    await expect.element(strip()).toHaveTextContent('数量 20 ~ 50');
    expect(numbers(table)).toBe('1 5');
    await expect.element(table.input).toHaveFocus();
    await page.getByRole('button', { name: t('filters.unfilterAll'), exact: true }).click();
    await expect.poll(() => skus(table)).toBe('G0 G1 G2 G3 G4');
    await expect.element(strip()).not.toBeInTheDocument();
  });

  it('by dictionary values combines with other columns, and the header icon opens it again', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'curr');
    await expect.element(panel().getByRole('textbox', { name: t('filters.search') })).toHaveFocus();
    await panel()
      .getByRole('checkbox', { name: t('filters.all') })
      .click();
    await expect.element(apply()).toBeDisabled();
    await panel().getByRole('checkbox', { name: /美元/ }).click();
    await apply().click();
    await expect.poll(() => skus(table)).toBe('G1 G4');
    await openFilter(table, 'r1', 'qty');
    await userEvent.keyboard('10{Enter}');
    await expect.poll(() => skus(table)).toBe('G4');
    await expect.element(strip()).toHaveTextContent('币制：美元');
    head(table, '币制').querySelector<HTMLElement>('.wb-grid-head-mark.is-filtered')?.click();
    await expect.element(panel()).toBeVisible();
    await panel()
      .getByRole('button', { name: t('filters.unfilter') })
      .click();
    await expect.poll(() => skus(table)).toBe('G0 G3 G4');
  });

  it('by what a search of the values finds, typed and confirmed by Enter', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'curr');
    await expect.element(panel().getByRole('textbox', { name: t('filters.search') })).toHaveFocus();
    await userEvent.keyboard('币{Enter}');
    await expect.poll(() => skus(table)).toBe('G0 G2 G3');
  });

  it('is given up by Escape, with the focus back in the cell', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'made');
    await expect.element(panel().getByLabelText(t('filters.from'))).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(table.input).toHaveFocus();
    expect(skus(table)).toBe('G0 G1 G2 G3 G4');
  });

  it('says that no row passes, and lets rows be added then', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'name');
    await expect.element(panel().getByRole('textbox', { name: t('filters.text') })).toHaveFocus();
    await userEvent.keyboard('nothing like it{Enter}');
    await expect.element(page.getByText(t('filters.noneShown'))).toBeVisible();
    table.handle.addRows({ sku: 'G9' });
    await expect.poll(() => skus(table)).toBe('G9');
    expect(table.model.rowAt(5).values['sku']).toBe('G9');
  });

  it('does not touch hidden rows: fill, clear, paste and 删除 act on visible rows', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'qty');
    await expect.element(panel().getByRole('textbox', { name: t('filters.from') })).toHaveFocus();
    await userEvent.keyboard('20{Enter}');
    await expect.poll(() => skus(table)).toBe('G0 G3 G4');
    const names = () => table.model.liveValues().map(({ name }) => name);
    await select(table, 'r0', 'name');
    press(table, 'ArrowDown', { ctrlKey: true, shiftKey: true });
    press(table, 'd', { ctrlKey: true });
    expect(names()).toEqual(['name 0', 'name 1', 'name 2', 'name 0', 'name 0']);
    pasteInto(table.input, ['a', 'b', 'c', 'd'].join('\n'));
    expect(names()).toEqual(['a', 'name 1', 'name 2', 'b', 'c', 'd']);
    await select(table, 'r3', 'name');
    press(table, 'Delete');
    expect(names()).toEqual(['a', 'name 1', 'name 2', null, 'c', 'd']);
    mouseClick(table.root.querySelector('.wb-grid-check-all') ?? table.root);
    expect([...table.model.selectedRowIds]).not.toContain('r1');
    table.handle.removeSelection();
    expect(table.model.liveValues().map(({ sku }) => sku)).toEqual(['G1', 'G2']);
  });

  it('is suspended to focus a hidden row, and restored on request', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'qty');
    await expect.element(panel().getByRole('textbox', { name: t('filters.from') })).toHaveFocus();
    await userEvent.keyboard('20{Enter}');
    await expect.poll(() => skus(table)).toBe('G0 G3 G4');
    expect(table.handle.focusCell('r1', 'name')).toBe(true);
    await expect.poll(() => skus(table)).toBe('G0 G1 G2 G3 G4');
    await expect.element(table.input).toHaveFocus();
    expect(table.input.getAttribute('aria-label')).toContain('第 2 行');
    await expect.element(strip()).toHaveTextContent(t('filters.lifted'));
    await expect.poll(() => table.root.querySelector('.wb-grid-status')?.textContent).toBe(t('filters.lifted'));
    await page.getByRole('button', { name: t('filters.restore') }).click();
    await expect.poll(() => skus(table)).toBe('G0 G3 G4');
  });

  it('has no faults that axe finds, panel and strip included', async () => {
    const table = await openGoods();
    await openFilter(table, 'r0', 'curr');
    // The theme defines the colours of antd's buttons.
    const context = { include: [table.root], exclude: [['.ant-btn']] };
    const open = await axe.run(context, { resultTypes: ['violations'] });
    expect(open.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await userEvent.keyboard('币{Enter}');
    await expect.element(strip()).toHaveTextContent('已筛选 3 / 5 行');
    const done = await axe.run(context, { resultTypes: ['violations'] });
    expect(done.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
});
