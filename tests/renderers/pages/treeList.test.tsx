import { beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource, type MemoryDataSource } from '../memoryDataSource.ts';
import { compileTestPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

const treePage = (onDelete: 'refuse' | 'cascade' = 'refuse') =>
  compileTestPage({
    schemaVersion: 1,
    kind: 'tree',
    title: '区域',
    resource: { url: '/regions', table: 'region', permission: 'test:region', dataScope: 'all' },
    columns: [
      { type: 'input', key: 'name', title: '名称' },
      { type: 'input', key: 'parentId', title: '上级' },
      { type: 'input', key: 'contact', title: '联系人' },
    ],
    list: {
      columns: ['name', 'contact'],
      sort: [{ column: 'name', order: 'asc' }],
      query: [{ column: 'name' }],
      actions: [{ action: 'add' }, { action: 'edit' }, { action: 'addChild' }, { action: 'delete' }],
    },
    tree: { parentKey: 'parentId', titleColumn: 'name', onDelete },
    form: { groups: [{ key: 'base', title: '基本', fields: ['name', 'parentId', 'contact'] }] },
  });

const region = (id: string, parentId: string | null, hasChildren: boolean) => ({
  id,
  name: id,
  parentId,
  hasChildren,
  contact: '王芳',
});

/** A(A1(A11) A2) B C; C claims to have children but has none. */
const regions = () => [
  region('A', null, true),
  region('A1', 'A', true),
  region('A11', 'A1', false),
  region('A2', 'A', false),
  region('B', null, false),
  region('C', null, true),
];

let source: MemoryDataSource;
let asked: string[];
beforeEach(() => {
  source = memoryDataSource(regions());
  asked = [];
});

const treeSource = (): Ports['dataSource'] => ({
  ...source,
  list: async (_page, query) => {
    const records = [...source.records.values()]
      .filter(({ parentId }) => parentId === null)
      .map(({ id, name, contact, hasChildren }) => ({ id, name, contact, hasChildren }) as never);
    source.queries.push(query);
    return { records, total: records.length, totalIsAtLeast: false };
  },
  children: (page, above, options) => {
    asked.push(above.join(','));
    return source.children(page, above, options);
  },
});

const show = async (dataSource: Partial<Ports['dataSource']> = treeSource(), options: TestPortsOptions = {}) => {
  const ports = testPorts({ dataSource, ...options });
  const shown = await showPage({ page: treePage(), ports, view: { kind: 'list' } });
  await expect.element(row('B')).toBeVisible();
  return { ports, shown };
};

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`(^|\\D )${name}( |$)`) });
const rowElement = (name: string) => document.querySelector<HTMLElement>(`[data-row-key="${name}"]`);
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row-key]')].map(({ dataset }) => dataset['rowKey']);
const arrow = (name: string, does = '展开') => screen.getByRole('button', { name: `${does}${name}`, exact: true });
const box = (place: number) => screen.getByRole('checkbox', { name: `选择第 ${place} 行`, exact: true });
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['rowKey'] : undefined;

test('shows the top tree level and loads children once, on first expansion [W4-7]', async () => {
  await show();
  expect([names(), asked]).toEqual([['A', 'B', 'C'], []]);
  await userEvent.click(arrow('A'));
  await expect.poll(names).toEqual(['A', 'A1', 'A2', 'B', 'C']);
  await userEvent.click(arrow('A', '收起'));
  await expect.poll(names).toEqual(['A', 'B', 'C']);
  await userEvent.click(arrow('A'));
  await expect.poll(names).toEqual(['A', 'A1', 'A2', 'B', 'C']);
  expect(asked).toEqual(['A']);
});

test('turns a row without the announced children into a leaf, and reports it [W4-7]', async () => {
  await show();
  await userEvent.click(arrow('C'));
  await expect.poll(() => rowElement('C')?.getAttribute('aria-expanded')).toBeNull();
  await expect.element(arrow('C')).not.toBeInTheDocument();
  await expect.element(screen.getByText('C没有下级')).toBeInTheDocument();
});

test('exposes a treegrid to screen readers: level, position and expanded state', async () => {
  await show();
  await expect.element(screen.getByRole('treegrid', { name: '区域列表' })).toBeVisible();
  await userEvent.click(arrow('A'));
  await expect.poll(() => rowElement('A2')).not.toBeNull();
  const told = (name: string) =>
    ['level', 'posinset', 'setsize', 'expanded'].map((what) => rowElement(name)?.getAttribute(`aria-${what}`));
  expect([told('A'), told('A1'), told('A2'), told('B')]).toEqual([
    ['1', '1', '3', 'true'],
    ['2', '1', '2', 'false'],
    ['2', '2', '2', null],
    ['1', '2', '3', null],
  ]);
  expect(screen.getByRole('gridcell').all().length).toBeGreaterThan(0);
});

test('supports the keyboard: right expands and enters, left leaves and collapses, plus the ends', async () => {
  await show();
  rowElement('A')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(names).toEqual(['A', 'A1', 'A2', 'B', 'C']);
  expect(focused()).toBe('A');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('A1');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('A2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('A');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(names).toEqual(['A', 'B', 'C']);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('C');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('A');
  expect([...document.querySelectorAll<HTMLElement>('[data-row-key]')].map(({ tabIndex }) => tabIndex)).toEqual([
    0, -1, -1,
  ]);
});

test('Enter opens the record and Space selects it; a button in the row keeps both', async () => {
  const told: Told = [];
  await show(treeSource(), { told });
  rowElement('B')?.focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('已选择 1 项')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(told).toEqual(['navigate /regions/form/B']);
  row('A').getByRole('checkbox').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('已选择 2 项')).toBeVisible();
});

test('shows that children are on their way, why they did not come, and tries again [W4-7]', async () => {
  let answer = (): void => undefined;
  let isDown = true;
  const children: Ports['dataSource']['children'] = async (page, above, options) => {
    await new Promise<void>((resolve) => void (answer = resolve));
    if (isDown) throw new PortError({ kind: 'other', message: '返回数据类型不识别' });
    return source.children(page, above, options);
  };
  await show({ ...treeSource(), children });
  await userEvent.click(arrow('A'));
  await expect.poll(() => rowElement('A')?.getAttribute('aria-busy')).toBe('true');
  answer();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('下级加载失败：返回数据类型不识别');
  expect(rowElement('A')?.getAttribute('aria-busy')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await expect.poll(() => rowElement('A')?.getAttribute('aria-busy')).toBe('true');
  answer();
  await expect.poll(names).toEqual(['A', 'A1', 'A2', 'B', 'C']);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('keeps expanded rows on reload and between visits, with one call per level', async () => {
  const kept = new Map<string, unknown>();
  const preferences = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: unknown) => void kept.set(key, value),
  };
  const { ports, shown } = await show(treeSource(), { preferences });
  await userEvent.click(arrow('A'));
  await userEvent.click(arrow('A1'));
  await expect.poll(names).toEqual(['A', 'A1', 'A11', 'A2', 'B', 'C']);
  source.records.set('A3', region('A3', 'A', false));
  ports.host.recordsChanged('test/order');
  await expect.poll(names).toEqual(['A', 'A1', 'A11', 'A2', 'A3', 'B', 'C']);
  await shown.unmount();
  asked = [];
  await show(treeSource(), { preferences });
  await expect.poll(names).toEqual(['A', 'A1', 'A11', 'A2', 'A3', 'B', 'C']);
  expect(asked).toEqual(['A', 'A1']);
});

test('添加下级 opens the form with the parent set and expands the row afterwards', async () => {
  const told: Told = [];
  await show(treeSource(), { told });
  await userEvent.click(row('B').getByRole('button', { name: '添加下级' }));
  expect(told).toEqual(['navigate /regions/form/new?parent=B']);
});

test('has no 添加下级 for who may not add', async () => {
  await show(treeSource(), { denied: ['test:region:add'] });
  await expect.element(screen.getByRole('button', { name: '添加下级' })).not.toBeInTheDocument();
});

test('begins the form of a record below another with its parent', async () => {
  const ports = testPorts({ dataSource: treeSource() });
  await showPage({ page: treePage(), ports, view: { kind: 'form', id: null, below: 'B' } });
  await expect.element(screen.getByRole('textbox', { name: '上级' })).toHaveValue('B');
});

test('shows what a search found, opened, and which rows only lead there', async () => {
  const found = async () => ({
    records: [{ ...region('A', null, true), isMatch: false }],
    below: new Map([['A', [{ ...region('A1', 'A', true), isMatch: true }]]]),
    total: 1,
    totalIsAtLeast: false,
  });
  const ports = testPorts({ dataSource: { ...treeSource(), list: found } });
  await showPage({ page: treePage(), ports, view: { kind: 'list' } });
  await expect.poll(names).toEqual(['A', 'A1']);
  expect(rowElement('A')?.textContent).toContain('不符合条件，仅显示层级');
  expect(rowElement('A1')?.textContent).not.toContain('不符合条件');
  await userEvent.click(arrow('A1'));
  await expect.poll(names).toEqual(['A', 'A1', 'A11']);
});

test('chooses rows of all levels, a range of them with Shift', async () => {
  await show();
  await userEvent.click(arrow('A'));
  await expect.poll(() => rowElement('A2')).not.toBeNull();
  await userEvent.click(box(2));
  box(4)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await expect.element(screen.getByText('已选择 3 项')).toBeVisible();
});

test('warns before a batch delete about all child records where the page cascades', async () => {
  const ports = testPorts({ dataSource: treeSource() });
  await showPage({ page: treePage('cascade'), ports, view: { kind: 'list' } });
  await expect.element(row('B')).toBeVisible();
  await userEvent.click(box(1));
  await userEvent.click(screen.getByRole('button', { name: '删除 (1)' }));
  await expect.element(screen.getByText('是否删除选中数据及其所有下级？')).toBeVisible();
});

test('has room for levels and arrows on a window of 390 px', async () => {
  await screen.viewport(390, 700);
  await show();
  await userEvent.click(arrow('A'));
  await userEvent.click(arrow('A1'));
  await expect.poll(() => rowElement('A11')).not.toBeNull();
  const box = arrow('A1', '收起').element().getBoundingClientRect();
  expect([box.width, box.height, box.left >= 0, box.right <= 390]).toEqual([24, 24, true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.viewport(1280, 720);
});
