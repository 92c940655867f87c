import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { parseConditions } from '../../../../engine/index.ts';
import type { ListQuery, Ports } from '../../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';

const show = async (list: object = {}, stored = new Map<string, string>()) => {
  const queries: ListQuery[] = [];
  const told: Told = [];
  const savedQueries: Ports['savedQueries'] = {
    read: (code = '/orders') => JSON.parse(stored.get(code) ?? 'null'),
    write: (code = '/orders', value) => void stored.set(code, JSON.stringify(value)),
  };
  const dataSource: Partial<Ports['dataSource']> = {
    list: async (_page, query) => {
      queries.push(query);
      return { records: [], total: 0, totalIsAtLeast: false };
    },
  };
  const dictionaries = memoryDictionaries(orderDictionaries);
  const page = compileTestPage({ ...orderSchema, list: { ...orderSchema.list, ...list } });
  await showPage({
    page,
    ports: testPorts({ dataSource, dictionaries, savedQueries, told }),
    view: { kind: 'list' },
  });
  const asked = (): unknown => {
    const { superQueryParams = '', superQueryMatchType } = queries.at(-1)?.filters ?? {};
    return [superQueryMatchType, parseConditions(superQueryParams)];
  };
  return { asked, stored, told, queries };
};

const button = (name: string) => screen.getByRole('button', { name, exact: true });
const dialog = () => screen.getByRole('dialog', { name: '高级查询' });
const row = (place: number) => screen.getByRole('group', { name: `条件 ${place}`, exact: true }).first();
const warned = (told: Told) => told.filter((one) => one.startsWith('warning'));

const open = async (): Promise<void> => {
  await userEvent.click(button('高级查询'));
  await expect.element(dialog()).toBeVisible();
};

/** Expects the focus in the list of fields. */
const choose = async (title: string): Promise<void> => {
  await userEvent.keyboard(title);
  await expect.element(screen.getByRole('option', { name: title, exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
};

test('opens at its first field, warns of empty conditions, and marks its button until reset [W2-6] [W4-12] [W5.1-49] [W5.1-50] [W5.1-51] [W8-24] [W3.3-13]', async () => {
  await screen.viewport(1440, 900);
  const { asked, told } = await show();
  await open();
  await expect.element(row(1).getByRole('combobox', { name: '字段' })).toHaveFocus();
  expect(document.querySelector('.wb-modal')?.getBoundingClientRect().width).toBe(1000);
  await userEvent.click(dialog().getByRole('button', { name: '查 询', exact: true }));
  await userEvent.click(button('保存查询条件'));
  await expect.poll(() => warned(told)).toEqual(['warning 不能查询空条件', 'warning 空条件不能保存']);

  await userEvent.click(row(1).getByRole('combobox', { name: '字段' }));
  await choose('订单号');
  await userEvent.fill(row(1).getByRole('textbox', { name: '订单号的值' }), 'A01');
  await userEvent.click(button('添加条件'));
  await expect.element(row(2).getByRole('combobox', { name: '字段' })).toHaveFocus();
  await choose('毛重');
  await userEvent.selectOptions(row(2).getByRole('combobox', { name: '匹配规则' }), 'ge');
  await userEvent.fill(row(2).getByRole('textbox', { name: '毛重的值' }), '5');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect
    .poll(asked)
    .toEqual([
      'and',
      [
        expect.objectContaining({ field: 'code', rule: 'like', val: 'A01', dbType: 'string' }),
        expect.objectContaining({ field: 'gross', rule: 'ge', val: '5', dbType: 'bigDecimal' }),
      ],
    ]);
  await expect.element(button('高级查询')).toHaveAttribute('aria-description', '高级查询已生效');

  await open();
  await expect.element(row(2).getByRole('textbox', { name: '毛重的值' })).toHaveValue('5');
  await userEvent.click(dialog().getByRole('button', { name: '重 置', exact: true }));
  await expect.poll(asked).toEqual([undefined, undefined]);
  await expect.element(row(2)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('高级查询')).toHaveFocus();
  await expect.element(button('高级查询')).not.toHaveAttribute('aria-description');
});

test('gives each column its editor; leaving "in" keeps the first value, and conditions form groups [W4-12] [W9-10]', async () => {
  const { asked } = await show();
  await open();
  await choose('币制');
  await userEvent.selectOptions(row(1).getByRole('combobox', { name: '匹配规则' }), 'in');
  const value = row(1).getByRole('combobox', { name: '币制的值' });
  for (const code of ['502', '142']) {
    await userEvent.click(value);
    await userEvent.keyboard(code);
    await expect.element(screen.getByRole('option', { name: new RegExp(code) })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.click(button('添加条件组'));
  const group = screen.getByRole('group', { name: '第 2 层条件' });
  await expect.element(group.getByRole('combobox', { name: '匹配方式' })).toHaveValue('or');
  await choose('状态');
  await expect.element(group.getByRole('combobox', { name: '状态的值' })).toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: '查 询', exact: true }));
  await expect
    .poll(asked)
    .toEqual(['and', [expect.objectContaining({ field: 'currency', rule: 'in', val: '502,142' })]]);
  await open();
  await userEvent.selectOptions(row(1).getByRole('combobox', { name: '匹配规则' }), 'eq');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: '匹配方式' }).first(), 'or');
  await userEvent.click(dialog().getByRole('button', { name: '查 询', exact: true }));
  await expect.poll(asked).toEqual(['or', [expect.objectContaining({ field: 'currency', rule: 'eq', val: '502' })]]);
});

test('saves named queries in the browser, overwrites them only when confirmed, and deletes them [W3.3-12] [W5.1-52] [W5.1-53] [W5.1-54] [W7-41] [W8-24] [D30]', async () => {
  const { stored, told } = await show({ saveCode: 'orders' });
  await open();
  await choose('订单号');
  await userEvent.fill(row(1).getByRole('textbox', { name: '订单号的值' }), 'A01');
  await userEvent.click(button('保存查询条件'));
  const name = screen.getByRole('textbox', { name: '保存名称' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert').getByText('保存名称不能为空')).toBeVisible();
  await userEvent.keyboard('我的查询{Enter}');
  await expect.poll(() => told).toContain('success 保存成功');
  const kept = (): unknown => JSON.parse(stored.get('orders') ?? 'null');
  expect(kept()).toEqual([
    {
      title: '我的查询',
      matchType: 'and',
      records: [expect.objectContaining({ field: 'code', rule: 'like', val: 'A01' })],
    },
  ]);

  await userEvent.fill(row(1).getByRole('textbox', { name: '订单号的值' }), 'B02');
  await userEvent.click(button('保存查询条件'));
  await expect.element(name).toHaveValue('我的查询');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('我的查询 已存在，是否覆盖？')).toBeVisible();
  await userEvent.click(button('确 定'));
  await expect.poll(kept).toMatchObject([{ title: '我的查询', records: [{ val: 'B02' }] }]);

  await userEvent.click(dialog().getByRole('button', { name: '重 置', exact: true }));
  await userEvent.click(dialog().getByRole('button', { name: '我的查询', exact: true }));
  await expect.element(row(1).getByRole('textbox', { name: '订单号的值' })).toHaveValue('B02');
  await userEvent.click(button('删除 我的查询'));
  await expect.element(screen.getByText('是否删除当前查询？')).toBeVisible();
  await userEvent.click(button('确 定'));
  await expect.element(screen.getByText('没有保存任何查询')).toBeVisible();
  expect(kept()).toEqual([]);
});

test('is there for every list, but not where the page says so', async () => {
  await show({ superQuery: false });
  await expect.element(screen.getByRole('button', { name: '新增' }).first()).toBeVisible();
  await expect.element(button('高级查询')).not.toBeInTheDocument();
});
