import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledPage, LocalizedProblem } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage, orderPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { inShell, showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
const dictionaries = memoryDictionaries(orderDictionaries);

const renamed = (title: string): CompiledPage =>
  compileTestPage({
    ...orderSchema,
    columns: orderSchema.columns.map((column) => (column.key === 'code' ? { ...column, title } : column)),
  });

test('shows a saved schema on the open form and keeps what was typed', async () => {
  const ports = testPorts({ dataSource: memoryDataSource(), dictionaries });
  const view = { kind: 'form', id: null } as const;
  const shown = await showPage({ page: orderPage(), ports, view });
  await userEvent.fill(field('订单号'), 'TYPED');
  await shown.rerender(inShell({ page: renamed('合同号'), ports, view }));
  await expect.element(field('合同号')).toHaveValue('TYPED');
  await expect.element(field('订单号')).not.toBeInTheDocument();
});

/** The order with its remark renamed, or without it. */
const withoutRemark = (now?: string): CompiledPage =>
  compileTestPage({
    ...orderSchema,
    columns: orderSchema.columns.flatMap((column) => {
      if (column.key !== 'remark') return [column];
      return now === undefined ? [] : [{ ...column, key: now, title: '附言', renamedFrom: 'remark' }];
    }),
    form: {
      ...orderSchema.form,
      groups: orderSchema.form.groups.map((group) => ({
        ...group,
        fields: group.fields.flatMap((key) => (key === 'remark' ? (now ?? []) : [key])),
      })),
    },
  });

test('a value follows its column to a new key while the form is open', async () => {
  const source = memoryDataSource();
  const ports = testPorts({ dataSource: source, dictionaries });
  const view = { kind: 'form', id: null } as const;
  const shown = await showPage({ page: orderPage(), ports, view });
  await userEvent.fill(field('订单号'), 'TYPED');
  await userEvent.fill(field('备注'), '加急');
  await shown.rerender(inShell({ page: withoutRemark('postscript'), ports, view }));
  await expect.element(field('附言')).toHaveValue('加急');
  await userEvent.click(screen.getByRole('button', { name: /^保\s?存/ }));
  await expect.poll(() => [...source.records.values()]).toMatchObject([{ code: 'TYPED', postscript: '加急' }]);
});

test('a value whose column was renamed and is no more stands on the form once', async () => {
  const ports = testPorts({ dataSource: memoryDataSource(), dictionaries });
  const view = { kind: 'form', id: null } as const;
  const shown = await showPage({ page: orderPage(), ports, view });
  await userEvent.fill(field('备注'), '加急');
  await shown.rerender(inShell({ page: withoutRemark('postscript'), ports, view }));
  await expect.element(field('附言')).toHaveValue('加急');
  await shown.rerender(inShell({ page: orderPage(), ports, view }));
  await expect.element(screen.getByText(/草稿中：附言 = 加急。/)).toBeVisible();
});

test('keeps a value without its column in form and draft, and reports it on save', async () => {
  const source = memoryDataSource();
  const drafts = memoryDrafts();
  const told: string[] = [];
  const ports = testPorts({ dataSource: source, dictionaries, drafts, told });
  const view = { kind: 'form', id: null } as const;
  const shown = await showPage({ page: orderPage(), ports, view });
  await userEvent.fill(field('订单号'), 'TYPED');
  await userEvent.fill(field('备注'), '加急');
  await shown.rerender(inShell({ page: withoutRemark(), ports, view }));
  await expect.element(screen.getByText(/页面已没有以下栏目.*备注 = 加急/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^保\s?存/ }));
  await expect.poll(() => source.records.size).toBe(1);
  const messages = () => told.filter((text) => /^(success|warning|error) /.test(text));
  await expect.poll(messages).toEqual([expect.stringMatching(/^warning .*没有存入.*备注 = 加急/)]);
  await expect.poll(() => JSON.stringify([...drafts.kept.values()])).toContain('加急');
  await userEvent.click(screen.getByRole('button', { name: '丢弃' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: /丢\s?弃/ }));
  await expect.element(screen.getByText(/页面已没有以下栏目/)).not.toBeInTheDocument();
  await expect.poll(() => drafts.kept.size).toBe(0);
  // The pressed button was removed with its bar while the confirmation was still open.
  await expect.poll(() => document.activeElement?.closest('.wb-page') !== null).toBe(true);
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('changes the language of the open form with the same page hash and keeps input', async () => {
  const ports = testPorts({ dataSource: memoryDataSource(), dictionaries });
  const view = { kind: 'form', id: null } as const;
  const chinese = orderPage();
  const shown = await showPage({ page: chinese, ports, view });
  await userEvent.fill(field('订单号'), 'TYPED');
  await shown.rerender(inShell({ page: { ...renamed('Order number'), hash: chinese.hash }, ports, view }));
  await expect.element(field('Order number')).toHaveValue('TYPED');
});

test('shows a saved schema on the open list', async () => {
  const ports = testPorts({ dataSource: memoryDataSource([{ id: '1', code: 'A1' }]), dictionaries });
  const shown = await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await expect.element(screen.getByRole('columnheader', { name: '订单号' })).toBeVisible();
  await shown.rerender(inShell({ page: renamed('合同号'), ports, view: { kind: 'list' } }));
  await expect.element(screen.getByRole('columnheader', { name: '合同号' })).toBeVisible();
});

test('lists the problems of an invalid file until dismissed, while the page keeps working', async () => {
  const problem: LocalizedProblem = {
    code: 'unknown-dictionary',
    path: ['columns', 3, 'dictCode'],
    message: 'unknown dictionary "trade_mod"',
    hint: 'did you mean "trade_mode"?',
    file: 'schemas/pages/test/order.json',
    line: 41,
    column: 9,
  };
  const ports = testPorts({ dataSource: memoryDataSource(), dictionaries, problems: [problem] });
  await showPage({ page: orderPage(), ports, view: { kind: 'form', id: null } });
  await expect
    .element(
      screen.getByText(
        'schemas/pages/test/order.json:41:9 /columns/3/dictCode unknown dictionary "trade_mod", did you mean "trade_mode"?',
      ),
    )
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '收起问题列表' }));
  await expect.element(screen.getByText('unknown dictionary')).not.toBeInTheDocument();
  await userEvent.fill(field('订单号'), 'A1');
  await expect.element(field('订单号')).toHaveValue('A1');
});
