import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/ports/ports.ts';
import { gate } from '../../heldBack.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';
import { fileOf } from '../uploads/sending.ts';

type Imports = NonNullable<Ports['imports']>;

const page = compileTestPage({
  ...orderSchema,
  list: {
    ...orderSchema.list,
    actions: [...orderSchema.list.actions.filter(({ action }) => action !== 'import'), { action: 'import' }],
  },
});

async function open(send: Imports['send']) {
  const told: Told = [];
  const source = memoryDataSource(orders(2));
  const imports: Imports = {
    send,
    template: async () => void told.push('template'),
    download: async ({ fileUrl }) => void told.push(`download ${fileUrl}`),
  };
  const dictionaries = memoryDictionaries(orderDictionaries);
  await showPage({
    page,
    ports: testPorts({ told, dataSource: source, dictionaries, imports }),
    view: { kind: 'list' },
  });
  await userEvent.click(screen.getByRole('button', { name: /^导\s*入$/ }));
  return { told, source };
}

const dialog = () => screen.getByRole('dialog', { name: '导入EXCEL' });
const start = () => dialog().getByRole('button', { name: '开始上传' });
const choose = (...names: string[]) =>
  userEvent.upload(
    dialog().element().querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'),
    names.map((name) => fileOf(name, 'x')),
  );

test('sheets are chosen, sent and in: the dialog is 600 wide, takes .xls and .xlsx alone, and closes on success [S2.10-4] [W2-3] [W4-5] [W5.1-27] [S4-24]', async () => {
  const answer = gate();
  const sent: string[][] = [];
  const { told, source } = await open(async (_page, files) => {
    sent.push(files.map(({ name }) => name));
    await answer.opened;
    return { message: '文件导入成功！数据行数：2' };
  });
  await expect.element(dialog()).toBeVisible();
  expect(document.querySelector('.ant-modal')?.getBoundingClientRect().width).toBe(600);
  await expect.element(start()).toBeDisabled();
  await choose('a.pdf');
  await expect.element(start()).toBeDisabled();
  await choose('a.xlsx', 'b.xls');
  await userEvent.click(dialog().getByRole('button', { name: '下载模板' }));
  const before = source.queries.length;
  await userEvent.click(start());
  await expect.element(start()).toHaveClass('ant-btn-loading');
  expect(sent).toEqual([['a.xlsx', 'b.xls']]);
  answer.open();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(told.filter((one) => !one.startsWith('warning'))).toEqual(['template', 'success 文件导入成功！数据行数：2']);
  await expect.poll(() => source.queries.length).toBeGreaterThan(before);
});

test('where rows were left out a dialog says so, with a way to them [W4-5] [W8-5] [S8-16]', async () => {
  const message = '文件导入成功，但有错误。';
  const { told } = await open(async () => ({ message, left: { fileUrl: '/left/1', fileName: '错误数据.xlsx' } }));
  await choose('a.xlsx');
  await userEvent.click(start());
  const mixed = screen.getByRole('dialog', { name: '导入成功,但是有错误数据!' });
  await expect.element(mixed.getByText(message)).toBeVisible();
  await userEvent.click(mixed.getByRole('button', { name: '错误数据.xlsx' }));
  expect(told).toEqual(['download /left/1']);
});

test.each([
  { what: 'the server’s own words', kind: 'refused', said: 'warning 文件导入失败:没有数据' },
  { what: 'the name of the file where the call did not get through', kind: 'network', said: 'warning a.xlsx 上传失败' },
] as const)(
  'a failure is told as a warning with $what, and the files stay to be sent again [W8-6] [W8-26]',
  async ({ kind, said }) => {
    const { told } = await open(async () => {
      throw new PortError({ kind, message: '文件导入失败:没有数据' });
    });
    await choose('a.xlsx');
    await userEvent.click(start());
    await expect.poll(() => told).toEqual([said]);
    await expect.element(start()).toBeEnabled();
  },
);
