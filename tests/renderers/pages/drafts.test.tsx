import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { WireRecord } from '../../../engine/index.ts';
import { memoryDataSource, type MemoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { memoryDrafts, type MemoryDrafts } from '../memoryDrafts.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { button, field, save, showForm, stored } from './showForm.tsx';

const offer = () => screen.getByText(/有 \d\d:\d\d 未保存的修改（\d+ 项）：/);
const names = (drafts: MemoryDrafts) => [...drafts.kept.values()].map(({ name }) => name);

const open = async (drafts: MemoryDrafts, id: string | null, source: MemoryDataSource = memoryDataSource([stored])) => {
  const { told } = await showForm(source, { id }, { drafts });
  await expect.element(field('订单号')).toBeVisible();
  return { told, source };
};
/** Makes two changes in a form that closes without a save. */
const typedAndGone = async (id: string | null = '7'): Promise<MemoryDrafts> => {
  const drafts = memoryDrafts();
  await open(drafts, id);
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.fill(field('备注'), '加急');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => names(drafts)).toEqual(['B1']);
  drafts.crash();
  await cleanup();
  return drafts;
};

test('what is typed is kept within 500 ms, and no more once it is saved', async () => {
  const drafts = memoryDrafts();
  const { told } = await open(drafts, '7');
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => names(drafts), { timeout: 500 }).toEqual(['B1']);
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  await expect.poll(() => names(drafts)).toEqual([]);
});

test('what was taken back by undo is kept no more', async () => {
  const drafts = memoryDrafts();
  await open(drafts, '7');
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => names(drafts)).toEqual(['B1']);
  await userEvent.click(button('撤销'));
  await expect.poll(() => names(drafts)).toEqual([]);
});

test('an abandoned form is offered again and restored as one undo step', async () => {
  const drafts = await typedAndGone();
  await open(drafts, '7');
  await expect.element(offer()).toHaveTextContent('（2 项）');
  await expect.element(field('订单号')).toHaveValue('A007');
  await userEvent.click(button('恢复'));
  await expect.element(field('订单号')).toHaveValue('B1');
  await expect.element(field('备注')).toHaveValue('加急');
  await expect.element(offer()).not.toBeInTheDocument();
  expect(drafts.kept.size).toBe(1);
  await userEvent.click(button('撤销'));
  await expect.element(field('订单号')).toHaveValue('A007');
  await expect.element(field('备注')).toHaveValue('');
});

test('an offer can be looked at without restoring it', async () => {
  await open(await typedAndGone(), '7');
  await userEvent.click(button('查看'));
  const row = screen.getByRole('dialog').getByRole('row', { name: /^订单号/ });
  await expect.element(row).toHaveTextContent('订单号A007B1');
  await userEvent.keyboard('{Escape}');
  await expect.element(field('订单号')).toHaveValue('A007');
});

test('an offer is dropped after a question, and comes no more', async () => {
  const drafts = await typedAndGone();
  await open(drafts, '7');
  await userEvent.click(button('丢弃'));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: /丢 ?弃/ }));
  await expect.element(offer()).not.toBeInTheDocument();
  expect(drafts.kept.size).toBe(0);
});

test('a new record with its rows is offered only on the next new form', async () => {
  const drafts = await typedAndGone(null);
  await open(drafts, '7');
  await expect.element(offer()).not.toBeInTheDocument();
  await cleanup();
  await open(drafts, null);
  await userEvent.click(button('恢复'));
  await expect.element(field('订单号')).toHaveValue('B1');
});

test('typing before an offer is answered loses neither', async () => {
  const drafts = await typedAndGone();
  await open(drafts, '7');
  await userEvent.fill(screen.getByRole('textbox', { name: '毛重', exact: true }), '99');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => drafts.kept.size).toBe(2);
  await userEvent.click(button('恢复'));
  await expect.element(field('订单号')).toHaveValue('B1');
  await expect.element(field('毛重')).toHaveValue('99');
});

test('two windows on one record keep their drafts apart and are offered as one', async () => {
  const drafts = await typedAndGone();
  await open(drafts, '7');
  await userEvent.fill(screen.getByRole('textbox', { name: '毛重', exact: true }), '99');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => drafts.kept.size).toBe(2);
  drafts.crash();
  await cleanup();
  await open(drafts, '7');
  await expect.element(offer()).toHaveTextContent('（3 项）');
  await userEvent.click(button('恢复'));
  await expect.element(field('订单号')).toHaveValue('B1');
  await expect.element(field('毛重')).toHaveValue('99');
  await expect.poll(() => drafts.kept.size).toBe(1);
});

test('where somebody saved since, what both changed is asked, and the next save succeeds', async () => {
  const drafts = await typedAndGone();
  const newer: WireRecord = { ...stored, version: 4, code: 'THEIRS', net: '8' };
  const { told, source } = await open(drafts, '7', memoryDataSource([newer]));
  await expect.element(screen.getByText('单据此后已有新版本')).toBeVisible();
  await userEvent.click(button('恢复'));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('row', { name: /^订单号/ })).toHaveTextContent('双方都改了');
  await userEvent.click(dialog.getByRole('button', { name: '合并并继续编辑' }));
  await expect.element(field('订单号')).toHaveValue('B1');
  await save();
  await expect.poll(() => told).toContain('success 保存成功');
  expect(source.records.get('7')).toMatchObject({ version: 5, code: 'B1', net: '8', remark: '加急' });
});

test('reports values without a field on the page and restores the rest', async () => {
  const drafts = await typedAndGone();
  for (const [id, kept] of drafts.kept) {
    const draft = Object(kept.draft);
    const header = { ...draft.changes.header, old: { from: null, to: '旧值' } };
    drafts.kept.set(id, {
      ...kept,
      draft: { ...draft, changes: { ...draft.changes, header }, titles: { ...draft.titles, old: '旧字段' } },
    });
  }
  const { told } = await open(drafts, '7');
  await expect.element(screen.getByText('页面已没有以下栏目，不能恢复，内容仍留在草稿中：旧字段 = 旧值')).toBeVisible();
  await userEvent.click(button('恢复'));
  await expect.element(field('备注')).toHaveValue('加急');
  expect(told).toContain('warning 页面已没有以下栏目，不能恢复，内容仍留在草稿中：旧字段 = 旧值');
  await expect.element(screen.getByText(/所填内容不会存入，仍留在草稿中：旧字段 = 旧值/)).toBeVisible();
  await expect.poll(() => JSON.stringify([...drafts.kept.values()])).toContain('旧值');
});

test('a draft of another program version is reported and can only be discarded', async () => {
  const drafts = await typedAndGone();
  for (const [id, kept] of drafts.kept) drafts.kept.set(id, { ...kept, draft: { format: 99 } });
  await open(drafts, '7');
  await expect.element(screen.getByText(/由另一版本的程序保存/)).toBeVisible();
  await expect.element(button('恢复')).not.toBeInTheDocument();
});

test('the list of the page names what has no open form, and leads there', async () => {
  const drafts = await typedAndGone(null);
  const told: string[] = [];
  const dictionaries = memoryDictionaries(orderDictionaries);
  const ports = testPorts({ dataSource: memoryDataSource([stored]), dictionaries, told, drafts });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await userEvent.click(screen.getByRole('button', { name: /^B1（\d\d:\d\d，\d+ 项）$/ }));
  expect(told).toContain('navigate /orders/form/new');
});
