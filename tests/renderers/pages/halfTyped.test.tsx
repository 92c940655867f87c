import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { isDraft } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { memoryDrafts, type MemoryDrafts } from '../memoryDrafts.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { button, choice, field, stored } from './showForm.tsx';

const page = () => {
  const [goods] = orderSchema.details;
  const columns = [...(goods?.columns ?? []), { type: 'sel_search', key: 'curr', title: '币种', dictCode: 'currency' }];
  return compileTestPage({ ...orderSchema, details: [{ ...goods, columns }] });
};

/** Dirty marks that the tab received, in order. */
type Marks = boolean[];

const open = async (drafts: MemoryDrafts, id: string | null = '7', marks: Marks = []): Promise<void> => {
  const dataSource = memoryDataSource([stored]);
  const host = { setTab: ({ dirty }: { dirty?: boolean | undefined }) => void marks.push(dirty === true) };
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), drafts, host });
  await showPage({ page: page(), ports, view: { kind: 'form', id } });
  await expect.element(field('订单号')).toBeVisible();
};
const typing = (drafts: MemoryDrafts) =>
  [...drafts.kept.values()].flatMap(({ draft }) => (isDraft(draft) ? (draft.typing ?? []) : []));
const kill = async (drafts: MemoryDrafts): Promise<void> => {
  drafts.crash();
  await cleanup();
};
const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const active = () => document.activeElement as HTMLInputElement;

describe('text that is half typed when the tab is killed', () => {
  test.each([
    { kind: 'of one line', name: '订单号', half: 'B', rest: '1', whole: 'B1' },
    { kind: 'of several lines', name: '备注', half: '加', rest: '急', whole: '加急' },
    { kind: 'a number', name: '毛重', half: '12.', rest: '75', whole: '12.75' },
    { kind: 'a day', name: '日期', half: '202605', rest: '06', whole: '2026-05-06' },
  ])('in a field, $kind, is in the draft within 500 ms, and stands so again', async ({ name, half, rest, whole }) => {
    const drafts = memoryDrafts();
    const marks: Marks = [];
    await open(drafts, null, marks);
    await userEvent.click(field(name));
    await userEvent.keyboard(half);
    await expect.poll(() => typing(drafts).map(({ text }) => text), { timeout: 500 }).toEqual([half]);
    expect(marks.at(-1)).toBe(true);
    await kill(drafts);
    await open(drafts, null);
    await expect.element(screen.getByText(/未保存的修改（1 项）：/)).toBeVisible();
    await userEvent.click(button('恢复'));
    await expect.element(field(name)).toHaveValue(half);
    await expect.element(field(name)).toHaveFocus();
    // The text is not a value yet: there is nothing to undo.
    await expect.element(button('撤销')).toBeDisabled();
    await userEvent.keyboard(`{End}${rest}{Tab}`);
    await expect.element(field(name)).toHaveValue(whole);
    await expect.element(button('撤销')).toBeEnabled();
  });

  test('in a field that searches is looked for again', async () => {
    const drafts = memoryDrafts();
    await open(drafts);
    await userEvent.type(choice('币制'), '50');
    await expect.poll(() => typing(drafts), { timeout: 500 }).toEqual([{ key: 'currency', text: '50' }]);
    await kill(drafts);
    await open(drafts);
    await userEvent.click(button('恢复'));
    await expect.element(choice('币制')).toHaveValue('50');
    await expect.element(choice('币制')).toHaveFocus();
    await userEvent.keyboard('2{Tab}');
    await expect.element(screen.getByTitle('502 - 美元')).toBeVisible();
  });

  test('in a field with few choices narrows them again', async () => {
    const drafts = memoryDrafts();
    await open(drafts);
    await userEvent.type(choice('运费标志'), '总');
    await expect.poll(() => typing(drafts), { timeout: 500 }).toEqual([{ key: 'feeMark', text: '总' }]);
    await kill(drafts);
    await open(drafts);
    await userEvent.click(button('恢复'));
    await expect.element(choice('运费标志')).toHaveValue('总');
    await expect.element(choice('运费标志')).toHaveFocus();
  });

  test('in a cell enters the draft within 500 ms, and its cell reopens for editing', async () => {
    const drafts = memoryDrafts();
    await open(drafts);
    await userEvent.fill(field('订单号'), 'B1');
    await userEvent.click(cell('螺丝'));
    await userEvent.keyboard('{Control>}a{/Control}螺母{Tab}4');
    await expect.poll(() => typing(drafts).map(({ text }) => text)).toEqual(['4']);
    await kill(drafts);
    await open(drafts);
    await expect.element(screen.getByText(/未保存的修改（3 项）：/)).toBeVisible();
    await userEvent.click(button('查看'));
    await expect.element(screen.getByText('正在输入、还没有写入：商品 数量 = 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('恢复'));
    await expect.poll(() => active().value).toBe('4');
    await userEvent.keyboard('2{Enter}');
    await expect.element(cell('42').first()).toBeVisible();
    await expect.element(cell('螺母')).toBeVisible();
  });

  test('in a cell of a new line that has an editor of its own', async () => {
    const drafts = memoryDrafts();
    await open(drafts);
    await userEvent.click(cell('螺丝'));
    await userEvent.keyboard('{Enter}{Tab}{Tab}50');
    await expect.poll(() => typing(drafts).map(({ text }) => text)).toEqual(['50']);
    await kill(drafts);
    await open(drafts);
    await userEvent.click(button('恢复'));
    await expect.poll(() => active().value).toBe('50');
    await userEvent.keyboard('2{Enter}');
    await expect.element(cell(/美元/)).toBeVisible();
  });

  test('is in no draft after Esc, in a field or a cell', async () => {
    const drafts = memoryDrafts();
    const marks: Marks = [];
    await open(drafts, '7', marks);
    for (const place of [field('订单号'), cell('螺丝')]) {
      await userEvent.click(place);
      await userEvent.keyboard('X');
      await expect.poll(() => drafts.kept.size).toBe(1);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => drafts.kept.size).toBe(0);
      expect(marks.at(-1)).toBe(false);
    }
  });
});
