import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Finding } from '../../../engine/index.ts';
import { PortError, type Messages } from '../../../renderers/index.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage, orderPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';
import { field, stored } from './showForm.tsx';

const withMessage = () => compileTestPage({ ...orderSchema, message: 'order' });
const button = (name: string) => screen.getByRole('button', { name });
const chooser = () => screen.getByLabelText('选择报文文件');
const file = () => new File(['<Order/>'], 'order.xml', { type: 'text/xml' });

/** Sets the file as the browser does for a file on disk, with its modification time. */
const choose = (chosen: File): void => {
  const input = chooser().element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const form = async (messages: Partial<Messages>, id: string | null = '7') => {
  const told: Told = [];
  const dataSource = { get: async () => stored };
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), told, messages });
  await showPage({ page: withMessage(), ports, view: { kind: 'form', id } });
  return told;
};

const list = async (messages: Partial<Messages>, options: TestPortsOptions = {}, page = withMessage()) => {
  const told: Told = [];
  const source = memoryDataSource(orders(2));
  const dictionaries = memoryDictionaries(orderDictionaries);
  const ports = testPorts({ dataSource: source, dictionaries, told, messages, ...options });
  await showPage({ page, ports, view: { kind: 'list' } });
  await expect.element(screen.getByText('1-2 共 2 条')).toBeVisible();
  return { told, source };
};

test('saves the message of a stored record, and not while changes are unsaved', async () => {
  const saved: string[] = [];
  await form({ download: async ({ id }, record) => void saved.push(`${id} ${record}`) });
  await userEvent.click(button('导出报文'));
  await expect.poll(() => saved).toEqual(['test/order 7']);
  await userEvent.fill(field('备注'), '改了');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('导出报文')).toBeDisabled();
});

test('tells why a message cannot be saved', async () => {
  const told = await form({
    download: async () => {
      throw new PortError({ kind: 'other', message: '报文不能导出' });
    },
  });
  await userEvent.click(button('导出报文'));
  await expect.poll(() => told).toContain('error 报文不能导出');
});

test('has no message of a record that is not stored', async () => {
  await form({}, null);
  await expect.element(button('保存')).toBeVisible();
  expect(button('导出报文').query()).toBeNull();
});

test('adds a record from a message file, reports unmatched content, and reloads the list', async () => {
  const read: string[] = [];
  const { told, source } = await list({
    read: async ({ id }, { name }) => {
      read.push(`${id} ${name}`);
      return { record: { id: '9' }, ignored: ['DecSign', 'DecHead/Foo'] };
    },
  });
  const before = source.queries.length;
  await userEvent.upload(chooser(), file());
  await expect.poll(() => read).toEqual(['test/order order.xml']);
  await expect
    .poll(() => told)
    .toEqual(['success 报文导入成功', 'warning 报文中有 2 项本页没有对应字段，未导入：DecSign、DecHead/Foo']);
  await expect.poll(() => source.queries.length).toBe(before + 1);
});

test('takes the same file chosen again after a failure for the same try', async () => {
  const keys: string[] = [];
  const again = file();
  const { told } = await list({
    read: async (_page, _file, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new PortError({ kind: 'network', message: '网络异常' });
      return { record: { id: '9' }, ignored: [] };
    },
  });
  for (const count of [1, 2, 3]) {
    choose(again);
    await expect.poll(() => keys.length).toBe(count);
    await expect.poll(() => told.length).toBe(count);
  }
  expect(told[0]).toBe('warning order.xml 上传失败');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  ['says that it is not taken', new PortError({ kind: 'other', message: '文件太大' }), 'warning order.xml：文件太大'],
  ['is not there', new PortError({ kind: 'network', message: '网络异常' }), 'warning order.xml 上传失败'],
  ['breaks', new Error('x'), 'warning 文件上传失败'],
] as const)('a message whose server %s is told by the name of its file [W8-26]', async (_how, failure, said) => {
  const { told } = await list({
    read: async () => {
      throw failure;
    },
  });
  choose(file());
  await expect.poll(() => told).toEqual([said]);
});

const finding = (rule: Pick<Finding, 'ruleId' | 'level'>, path: Finding['path'], message: string): Finding => ({
  ...rule,
  at: 'save',
  path,
  message,
});

const WRONG = { ruleId: 'T04', level: 'error' } as const;
const UNSURE = { ruleId: 'T05', level: 'confirm' } as const;

const refusedWith = (...findings: readonly Finding[]): PortError =>
  new PortError({ kind: 'findings', message: '不符合要求', findings });

test('lists what is wrong with a message: rule, place and text', async () => {
  const { told } = await list({
    read: async () => {
      throw refusedWith(finding(WRONG, ['goods', 1, 'qty'], '数量不能为负'), finding(UNSURE, ['remark'], '请说明'));
    },
  });
  choose(file());
  const dialog = screen.getByRole('dialog', { name: '报文未导入，有 2 处不符合要求' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'T04' });
  await expect.element(row).toHaveTextContent('错误');
  await expect.element(row).toHaveTextContent('/goods/1/qty');
  await expect.element(row).toHaveTextContent('第 2 行');
  await expect.element(row).toHaveTextContent('数量不能为负');
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'T05' })).toHaveTextContent('需说明');
  // A dialog receives keys once it has the focus.
  await expect.poll(() => document.activeElement?.closest('.ant-modal-wrap') ?? null).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.query()).toBeNull();
  expect(told).toEqual([]);
});

test('asks for required reasons of a message and resends it under the same key', async () => {
  const sent: { readonly idempotencyKey: string }[] = [];
  const { told } = await list({
    read: async (_page, _file, options) => {
      sent.push(options);
      if (options.reasons === undefined) throw refusedWith(finding(UNSURE, ['remark'], '客户未备案'));
      return { record: { id: '9' }, ignored: [] };
    },
  });
  choose(file());
  await userEvent.fill(screen.getByRole('textbox', { name: '客户未备案（T05）' }), '已电话确认');
  await userEvent.click(button('确认继续'));
  await expect.poll(() => told).toEqual(['success 报文导入成功']);
  const [first] = sent;
  expect(sent).toEqual([first, { ...first, reasons: { T05: '已电话确认' } }]);
});

test('leaves a message alone whose reasons staff do not give', async () => {
  const sent: unknown[] = [];
  const { told } = await list({
    read: async (_page, _file, options) => {
      sent.push(options);
      throw refusedWith(finding(UNSURE, ['remark'], '客户未备案'));
    },
  });
  choose(file());
  await userEvent.click(button('返回修改'));
  await expect.element(button('导入报文')).toBeEnabled();
  expect([sent.length, told.length]).toEqual([1, 0]);
});

test('reads no messages for who may not add', async () => {
  await list({}, { denied: ['test:order:add'] });
  expect(button('导入报文').query()).toBeNull();
});

test('reads none where the page has none', async () => {
  await list({}, {}, orderPage());
  expect(button('导入报文').query()).toBeNull();
});
