import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { PageView } from '../../../renderers/index.ts';
import { memoryDataSource, orders, type MemoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { inShell, showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

type Open = 'modal' | 'drawer';

interface Shown {
  readonly told: Told;
  readonly source: MemoryDataSource;
  readonly tabs: { title?: string; dirty?: boolean }[];
}

async function show(open: Open, options: TestPortsOptions = {}, view: PageView = { kind: 'list' }): Promise<Shown> {
  const told: Told = [];
  const tabs: Shown['tabs'] = [];
  const source = memoryDataSource(orders(3));
  const ports = testPorts({
    dataSource: source,
    dictionaries: memoryDictionaries(orderDictionaries),
    told,
    ...options,
    host: { setTab: (state) => void tabs.push(state), ...options.host },
  });
  const page = compileTestPage({ ...orderSchema, form: { ...orderSchema.form, open } });
  await showPage({ page, ports, view });
  return { told, source, tabs };
}

const rowOf = (code: string) => screen.getByRole('row').filter({ hasText: code });
const editOf = (code: string) => rowOf(code).getByRole('button', { name: '编辑' });
/** Only in the form: the query above the list has fields with the same names. */
const inForm = () => screen.getByRole('dialog').first();
const field = (name: string) => inForm().getByRole('textbox', { name, exact: true });
const button = (name: string) => screen.getByRole('button', { name, exact: true });
const save = () => userEvent.click(inForm().getByRole('button', { name: '保存' }));
const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name });
// In tests all of antd's dialogs share one id, and therefore one name.
const question = () => screen.getByRole('dialog').filter({ hasText: '有未保存的修改，确定关闭吗？' });
const OPENS: readonly Open[] = ['modal', 'drawer'];

test.each(OPENS)('keeps the focus in its field when the page changes under a %s', async (open) => {
  const source = memoryDataSource(orders(3));
  const dictionaries = memoryDictionaries(orderDictionaries);
  const ports = testPorts({ dataSource: source, dictionaries, host: { setTab: () => undefined } });
  const form = { ...orderSchema.form, open };
  const view = { kind: 'list' } as const;
  const shown = await showPage({ page: compileTestPage({ ...orderSchema, form }), ports, view });
  await userEvent.click(button('新增'));
  await userEvent.click(field('订单号'));
  await userEvent.keyboard('AB');
  const groups = form.groups.map((group) => ({ ...group, fields: group.fields.filter((key) => key !== 'origin') }));
  const columns = orderSchema.columns.filter(({ key }) => key !== 'origin');
  const page = compileTestPage({ ...orderSchema, columns, form: { ...form, groups } });
  await shown.rerender(inShell({ page, ports, view }));
  await expect.element(inForm().getByText('来源')).not.toBeInTheDocument();
  await userEvent.keyboard('CD');
  await expect.element(field('订单号')).toHaveFocus();
  await expect.element(field('订单号')).toHaveValue('ABCD');
});

test.each(OPENS)('opens a list record as a %s, saves it by Ctrl+S, and updates the list', async (open) => {
  const { told, source } = await show(open);
  await userEvent.click(editOf('A002'));
  await expect.element(field('订单号')).toHaveFocus();
  await expect.element(dialog(/A002/)).toBeVisible();
  expect(told).toContain('replace /orders/form/2');
  await userEvent.fill(field('订单号'), 'B002');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => source.records.get('2')?.['code']).toBe('B002');
  await expect.element(rowOf('B002')).toBeInTheDocument();
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog(/B002/)).not.toBeInTheDocument();
  expect(told.at(-1)).toBe('replace /orders');
  await expect.element(editOf('B002')).toHaveFocus();
});

test.each(OPENS)('closing a %s with unsaved changes asks first and keeps the input as draft', async (open) => {
  const drafts = memoryDrafts();
  const { told, tabs } = await show(open, { drafts });
  await userEvent.click(editOf('A002'));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.fill(field('订单号'), 'B002');
  await userEvent.fill(field('备注'), '加急');
  await userEvent.click(field('订单号'));
  await expect.poll(() => tabs.at(-1)).toMatchObject({ dirty: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toHaveTextContent('可以从列表上方恢复');
  await userEvent.click(question().getByRole('button', { name: /取\s*消/ }));
  await expect.element(field('订单号')).toHaveValue('B002');
  await userEvent.click(button('返回列表'));
  await userEvent.click(
    question()
      .getByRole('button', { name: /关\s*闭/ })
      .last(),
  );
  await expect.element(field('订单号')).not.toBeInTheDocument();
  expect(told.at(-1)).toBe('replace /orders');
  expect(tabs.at(-1)).toMatchObject({ dirty: false });
  await userEvent.click(screen.getByRole('button', { name: /^B002/ }));
  await userEvent.click(button('恢复'));
  await expect.element(field('订单号')).toHaveValue('B002');
});

test('a new record opens over the list, and the tab uses its path after saving', async () => {
  const { told, source } = await show('modal');
  await userEvent.click(button('新增'));
  await expect.element(field('订单号')).toHaveFocus();
  expect(told).toContain('replace /orders/form/new');
  await userEvent.fill(field('订单号'), 'N1');
  await userEvent.fill(field('毛重'), '5');
  await save();
  await expect.poll(() => source.records.size, { message: told.join() }).toBe(4);
  await expect.poll(() => told).toContain('replace /orders/form/1001');
  await userEvent.keyboard('{Escape}');
  await expect.element(field('订单号')).not.toBeInTheDocument();
  await expect.element(button('新增')).toHaveFocus();
});

test.each(OPENS)('Esc closes a %s whose fields became read-only after saving the new record', async (open) => {
  const { source } = await show(open, { denied: ['test:order:edit'] });
  await userEvent.click(button('新增'));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.fill(field('毛重'), '5');
  await userEvent.fill(field('订单号'), 'N1');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => source.records.size).toBe(4);
  await expect.element(field('订单号')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('新增')).toHaveFocus();
});

test('the address of a form opens the list with the form over it', async () => {
  await show('drawer', {}, { kind: 'form', id: '3' });
  await expect.element(field('订单号')).toHaveValue('A003');
  await expect.element(rowOf('A001')).toBeInTheDocument();
});

test('Esc that takes back what is half typed leaves the form open', async () => {
  await show('modal');
  await userEvent.click(editOf('A002'));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.keyboard('XY{Escape}');
  await expect.element(field('订单号')).toHaveValue('A002');
  await userEvent.keyboard('{Escape}');
  await expect.element(field('订单号')).not.toBeInTheDocument();
});

test.each(OPENS)('Esc that ends the editing of a cell leaves the %s open', async (open) => {
  await show(open);
  await userEvent.click(editOf('A002'));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.click(inForm().getByRole('button', { name: '新 增' }));
  const inTable = () => document.activeElement?.matches('.wb-details :is(input, textarea)');
  await expect.poll(inTable).toBe(true);
  await userEvent.keyboard('AB');
  await userEvent.keyboard('{Escape}');
  await expect.poll(inTable).toBe(true);
  await expect.element(question()).not.toBeInTheDocument();
});

test('what is saved after the window was closed changes no path of the tab', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => void (answer = resolve));
  const source = memoryDataSource(orders(1));
  const { told } = await show('modal', {
    dataSource: { ...source, save: (...given) => asked.then(() => source.save(...given)) },
  });
  await userEvent.click(button('新增'));
  await expect.element(field('订单号')).toHaveFocus();
  await userEvent.fill(field('订单号'), 'N1');
  await userEvent.fill(field('毛重'), '5');
  await save();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(
    question()
      .getByRole('button', { name: /关\s*闭/ })
      .last(),
  );
  answer();
  await expect.element(rowOf('N1')).toBeInTheDocument();
  expect(told.filter((one) => one.startsWith('replace')).at(-1)).toBe('replace /orders');
});

test('a modal and a drawer fill the window on demand, and always at 390 px [W4-6]', async () => {
  await screen.viewport(1440, 900);
  for (const open of OPENS) {
    await cleanup();
    await show(open);
    await userEvent.click(editOf('A001'));
    await expect.element(field('订单号')).toHaveFocus();
    const frame = () => document.querySelector('.wb-over .ant-modal-content, .ant-drawer-content-wrapper');
    const width = () => Math.round(frame()?.getBoundingClientRect().width ?? 0);
    await expect.poll(width).toBe(open === 'modal' ? 1000 : 860);
    await userEvent.click(button('全屏').first());
    await expect.poll(width).toBe(1440);
    await userEvent.click(button('退出全屏'));
    await screen.viewport(390, 800);
    await expect.poll(width).toBe(390);
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
    await expect.element(button('保存')).toBeInViewport();
    await screen.viewport(1440, 900);
    await userEvent.click(field('订单号'));
    await userEvent.keyboard('{Escape}');
    await expect.element(field('订单号')).not.toBeInTheDocument();
  }
});
