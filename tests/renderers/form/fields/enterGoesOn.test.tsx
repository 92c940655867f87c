import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { choice, field } from '../../pages/showForm.tsx';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const options = [
  { value: '1', text: '率' },
  { value: '3', text: '总价' },
];
const columns = [
  { type: 'input', key: 'code', title: '订单号' },
  { type: 'input', key: 'fixed', title: '固定', disabled: true },
  { type: 'inputNumber', key: 'gross', title: '毛重', precision: 19, scale: 5 },
  { type: 'select', key: 'feeMark', title: '运费标志', options },
  { type: 'sel_search', key: 'currency', title: '币制', dictCode: 'currency' },
  { type: 'date', key: 'orderDate', title: '日期' },
  { type: 'radio', key: 'way', title: '方式', options },
  { type: 'switch', key: 'bonded', title: '保税' },
  { type: 'list_multi', key: 'marks', title: '标记', options },
  { type: 'autocomplete', key: 'port', title: '口岸', dictCode: 'unit' },
  { type: 'textarea', key: 'remark', title: '备注' },
  { type: 'input', key: 'last', title: '末项' },
];
const page = compileTestPage({
  ...orderSchema,
  columns,
  rules: [],
  details: [],
  copy: undefined,
  resource: { url: '/orders', table: 'test_order', permission: 'test:order', dataScope: 'all' },
  list: { columns: ['code'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'all', title: '全部', columns: 4, fields: columns.map(({ key }) => key) }] },
});

async function open(enterGoesOn?: () => boolean) {
  const ports = testPorts({
    dataSource: memoryDataSource([]),
    dictionaries: memoryDictionaries(orderDictionaries),
    enterGoesOn,
  });
  await showPage({ page, ports, view: { kind: 'form', id: null } });
  await expect.element(field('订单号')).toBeVisible();
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
const labelled = (name: string) => expect.element(screen.getByLabelText(name, { exact: true }).first());

test('Enter performs the action of each field and moves on to the next editable one', async () => {
  await open();
  await userEvent.click(field('订单号'));
  // Types one key after another without waiting, as a user who does not look at the screen.
  await userEvent.keyboard('A1{Enter}12.5{Enter}总价{Enter}502{Enter}20260801{Enter}');
  await expect.element(field('毛重')).toHaveValue('12.5');
  await expect.element(screen.getByTitle('总价').first()).toBeVisible();
  await expect.element(screen.getByTitle('美元').first()).toBeVisible();
  await expect.element(field('日期')).toHaveValue('2026-08-01');
  await labelled('率').toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('radio', { name: '总价' })).toBeChecked();
  await expect.element(screen.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('switch')).not.toBeChecked();
  await expect.element(choice('标记')).toHaveFocus();
  expect(focused()).toBeDefined();
});

test('Enter takes a list choice before moving on, and adds a line to multi-line text', async () => {
  await open();
  await userEvent.click(field('毛重'));
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('运费标志')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choice('运费标志')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByTitle('总价')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(choice('币制')).toHaveFocus();
  await userEvent.click(choice('标记'));
  await expect.element(screen.getByTitle('率').last()).toBeVisible();
  await userEvent.keyboard('率{Enter}');
  await expect.element(choice('标记')).toHaveFocus();
  await userEvent.click(choice('口岸'));
  await userEvent.keyboard('{Enter}');
  await expect.element(field('备注')).toHaveFocus();
  await userEvent.keyboard('x{Enter}y');
  await expect.element(field('备注')).toHaveValue('x\ny');
});

test('Enter stays where staff have turned that off, and does the work of the field', async () => {
  await open(() => false);
  await userEvent.click(field('毛重'));
  await userEvent.keyboard('12.5{Enter}');
  await expect.element(field('毛重')).toHaveValue('12.5');
  await expect.element(field('毛重')).toHaveFocus();
});

test('Enter goes nowhere with another key held, and while a text is composed', async () => {
  await open();
  await userEvent.click(field('订单号'));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.element(field('订单号')).toHaveFocus();
  field('订单号')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
  await expect.element(field('订单号')).toHaveFocus();
});

const skipping = compileTestPage({
  ...orderSchema,
  columns: [
    { type: 'input', key: 'code', title: '订单号' },
    { type: 'input', key: 'rare', title: '少用', skip: true },
    { type: 'input', key: 'last', title: '末项', defaultValue: 'N/M' },
  ],
  rules: [],
  copy: undefined,
  details: [
    {
      key: 'lines',
      title: '明细',
      wireName: 'lines',
      table: 'test_line',
      orderKey: 'lineNo',
      columns: [
        { type: 'hidden', key: 'lineNo', title: '项号' },
        { type: 'input', key: 'name', title: '品名' },
        { type: 'input', key: 'grade', title: '等级', skip: true },
        { type: 'input', key: 'note', title: '说明' },
      ],
    },
  ],
  resource: { url: '/orders', table: 'test_order', permission: 'test:order', dataScope: 'all' },
  list: { columns: ['code'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'all', title: '全部', fields: ['code', 'rare', 'last'] }], tabs: [{ detail: 'lines' }] },
});

test('Tab and Enter skip marked fields, Shift+Tab does not, and Enter selects the next value', async () => {
  const ports = testPorts({
    dataSource: memoryDataSource([]),
    dictionaries: memoryDictionaries(orderDictionaries),
    enterGoesOn: undefined,
  });
  await showPage({ page: skipping, ports, view: { kind: 'form', id: null } });
  await expect.element(field('订单号')).toBeVisible();
  await userEvent.click(field('订单号'));
  await userEvent.keyboard('{Tab}');
  await expect.element(field('末项')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(field('少用')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}A1{Enter}X');
  await expect.element(field('末项')).toHaveValue('X');
  await expect.element(field('少用')).toHaveValue('');

  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/进入表格|品名/);
  await userEvent.keyboard('{Enter}');
  const cellIsActive = (name: string) =>
    expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(`${name} 第 1 行`);
  await cellIsActive('品名');
  await userEvent.keyboard('{Tab}');
  await cellIsActive('说明');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await cellIsActive('等级');
});

test('of several the next one is typed behind what Enter took', async () => {
  await open();
  await userEvent.click(choice('标记'));
  await userEvent.keyboard('总价，率{Enter}{Backspace}');
  await expect
    .poll(() => [...document.querySelectorAll('.wb-chosen-text')].map((chip) => chip.textContent))
    .toEqual(['总价']);
  await expect.element(choice('标记')).toHaveFocus();
});
