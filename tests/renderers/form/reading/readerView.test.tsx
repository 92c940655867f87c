import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { shownOrder } from '../../../../renderers/data/records/shownOrder.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { button, read, showForm, stored } from '../../pages/showForm.tsx';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const reviewed = { ...stored, status: 'review', orderDate: '2026-11-23', gross: '2492.212500', remark: '一\n二' };
const group = (key: string) => document.querySelector<HTMLElement>(`[data-group=${key}]`);
const titles = (key: string, part: string): readonly string[] =>
  [...(group(key)?.querySelectorAll(part) ?? [])].map((one) => one.textContent ?? '');

test('a read-only form shows dense text pairs and lists blank fields in one line', async () => {
  await showForm(memoryDataSource([reviewed]), { id: '7' }, { denied: ['test:order:profit'] });
  await expect.element(read('毛重')).toHaveTextContent(/^2,492\.2125$/);
  await expect.element(read('币制')).toHaveTextContent('142 - 人民币');
  await expect.poll(() => read('状态').element().querySelector('.wb-chip')?.textContent).toBe('待复核');
  expect(getComputedStyle(read('备注').element()).whiteSpace).toBe('pre-wrap');
  expect(group('base')?.querySelectorAll('input, textarea, select, [aria-disabled=true]')).toHaveLength(0);
  // In section order; a flag without a value is shown as off, and fields without view permission are absent.
  expect(titles('base', 'dt')).toEqual(['订单号', '状态', '币制', '日期', '备注', '保税']);
  expect(titles('base', '.wb-blanks > span')).toEqual(['汇率', '来源']);
  expect(titles('cost', '.wb-blanks > span')).toEqual(['运费标志', '运费']);
  const [one, two] = [...(group('cost')?.querySelectorAll('dt') ?? [])].map((dt) => dt.getBoundingClientRect().top);
  expect(one).toBe(two);
  await expect.element(screen.getByRole('grid')).toBeVisible();

  await userEvent.click(button('未填 2 项').first());
  await expect.element(read('来源')).toHaveTextContent('（空）');
  expect(titles('base', 'dt').slice(3, 6)).toEqual(['汇率', '日期', '来源']);

  await screen.viewport(390, 800);
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.viewport(1280, 800);
});

test('a reviewer sees findings at once and moves through them by F8, F9 and Ctrl+F9 [W5.1-20]', async () => {
  const [submit] = orderSchema.list.actions.filter(({ action }) => action === 'transition');
  const pass = { ...submit, title: '复核通过', from: ['review'], to: 'approved' };
  const back = {
    action: 'transition',
    id: 'return',
    title: '退回',
    from: ['review'],
    to: 'draft',
    reason: { phrases: 'unit' },
  };
  const page = compileTestPage({
    ...orderSchema,
    list: { ...orderSchema.list, actions: [back, pass] },
    form: { ...orderSchema.form, header: { track: ['draft', 'review', 'approved'] } },
  });
  const dataSource = memoryDataSource([{ ...reviewed, currency: null, gross: '12' }]);
  const said = {
    id: 'c1',
    field: 'net',
    cell: null,
    move: '',
    text: '请核实',
    name: '王',
    time: '',
    answers: [],
    resolvedBy: '',
  };
  const review = {
    lastChanges: async () => null,
    comments: async () => ({ comments: [said], mayComment: true, mayAnswer: true }),
  };
  const sent: unknown[] = [];
  const transition: typeof dataSource.transition = (of, request) => {
    if (request.reason !== undefined) sent.push(request.reason);
    return dataSource.transition(of, request);
  };
  const unit = ['毛重有误', '品名有误', '单价不符'].map((text, index) => ({ value: `p${index}`, text }));
  const dictionaries = memoryDictionaries({ ...orderDictionaries, unit });
  const ports = testPorts({ dataSource: { ...dataSource, transition }, dictionaries, review });
  await showPage({ page, ports, view: { kind: 'form', id: '7' } });
  await expect.element(read('币制')).toHaveTextContent('（空）');
  await userEvent.keyboard('{F8}');
  await expect.element(read('币制')).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(read('净重')).toHaveFocus();
  await userEvent.keyboard('{F9}');
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '请选择币制' }));
  await expect.element(read('币制')).toHaveFocus();
  await userEvent.keyboard('{Control>}{F9}{/Control}');
  const reason = screen.getByRole('dialog').getByRole('textbox', { name: '原因' });
  const options = screen.getByRole('listbox').getByRole('option');
  await expect.element(reason).toHaveFocus();
  await expect.element(options.nth(2)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('dialog').getByText('请填写原因')).toBeVisible();
  // Initials with Enter, a digit, free text; a phrase already in the text is not offered again.
  await userEvent.keyboard('mzyw{Enter}');
  await expect.element(reason).toHaveValue('毛重有误；');
  await userEvent.keyboard('2');
  await expect.element(reason).toHaveValue('毛重有误；单价不符；');
  await expect.element(options.nth(1)).not.toBeInTheDocument();
  await userEvent.keyboard(' 3 箱少 1{Enter}{Enter}');
  await expect.poll(() => dataSource.records.get('7')?.['status']).toBe('draft');
  expect(sent).toEqual(['毛重有误；单价不符；3 箱少 1']);
});

test('changes since the previous version are marked accessibly, and their lines link to cells', async () => {
  const asked: string[] = [];
  const lastChanges = async (_: unknown, id: string) => {
    asked.push(id);
    return {
      version: 2,
      time: '2026-11-20 10:30:00',
      name: '张三',
      cells: [
        { key: 'gross', title: '毛重', before: '11', after: '12.5' },
        { key: 'fee', title: '运费', before: '88', after: '' },
      ],
      rows: [
        {
          detail: '商品',
          kind: 'changed' as const,
          line: 1,
          cells: [{ key: 'qty', title: '数量', before: '2', after: '3' }],
        },
      ],
    };
  };
  await showForm(memoryDataSource([reviewed]), { id: '7' }, { review: { lastChanges } });
  const bar = screen.getByRole('region', { name: '改动' });
  await expect.element(bar).toHaveTextContent('与 2026-11-20 10:30:00 张三 的第 2 版相比：改动 2 项，明细 1 行');
  expect([...document.querySelectorAll('[data-changed=true]')].map((one) => one.getAttribute('data-field'))).toEqual([
    'gross',
    // The value was cleared, and that is the change.
    'fee',
  ]);
  const mark = screen.getByRole('img', { name: '改动前：11' });
  mark.element().focus();
  await expect.element(screen.getByRole('tooltip', { name: '改动前：11' })).toBeVisible();
  await userEvent.click(button('商品第 1 行：数量 2 → 3'));
  await expect.poll(() => document.activeElement?.closest('.wb-details')).not.toBeNull();
  expect(asked).toEqual(['7']);
});

test('whoever edits is not told of differences', async () => {
  const lastChanges = () => expect.unreachable('an editor asked for differences');
  await showForm(memoryDataSource([stored]), { id: '7' }, { review: { lastChanges } });
  await expect.element(button('保存')).toBeVisible();
});

test('a reviewer moves through the list records by Alt+PageDown and stops at the end', async () => {
  shownOrder.keep('test/order', ['6', '7', '8']);
  const { told } = await showForm(memoryDataSource([reviewed]), { id: '7' });
  await expect.element(read('毛重')).toBeVisible();
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
  expect(told.filter((one) => one.startsWith('navigate'))).toEqual([
    'navigate /orders/form/8',
    'navigate /orders/form/6',
  ]);
  // A record that was passed is no longer in the list of records to review.
  shownOrder.keep('test/order', ['6', '8']);
  expect([1, -1].map((step) => shownOrder.beside('test/order', '7', step as 1))).toEqual(['8', '6']);
  shownOrder.keep('test/order', ['7']);
  expect(shownOrder.beside('test/order', '7', 1)).toBeUndefined();
});
