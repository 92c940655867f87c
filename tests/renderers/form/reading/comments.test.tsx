import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../../renderers/index.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { button, field, showForm, stored } from '../../pages/showForm.tsx';

type Remarks = Awaited<ReturnType<NonNullable<Ports['review']>['comments']>>;
type Act = Parameters<NonNullable<Ports['review']>['remark']>[2];

const said = (id: string, text: string) => ({ id, text, name: '王复核', time: '2026-11-23 10:00:00' });
const remark = (id: string, of: string, text: string) => ({
  ...said(id, text),
  field: of,
  cell: null,
  move: '',
  answers: [],
  resolvedBy: '',
});

/** A server that stores comments, and the subscription that notifies open pages of them. */
function commentServer(first: Remarks) {
  let now = first;
  const acts: Act[] = [];
  const listeners = new Set<(args: unknown) => void>();
  const review = {
    comments: async () => now,
    remark: async (_page: unknown, _id: string, act: Act) => {
      acts.push(act);
      const comments = now.comments.map((one) => {
        if (act.act === 'add' || one.id !== act.comment) return one;
        if (act.act === 'answer') return { ...one, answers: [...one.answers, said(`a${acts.length}`, act.text)] };
        return { ...one, resolvedBy: act.resolved ? '制单员' : '' };
      });
      now = {
        ...now,
        comments:
          act.act === 'add'
            ? [...comments, { ...remark(`n${acts.length}`, act.field, act.text), cell: act.cell }]
            : comments,
      };
      return now;
    },
  };
  const tableUpdates: NonNullable<Ports['tableUpdates']> = {
    subscribe: () => () => undefined,
    sendRow: () => undefined,
    send: () => undefined,
    onMessage: (key, listener) => {
      if (key === 'test/order#comments') listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const elsewhere = (id: string, comments: Remarks['comments']): void => {
    now = { ...now, comments };
    for (const listener of listeners) listener({ id });
  };
  return { acts, review, tableUpdates, elsewhere };
}

const dialog = () => screen.getByRole('dialog');
const due = () => screen.getByRole('region', { name: /条批注待处理/ });

test('the clerk sees open comments at their fields, navigates, answers and resolves by keyboard', async () => {
  const comments = [remark('c1', 'net', '净重不对'), remark('c2', '', '资料不全')];
  const server = commentServer({ comments, mayComment: false, mayAnswer: true });
  await showForm(memoryDataSource([stored]), { id: '7' }, server);
  await expect.element(due()).toHaveTextContent('2 条批注待处理净重：净重不对');
  await expect.element(due()).toHaveTextContent('整票单据：资料不全');
  await expect.element(button('净重有 1 条批注待处理')).toHaveTextContent('1');
  // A mark does not change the name of its field, and fields without comments have no mark.
  expect(document.querySelectorAll('.wb-comment-mark')).toHaveLength(1);
  await userEvent.click(button('净重：净重不对'));
  await expect.element(field('净重')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F2}{/Shift}');
  await expect.element(dialog().getByText('净重不对')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /^答复王复核/ })).toHaveFocus();
  await userEvent.keyboard('已改{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('已改')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: '已处理' }));
  await expect.element(dialog().getByText('制单员已处理')).toBeVisible();
  expect(server.acts).toEqual([
    { act: 'answer', comment: 'c1', text: '已改' },
    { act: 'resolve', comment: 'c1', resolved: true },
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('净重')).toHaveFocus();
  await expect.element(due()).toHaveTextContent('1 条批注待处理');
});

test('the reviewer comments on read-only and blank fields and sees new comments at once', async () => {
  const server = commentServer({ comments: [], mayComment: true, mayAnswer: true });
  await showForm(memoryDataSource([{ ...stored, status: 'review' }]), { id: '7' }, server);
  await userEvent.click(button('批注毛重'));
  await userEvent.keyboard('请核实{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('请核实')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('毛重有 1 条批注待处理')).toBeVisible();
  expect(document.querySelector('[data-field=fee]')?.closest('.wb-blanks')).not.toBeNull();
  server.elsewhere('8', []);
  server.elsewhere('7', [remark('c9', 'fee', '漏填')]);
  await expect.element(button('运费有 1 条批注待处理')).toBeVisible();
  expect(document.querySelector('[data-field=fee]')?.closest('.wb-pairs')).not.toBeNull();
  const cell = { detail: 'goods', rowId: 'g1', line: 1, isGone: false };
  const gone = { detail: 'goods', rowId: 'g9', line: 4, isGone: true };
  server.elsewhere('7', [
    { ...remark('c3', 'qty', '数量？'), cell },
    { ...remark('c4', 'name', '删了？'), cell: gone },
  ]);
  await expect.element(due()).toHaveTextContent('商品 原第 4 行（已删除） 品名：删了？');
  await expect.poll(() => document.querySelectorAll('.wb-grid-cell.is-remarked').length).toBe(1);
  await userEvent.click(button('商品 第 1 行 数量：数量？'));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('数量 第 1 行，有批注');
  await userEvent.keyboard('{ArrowLeft}{Shift>}{F2}{/Shift}');
  await expect.element(dialog().getByText('批注：商品 第 1 行 品名')).toBeVisible();
  await userEvent.keyboard('规格？{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('规格？')).toBeVisible();
  expect(server.acts.at(-1)).toMatchObject({ act: 'add', field: 'name', cell: { detail: 'goods', rowId: 'g1' } });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('.wb-grid-cell.is-remarked').length).toBe(2);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const ours = violations.filter(({ nodes }) => nodes.some(({ html }) => /wb-|<dt|<dd|<label/.test(html)));
  expect(ours.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
