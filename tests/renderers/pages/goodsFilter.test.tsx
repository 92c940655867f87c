import { page as screen, userEvent } from 'vitest/browser';
import { beforeEach, expect, it } from 'vitest';
import { compileSchemas } from '../../../engine/index.ts';
// Modules that are normally lazy-loaded are imported at the start: a busy machine takes long to load them.
import '../../../renderers/table/ui/columnDialogs/ColumnDialogs.tsx';
import '../../../renderers/table/grid/rows/arrangeRows.ts';
import '../../../renderers/table/ui/filterPanels/FilterStrip.tsx';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

const files = import.meta.glob<string>(['../../../schemas/{dicts,pages,reports,messages}/**/*.{json,sql}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const { pages, dictionarySchemas } = compileSchemas({
  texts: new Map(Object.entries(files).map(([path, text]) => [path.replace('../../../schemas/', ''), text])),
});

/** All empty: the cells of these goods contain no codes. */
const dictionaries = memoryDictionaries(Object.fromEntries([...dictionarySchemas.keys()].map((code) => [code, []])));

const GOODS = [
  { id: 'g1', gName: '轴承', gQty: '30' },
  { id: 'g2', gName: '螺丝', gQty: '4' },
  { id: 'g3', gName: '电机', gQty: '100' },
  { id: 'g4', gName: '螺母', gQty: '20' },
];

async function openDeclaration(): Promise<void> {
  const page = pages.get('customs/export-declaration')?.page;
  if (page === undefined) throw new Error('the export declaration is not there');
  const dataSource = memoryDataSource([{ id: '7', version: 1, status: 'draft', bgdGoodsList: GOODS }]);
  const ports = testPorts({ dataSource, dictionaries: dictionaries });
  await showPage({ page, ports, view: { kind: 'form', id: '7' } });
  await expect.element(grid()).toBeVisible();
}

const grid = () => screen.getByRole('grid', { name: '商品' });
const strip = () => screen.getByRole('region', { name: '排序和筛选' });
const head = (title: string): HTMLElement => {
  const found = [...grid().element().querySelectorAll<HTMLElement>('.wb-grid-head-cell')].find(
    ({ textContent }) => textContent === title,
  );
  if (found === undefined) throw new Error(`no head ${title}`);
  return found;
};
const column = (title: string): string => {
  const index = head(title).getAttribute('aria-colindex');
  return [...grid().element().querySelectorAll(`.wb-grid-row:not([hidden]) .wb-grid-cell[aria-colindex="${index}"]`)]
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent)
    .join(' ');
};
const label = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

beforeEach(() => screen.viewport(1440, 900));

it('sorts goods by mouse, filters and edits them by keyboard, without moving rows meanwhile', async () => {
  await openDeclaration();
  const title = '商品名称';
  head(title).querySelector<HTMLElement>('.wb-grid-head-menu')?.click();
  await screen.getByRole('menuitem', { name: '升序排序', exact: true }).click();
  await expect.poll(() => column(title)).toBe('电机 螺母 螺丝 轴承');
  await expect.poll(label).toBe(`${title} 第 3 行`);
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}');
  await expect.element(screen.getByRole('textbox', { name: '文字', exact: true })).toHaveFocus();
  await userEvent.keyboard('螺{Enter}');
  await expect.poll(() => column(title)).toBe('螺母 螺丝');
  await expect.element(strip()).toHaveTextContent('已筛选 2 / 4 行');
  await expect.poll(label).toBe(`${title} 第 4 行`);
  await userEvent.keyboard('轴{Enter}');
  await expect.poll(() => column(title)).toBe('轴 螺丝');
  await expect.element(strip()).toHaveTextContent('1 行待重新排序');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => column(title)).toBe('螺母 螺丝');
  await expect.element(strip()).not.toHaveTextContent('待重新排序');
  await screen.getByRole('button', { name: '清除筛选', exact: true }).click();
  await screen.getByRole('button', { name: '取消排序', exact: true }).click();
  await expect.poll(() => column(title)).toBe('轴承 螺丝 电机 螺母');
});
