import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { TransitionsRequest } from '../../../../renderers/kit/ports/ports.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';

const page = compileTestPage({
  ...orderSchema,
  list: {
    ...orderSchema.list,
    actions: [
      ...orderSchema.list.actions,
      {
        action: 'transition',
        id: 'return',
        title: '退回',
        permission: 'test:order:review',
        from: ['review'],
        to: 'draft',
        reason: { required: true },
      },
    ],
  },
});

const show = async () => {
  const told: Told = [];
  const sent: TransitionsRequest[] = [];
  // A005 and A010 are in review, the others are drafts.
  const source = memoryDataSource(orders(10));
  const dataSource = {
    ...source,
    transitions: (...[of, request]: Parameters<typeof source.transitions>) => {
      sent.push(request);
      return source.transitions(of, request);
    },
  };
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), told });
  await showPage({ page, ports, view: { kind: 'list' } });
  const statusOf = (id: string) => source.records.get(id)?.['status'];
  return { told, sent, statusOf, records: source.records };
};
const choose = async (...codes: readonly string[]): Promise<void> => {
  for (const code of codes)
    await userEvent.click(screen.getByRole('row').filter({ hasText: code }).getByRole('checkbox'));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }));
const dialog = (name: string) => screen.getByRole('dialog', { name });

test('a batch move without a reason moves what may go, and says so [L3]', async () => {
  const { told, sent, statusOf } = await show();
  await choose('A001', 'A002');
  await press('提交复核 (2)');
  await userEvent.click(dialog('提交复核 (2)').getByRole('button', { name: '提交复核 (2)' }));
  await expect.poll(() => told).toEqual(['success 已提交复核 2 条。']);
  expect([statusOf('1'), statusOf('2'), statusOf('3')]).toEqual(['review', 'review', 'draft']);
  expect(sent).toMatchObject([
    { transition: 'submit', isTrial: true },
    { transition: 'submit', isTrial: false, records: [{ id: '1' }, { id: '2' }] },
  ]);
});

test('a batch transition sends its required reason; without one it moves nothing [L3]', async () => {
  const { told, sent, statusOf, records } = await show();
  await choose('A005', 'A010');
  // Another user has changed the status first.
  records.set('10', { ...records.get('10'), status: 'draft' });
  await press('退回 (2)');
  const asked = dialog('退回 (2)');
  await expect.element(asked.getByText('可以退回 1 条。')).toBeVisible();
  await expect.element(asked.getByText('A010：状态已变')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '退回 (1)' }));
  const reason = screen.getByRole('textbox', { name: '原因' });
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(asked.getByText('可以退回 1 条。')).toBeVisible();
  expect([sent.length, statusOf('5'), told]).toEqual([1, 'review', []]);

  await userEvent.click(asked.getByRole('button', { name: '退回 (1)' }));
  await userEvent.fill(reason, '单价不符');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => statusOf('5')).toBe('draft');
  expect(sent[1]).toMatchObject({ isTrial: false, reason: '单价不符', records: [{ id: '5' }] });
  await expect.element(asked.getByText('已退回 1 条。')).toBeVisible();
  expect(told).toEqual([]);
});
