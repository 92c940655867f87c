import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/kit/ports/ports.ts';
import type { Prints, RecordReview } from '../../../../renderers/index.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { field, stored } from '../../pages/showForm.tsx';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';
import { memoryPrints, printedPage } from './printedOrders.ts';

async function showOrder(
  given: {
    prints?: Partial<Prints>;
    denied?: readonly string[];
    id?: string | null;
    review?: Partial<RecordReview>;
  } = {},
) {
  const told: Told = [];
  const ports = testPorts({
    told,
    denied: given.denied ?? [],
    ...(given.review && { review: given.review }),
    dataSource: memoryDataSource([stored]),
    dictionaries: memoryDictionaries(orderDictionaries),
    prints: { ...memoryPrints(new Map()), ...given.prints },
  });
  await showPage({ page: printedPage(), ports, view: { kind: 'form', id: given.id === undefined ? '7' : given.id } });
  await expect.element(field('备注')).toBeVisible();
  return told;
}

const toggle = () => screen.getByRole('button', { name: '纸面' });
const paper = () => screen.getByRole('region', { name: '打印预览' });
const marks = () => paper().getByRole('button', { name: '毛重不能小于净重' });

test('shows the form as paper and back, as it stands before it is saved [L7]', async () => {
  await showOrder();
  await userEvent.fill(field('备注'), '加急');
  await userEvent.keyboard('{Tab}');
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'false');
  toggle().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle()).toHaveAttribute('aria-pressed', 'true');
  for (const text of ['A007', '12.5', '加急', '螺丝'])
    await expect.element(paper().getByText(text)).toBeInTheDocument();
  await expect.element(field('备注')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('标签', { exact: true }));
  await expect.element(paper().getByText('标签 A007')).toBeInTheDocument();
  await userEvent.click(toggle());
  await expect.element(field('备注')).toHaveValue('加急');
  await expect.element(paper()).not.toBeInTheDocument();
});

test('marks what is wrong at its boxes; a press, or Enter, leads to the field [L7]', async () => {
  await showOrder();
  await userEvent.fill(field('毛重'), '9');
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getByRole('button', { name: '提交复核' }));
  await userEvent.click(screen.getByRole('button', { name: '返回修改' }));
  await userEvent.click(toggle());
  await expect.poll(() => marks().elements().length).toBe(2);
  await userEvent.click(marks().first());
  await expect.element(field('毛重')).toHaveFocus();
  await userEvent.click(toggle());
  const second = marks().nth(1);
  await expect.element(second).toBeInTheDocument();
  second.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('净重')).toHaveFocus();
  await expect.element(paper()).not.toBeInTheDocument();
});

test('comments appear at their boxes for header and cells, and start at any box [L7]', async () => {
  const said = (id: string, field: string, line?: number) => ({
    id,
    field,
    move: '',
    text: '请核对',
    name: `王${id}`,
    time: '',
    answers: [],
    resolvedBy: '',
    cell: line === undefined ? null : { detail: 'goods', rowId: 'g1', line, isGone: false },
  });
  const comments = [said('1', 'gross'), said('2', 'qty', 1)];
  await showOrder({ review: { comments: async () => ({ comments, mayComment: true, mayAnswer: true }) } });
  await userEvent.click(toggle());
  await userEvent.click(paper().getByRole('button', { name: '王2：请核对' }));
  await expect.element(screen.getByText('批注：商品 第 1 行 数量')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(paper().getByRole('button', { name: '王1：请核对' })).toBeInTheDocument();
  const free = document.querySelectorAll<SVGRectElement>('.wb-paper-box');
  expect(free.length).toBeGreaterThan(0);
  free[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('textbox', { name: /^写批注/ })).toBeVisible();
});

test('says why there is no paper, and asks again [L7]', async () => {
  const failures = [new PortError({ kind: 'other', message: '没有这个打印样式' })];
  const given = memoryPrints(new Map());
  await showOrder({
    prints: {
      paper: async (...asked) => {
        const failure = failures.pop();
        if (failure !== undefined) throw failure;
        return given.paper(...asked);
      },
    },
  });
  await userEvent.click(toggle());
  await expect.element(paper().getByRole('alert')).toHaveTextContent('没有这个打印样式');
  await userEvent.click(paper().getByRole('button', { name: /重\s?试/ }));
  await expect.element(paper().getByText('A007')).toBeInTheDocument();
});

test('prints what is stored: not before it is saved [L7]', async () => {
  await showOrder();
  const print = () => screen.getByRole('button', { name: /打\s?印/ });
  await expect.element(print()).toBeEnabled();
  await userEvent.fill(field('备注'), '改了');
  await userEvent.keyboard('{Tab}');
  await expect.element(print()).toBeDisabled();
  await expect.element(print()).toHaveAttribute('title', '请先保存');
});

test('has no paper for who may not print [L7]', async () => {
  await showOrder({ denied: ['test:order:print'] });
  await expect.element(toggle()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /打\s?印/ })).not.toBeInTheDocument();
});
