import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../../renderers/index.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts, type Told } from '../../testPorts.ts';

const page = compileTestPage({
  ...orderSchema,
  details: orderSchema.details.map((detail) => ({
    ...detail,
    orderKey: 'seq',
    columns: [{ type: 'hidden', key: 'seq', title: '序号' }, ...detail.columns],
  })),
  list: {
    ...orderSchema.list,
    opens: 'detail',
    expand: { detail: 'goods', columns: ['seq', 'name', 'qty'] },
    actions: [{ action: 'edit' }, { action: 'detail' }],
  },
});

const orderOf = (id: string, names: readonly string[]) => ({
  id,
  code: `A${id}`,
  status: 'draft',
  currency: '142',
  gross: '12.5',
  remark: '先到先装',
  profit: '9999',
  goodsList: names.map((name, index) => ({
    id: `${id}-${index}`,
    seq: String(index + 1),
    name,
    qty: `${index + 1}.5`,
  })),
});

async function open(options: { readonly get?: Ports['dataSource']['get'] } = {}) {
  const told: Told = [];
  const asked: string[] = [];
  const source = memoryDataSource([
    orderOf('1', ['螺丝', '螺母']),
    orderOf('2', []),
    orderOf(
      '3',
      Array.from({ length: 101 }, (_, index) => `垫片${index}`),
    ),
  ]);
  const get: Ports['dataSource']['get'] = (...question) => {
    asked.push(question[1]);
    return (options.get ?? source.get)(...question);
  };
  const dictionaries = memoryDictionaries(orderDictionaries);
  const ports = testPorts({ told, dictionaries, dataSource: { ...source, get }, denied: ['test:order:profit'] });
  await showPage({ page, ports, view: { kind: 'list' } });
  await expect.element(rowOf('A1')).toBeVisible();
  return { told, asked, source };
}

const rowOf = (code: string) => screen.getByRole('row').filter({ has: screen.getByRole('button', { name: code }) });
const dialog = () => screen.getByRole('dialog', { name: '详细信息' });
const arrow = (code: string) => screen.getByRole('button', { name: `展开${code}` });

test('reads a record in a dialog with its visible neighbours, from its link or row [W2-2] [W9-13]', async () => {
  const { told, asked } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'A1', exact: true }));
  await expect.element(dialog().getByRole('heading', { name: '基本信息' })).toBeVisible();
  await expect.element(dialog().getByText('先到先装')).toBeVisible();
  await expect.element(dialog().getByText('人民币')).toBeVisible();
  expect(dialog().getByText('利润').query()).toBeNull();
  expect(dialog().getByText('批次').query()).toBeNull();
  expect(dialog().element().querySelector('input, textarea')).toBeNull();
  const lines = dialog().getByRole('table', { name: '商品' });
  await expect.element(lines.getByRole('row', { name: /螺母/ })).toHaveTextContent('2.5');
  await expect.element(dialog().getByRole('button', { name: '上一条' })).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.element(dialog().getByText('A2', { exact: true })).toBeVisible();
  await expect.element(dialog().getByText('没有明细')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: '下一条' }));
  await expect.element(dialog().getByText(/仅显示前 100 行，共 101 行/)).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: '下一条' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  await expect.element(dialog().getByText('A2', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await userEvent.click(rowOf('A3').getByRole('button', { name: '详情' }));
  await userEvent.click(dialog().getByRole('button', { name: '打开单据' }));
  await userEvent.click(rowOf('A1').getByRole('button', { name: '编辑' }));
  expect(told).toEqual(['navigate /orders/form/3', 'navigate /orders/form/1']);
  expect(asked).toEqual(['1', '2', '3', '2', '3']);
});

test('a record that is not read says why, and is asked for again [W2-2]', async () => {
  let failing = true;
  await open({
    get: async () => {
      if (failing) throw new PortError({ kind: 'network', message: '网络不通' });
      throw new PortError({ kind: 'refused', message: '没有了' });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'A1', exact: true }));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('网络不通');
  failing = false;
  await userEvent.click(dialog().getByRole('button', { name: /^重\s*试$/ }));
  await expect.element(dialog().getByText('单据不存在，或您无权查看')).toBeVisible();
});

test('expands a row to its details, also by keyboard, and loads them once per version', async () => {
  const { asked, source } = await open();
  (arrow('A1').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const lines = screen.getByRole('table', { name: '商品' });
  await expect.element(lines.getByRole('row', { name: /螺丝/ })).toHaveTextContent('1螺丝1.5');
  const close = screen.getByRole('button', { name: '收起A1' });
  await expect.element(close).toHaveFocus();
  await expect.element(close).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.poll(() => lines.query()).toBeNull();
  await userEvent.click(arrow('A1'));
  await expect.element(lines).toBeVisible();
  expect(asked).toEqual(['1']);
  await userEvent.click(arrow('A2'));
  await expect.element(screen.getByText('没有明细')).toBeVisible();
  source.records.set('1', { ...orderOf('1', ['螺栓']), version: 2 });
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await expect.element(lines.getByRole('row', { name: /螺栓/ })).toBeVisible();
  expect(asked).toEqual(['1', '2', '1']);
});

test('reports details that fail to load in their place, with retry, also on cards [D60]', async () => {
  await screen.viewport(390, 800);
  const broken = new PortError({ kind: 'other', message: '服务忙' });
  const answers = [() => Promise.reject(broken), () => Promise.resolve(orderOf('1', ['螺丝']))];
  await open({ get: async () => (answers.shift() ?? (() => Promise.reject(broken)))() });
  await userEvent.click(screen.getByRole('button', { name: '显示设置' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '窄屏显示为卡片' }));
  const card = screen.getByRole('listitem').filter({ hasText: 'A1' });
  await userEvent.click(card.getByRole('button', { name: '展开A1' }));
  await expect.element(card.getByRole('alert')).toHaveTextContent('服务忙');
  await userEvent.click(card.getByRole('button', { name: '重试' }));
  await expect.element(card.getByRole('row', { name: /螺丝/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await screen.viewport(1280, 800);
});
