import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDataSource, type MemoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import steps from '../../../schemas/examples/steps.json' with { type: 'json' };
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';
import { button, field, save } from './showForm.tsx';

interface Shown {
  readonly source: MemoryDataSource;
  readonly told: Told;
}

async function show(id: string | null = null, readOnly = false): Promise<Shown> {
  const told: Told = [];
  const record = {
    id: '7',
    consignor: '甲公司',
    pickupDate: '2026-05-06',
    grossWet: '5',
    netWt: '4',
    linesList: [{ id: 'l1', goodsName: '', qty: '3' }],
  };
  const source = memoryDataSource([record]);
  const page = compileTestPage({ ...steps, form: { ...steps.form, readOnly } });
  const ports = testPorts({ dataSource: source, dictionaries: memoryDictionaries(orderDictionaries), told });
  await showPage({ page, ports, view: { kind: 'form', id } });
  await expect.element(step('委托方')).toBeVisible();
  return { source, told };
}

const step = (title: string) => screen.getByRole('navigation', { name: '步骤' }).getByText(title, { exact: true });
const says = (text: string) => expect.element(screen.getByText(text)).toBeInTheDocument();
const next = () => userEvent.click(button('下一步'));
const messages = () => [...document.querySelectorAll('.wb-field-message')].map((one) => one.textContent);

async function fillParty(): Promise<void> {
  await userEvent.fill(field('发货人'), '甲公司');
  await userEvent.fill(field('提货日期'), '2026-05-06');
  await userEvent.keyboard('{Enter}');
}

test('leaving a step requires valid fields; otherwise the first invalid one is focused', async () => {
  const { told } = await show();
  await next();
  await expect.element(field('发货人')).toHaveFocus();
  expect(told).toContain('error 本步骤有 2 处错误，请先改正');
  await expect.poll(messages).toEqual(['请输入发货人', '请选择提货日期']);
  await fillParty();
  await next();
  await expect.element(field('毛重(千克)')).toHaveFocus();
  await says('第 2 步，共 3 步：重量');
  expect(document.querySelector<HTMLElement>('[data-field=consignor]')?.offsetParent).toBe(null);
  expect(messages()).toEqual([]);
});

test('Back keeps input, asks nothing, and leaves the step unchanged', async () => {
  await show();
  await fillParty();
  await next();
  await expect.element(field('毛重(千克)')).toHaveFocus();
  await userEvent.keyboard('12.5');
  await userEvent.click(button('上一步'));
  await expect.element(field('发货人')).toHaveFocus();
  await expect.element(field('发货人')).toHaveValue('甲公司');
  await expect.element(button('上一步')).toBeDisabled();
  await next();
  await expect.element(field('毛重(千克)')).toHaveValue('12.5');
});

test('a rule over two fields of a step holds before it is left', async () => {
  const { told } = await show();
  await fillParty();
  await next();
  await userEvent.fill(field('毛重(千克)'), '3');
  await userEvent.fill(field('净重(千克)'), '4');
  await next();
  await expect.element(field('毛重(千克)')).toHaveFocus();
  expect(told.at(-1)).toBe('error 本步骤有 2 处错误，请先改正');
});

test('the lines of a step hold before it is left', async () => {
  const { told } = await show('7');
  await expect.element(field('发货人')).toHaveValue('甲公司');
  await next();
  await says('第 2 步，共 3 步：重量');
  await next();
  await expect.poll(() => told).toContain('error 本步骤有 1 处错误，请先改正');
  await says('第 2 步，共 3 步：重量');
  await expect.poll(() => document.activeElement?.closest('.wb-details')).not.toBeNull();
});

test('the last step saves the whole record; before it there is nothing to save by', async () => {
  const { source } = await show();
  await fillParty();
  await expect.element(button('保存')).not.toBeInTheDocument();
  await next();
  await userEvent.fill(field('毛重(千克)'), '5');
  await next();
  await userEvent.fill(field('备注'), '加急');
  await expect.element(button('下一步')).not.toBeInTheDocument();
  await save();
  await expect.poll(() => source.records.size).toBe(2);
  expect(source.records.get('1001')).toMatchObject({ consignor: '甲公司', grossWet: '5', remark: '加急' });
});

test('Ctrl+S in an early step leads to the fault of a later one', async () => {
  await show();
  await fillParty();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(field('毛重(千克)')).toHaveFocus();
  await says('第 2 步，共 3 步：重量');
});

test('the step bar jumps by click or keyboard, but not past an invalid step', async () => {
  await show();
  await userEvent.click(step('说明'));
  await expect.element(field('发货人')).toHaveFocus();
  await fillParty();
  await userEvent.click(step('说明'));
  await expect.element(field('毛重(千克)')).toHaveFocus();
  const first = document.querySelector<HTMLElement>('.wb-steps [role=button]');
  first?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('发货人')).toHaveFocus();
});

test('a record that cannot be changed is read step by step in any order', async () => {
  await show('7', true);
  await userEvent.click(step('说明'));
  await says('第 3 步，共 3 步：说明');
  await userEvent.click(step('重量'));
  await says('第 2 步，共 3 步：重量');
});

test('at 390 px the steps show in one line with the current name', async () => {
  await screen.viewport(390, 800);
  await show();
  await expect.element(step('重量')).not.toBeVisible();
  await expect.poll(() => document.querySelector('.wb-steps')?.getBoundingClientRect().height ?? 99).toBeLessThan(60);
  expect(document.documentElement.scrollWidth).toBe(390);
  await screen.viewport(1280, 800);
});
