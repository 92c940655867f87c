import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { button, field, stored } from '../../pages/showForm.tsx';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

test('a collapsed group hides its fields until it or one of its findings opens', async () => {
  const { form } = orderSchema;
  const groups = form.groups.map((group) => (group.key === 'cost' ? { ...group, folded: true } : group));
  const page = compileTestPage({ ...orderSchema, form: { ...form, groups } });
  const dataSource = memoryDataSource([{ ...stored, gross: '5' }]);
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), told: [] });
  await showPage({ page, ports, view: { kind: 'form', id: '7' } });
  await expect.element(field('订单号')).toBeVisible();
  await expect.element(field('毛重')).not.toBeInTheDocument();
  await expect.element(button('重量与费用')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button('提交复核'));
  await userEvent.click(button('毛重不能小于净重').first());
  await expect.element(field('毛重')).toHaveFocus();
});
