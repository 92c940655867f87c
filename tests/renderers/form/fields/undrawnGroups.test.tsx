import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { focusNext } from '../../../../renderers/kit/keyboard/focusNext.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { field } from '../../pages/showForm.tsx';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const keysOf = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

/**
 * More fields than are rendered at once, in four groups; `third` and `fourth` are rendered when they come near the
 * window.
 */
const sizes = { first: 2, second: 80, third: 2, fourth: 3 };
const groups = Object.entries(sizes).map(([key, size]) => ({ key, title: key, columns: 4, fields: keysOf(key, size) }));
const longPage = (folded: readonly string[] = []) =>
  compileTestPage({
    ...orderSchema,
    columns: groups
      .flatMap(({ fields }) => fields)
      .map((key) => ({ type: 'input', key, title: key, ...(key === 'fourth1' ? { disabled: true } : {}) })),
    rules: [],
    resource: { url: '/orders', table: 'test_order', permission: 'test:order', dataScope: 'all' },
    list: { columns: ['first1'], actions: [{ action: 'add' }] },
    details: [
      ...orderSchema.details,
      {
        key: 'boxes',
        title: '箱',
        wireName: 'boxList',
        table: 'test_order_box',
        minRows: 1,
        toolbar: [],
        columns: [
          { type: 'input', key: 'boxNo', title: '箱号' },
          { type: 'input', key: 'seal', title: '封号' },
        ],
      },
    ],
    form: {
      open: 'tab',
      groups: groups.map((group) => ({ ...group, folded: folded.includes(group.key) })),
      tabs: [{ detail: 'goods' }, { detail: 'boxes' }],
    },
    copy: undefined,
  });

/** Never reports an intersection, like a machine that is too busy. */
class BusyObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Pending idle callbacks. */
const idle: IdleRequestCallback[] = [];

function haveTime(): void {
  for (const act of idle.splice(0)) act({ didTimeout: false, timeRemaining: () => 50 });
}

beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('IntersectionObserver', BusyObserver);
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return () => vi.unstubAllGlobals();
});

const open = async (folded: readonly string[] = []) => {
  const dataSource = memoryDataSource();
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries) });
  await showPage({ page: longPage(folded), ports, view: { kind: 'form', id: null } });
  await expect.element(field('first1')).toBeVisible();
  expect(field('third1').query()).toBeNull();
  return dataSource;
};

it('the table of a tab that was never open takes the keys that run ahead', async () => {
  await open();
  screen.getByRole('tab', { name: '商品' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}{Tab}{Tab}TGHU1{Tab}S2{Enter}');
  const grid = screen.getByRole('grid', { name: '箱' });
  await expect.element(grid.getByText('TGHU1')).toBeVisible();
  await expect.element(grid.getByText('S2')).toBeVisible();
});

describe('a group that is not drawn yet', () => {
  it('passes early keystrokes to its fields in order and on to the next group', async () => {
    await open();
    await userEvent.click(field('second80'));
    await userEvent.keyboard('A{Tab}{Tab}B{Tab}C{Tab}{Tab}D{Tab}E');
    // Between the fields Tab stops at the group headings; `fourth1` is disabled.
    await expect.element(field('second80')).toHaveValue('A');
    await expect.element(field('third1')).toHaveValue('B');
    await expect.element(field('third2')).toHaveValue('C');
    await expect.element(field('fourth2')).toHaveValue('D');
    await expect.element(field('fourth3')).toHaveValue('E');
  });

  it('is drawn as soon as the browser has time, before anybody scrolls there', async () => {
    await open();
    haveTime();
    await expect.element(field('third1')).toBeVisible();
    await expect.element(field('fourth3')).toBeVisible();
  });

  it('is drawn when it is opened, where it begins folded, and not before', async () => {
    await open(['third', 'fourth']);
    haveTime();
    expect(field('third1').query()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'third' }));
    haveTime();
    await expect.element(field('third1')).toBeVisible();
    expect(field('fourth3').query()).toBeNull();
  });

  it('is entered by its last field when the keyboard comes from behind', async () => {
    await open();
    const tab = screen.getByRole('tab', { name: '商品' });
    tab.element().focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}Z');
    await expect.element(field('fourth3')).toHaveValue('Z');
    await expect.element(field('fourth1')).toHaveValue('');
  });

  it('has the next field for what fills a field and goes on from there', async () => {
    await open();
    focusNext(field('second80').element() as HTMLElement);
    await expect.element(field('third1')).toHaveFocus();
    await userEvent.keyboard('B');
    await expect.element(field('third1')).toHaveValue('B');
  });
});
