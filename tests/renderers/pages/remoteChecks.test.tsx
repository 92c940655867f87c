import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CheckAnswer, CheckRequest } from '../../../engine/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';
import { field, save } from './showForm.tsx';

const page = () =>
  compileTestPage({
    ...orderSchema,
    resource: { ...orderSchema.resource, unique: [['code']] },
    columns: orderSchema.columns.map((column) =>
      column.key === 'code' ? { ...column, validateRules: [{ remote: 'duplicate' }] } : column,
    ),
  });

/** A form whose order number is checked by the server; `answer` resolves the pending check. */
async function show() {
  const asked: CheckRequest[] = [];
  const told: Told = [];
  let answer: (answer: CheckAnswer) => void = () => undefined;
  const source = memoryDataSource();
  const ports = testPorts({
    dataSource: source,
    dictionaries: memoryDictionaries(orderDictionaries),
    told,
    check: (_page, request) => {
      asked.push(request);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  await showPage({ page: page(), ports, view: { kind: 'form', id: null } });
  return { asked, told, source, answer: (given: CheckAnswer) => answer(given) };
}

const running = () => screen.getByRole('status', { name: '正在校验…' });

test('marks the field during a server check, and shows the resulting finding [S5-13]', async () => {
  const { asked, answer } = await show();
  await userEvent.type(field('订单号'), 'A1{Tab}');
  await expect.element(running()).toBeVisible();
  expect(asked).toMatchObject([{ key: 'code', value: 'A1', check: { kind: 'duplicate' } }]);
  answer({ ok: false, message: '该值不可用，系统中已存在！' });
  await expect.element(screen.getByText('该值不可用，系统中已存在！')).toBeVisible();
  await expect.element(running()).not.toBeInTheDocument();
});

test('holds a save until the answer is there, and saves when it is good', async () => {
  const { told, source, answer } = await show();
  await userEvent.type(field('订单号'), 'A2');
  await save();
  await expect.element(running()).toBeVisible();
  expect(source.records.size).toBe(0);
  answer({ ok: true, message: '' });
  await expect.poll(() => told).toContain('success 保存成功');
  expect([...source.records.values()]).toMatchObject([{ code: 'A2' }]);
});

test('asks nothing of a blank value [S5-13]', async () => {
  const { asked } = await show();
  await userEvent.click(field('订单号'));
  await userEvent.tab();
  await userEvent.type(field('毛重'), '1{Tab}');
  expect(asked).toEqual([]);
});
