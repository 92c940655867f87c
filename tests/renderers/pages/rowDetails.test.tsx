import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

const page = () =>
  compileTestPage({
    ...orderSchema,
    details: orderSchema.details.map((detail) => ({ ...detail, rowDetails: true })),
  });

const dialog = () => screen.getByRole('dialog', { name: '详细信息' });

test('F4 opens a goods row with all its fields, validated and written like cells [S2.10-3] [W2-2]', async () => {
  await screen.viewport(1440, 900);
  const source = memoryDataSource();
  const ports = testPorts({ dataSource: source, dictionaries: memoryDictionaries(orderDictionaries), told: [] });
  await showPage({ page: page(), ports, view: { kind: 'form', id: null } });
  await userEvent.click(screen.getByRole('button', { name: /^新\s*增$/ }));
  await userEvent.keyboard('{F4}');
  const name = dialog().getByRole('textbox', { name: '品名', exact: true });
  await userEvent.click(name);
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog().getByText('请输入品名')).toBeVisible();
  await userEvent.fill(name, '螺丝');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => dialog().getByText('请输入品名').query()).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: '确 定' }));
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.element(screen.getByRole('gridcell', { name: '螺丝' })).toBeVisible();
});

test('Ctrl+Z and Ctrl+Y undo and redo steps in the dialog; text input has its own', async () => {
  await screen.viewport(1440, 900);
  const ports = testPorts({
    dataSource: memoryDataSource(),
    dictionaries: memoryDictionaries(orderDictionaries),
    told: [],
  });
  await showPage({ page: page(), ports, view: { kind: 'form', id: null } });
  await userEvent.click(screen.getByRole('button', { name: /^新\s*增$/ }));
  await userEvent.keyboard('{F4}');
  const name = dialog().getByRole('textbox', { name: '品名', exact: true });
  await userEvent.fill(name, '螺丝');
  await userEvent.keyboard('{Tab}');
  await expect.element(name).not.toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(name).toHaveValue('');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(name).toHaveValue('螺丝');
  await userEvent.click(name);
  await userEvent.keyboard('{End}帽{Control>}z{/Control}');
  await expect.element(name).toHaveValue('螺丝');
  await expect.element(dialog()).toBeVisible();
});
