import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../../renderers/index.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const page = () =>
  compileTestPage({
    ...orderSchema,
    columns: [
      ...orderSchema.columns.filter(({ key }) => key !== 'origin' && key !== 'profit' && key !== 'remark'),
      { type: 'input', key: 'origin', title: '来源', compute: { value: "concat($values.code, '-1')", mode: 'always' } },
      { type: 'inputNumber', key: 'profit', title: '利润', compute: { value: '$values.gross * 2', mode: 'always' } },
      { type: 'textarea', key: 'remark', title: '备注', visible: 'length($values.code) >= 3' },
    ],
  });

const field = (name: string) => screen.getByRole('textbox', { name, exact: true });

const show = async (dataSource: Partial<Ports['dataSource']> = {}) =>
  showPage({
    page: page(),
    ports: testPorts({
      dataSource,
      dictionaries: { items: async () => [], search: async () => [], lookup: async () => ({}) },
    }),
    view: { kind: 'form', id: null },
  });

test('follow at every key: computed values, and what is shown', async () => {
  await show();
  await userEvent.type(field('订单号'), 'A1');
  await expect.element(field('来源')).toHaveValue('A1-1');
  await expect.element(field('备注')).not.toBeInTheDocument();
  await userEvent.keyboard('2');
  await expect.element(field('来源')).toHaveValue('A12-1');
  await expect.element(field('备注')).toBeVisible();
});

test('follow a number while it is one, and stay while it is being begun', async () => {
  await show();
  await userEvent.type(field('毛重'), '12.');
  await expect.element(field('利润')).toHaveValue('24');
  await expect.element(field('毛重')).toHaveValue('12.');
  await userEvent.keyboard('5');
  await expect.element(field('利润')).toHaveValue('25');
});

test('are restored when typing is cancelled with Esc, and one undo reverts the word', async () => {
  await show(memoryDataSource());
  await userEvent.type(field('订单号'), 'A1');
  await userEvent.tab();
  await userEvent.type(field('订单号'), '23');
  await expect.element(field('来源')).toHaveValue('A123-1');
  await userEvent.keyboard('{Escape}');
  await expect.element(field('来源')).toHaveValue('A1-1');
  await userEvent.type(field('订单号'), '99');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('订单号')).toHaveValue('A1');
});
