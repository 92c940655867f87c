import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledColumn } from '../../../../engine/index.ts';
import { render } from 'vitest-browser-react';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { cellInput, examplePage, openExample, press } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const columnOf = (key: string): CompiledColumn => {
  const column = examplePage('cron').columnByKey.get(key);
  if (column === undefined) throw new Error(key);
  return column;
};

const field = (title: string) => screen.getByLabelText(title, { exact: true });
const dialog = () => screen.getByRole('dialog', { name: 'cron表达式' });
const tab = (name: string) => dialog().getByRole('tab', { name, exact: true });
const expression = () => dialog().getByLabelText('表达式', { exact: true });
const said = () => dialog().getByRole('status');
const radio = (name: string) => dialog().getByRole('radio', { name, exact: true });

const widthOfDialog = (): number => document.querySelector<HTMLElement>('.ant-modal')?.offsetWidth ?? 0;

test('the first dialog is 608 wide, without week tab, and returns the built expression [W2-4][W4-15]', async () => {
  const { commits } = await showEdit(columnOf('runsAt'), testPorts(), '0 30 8 ? * 2-6 *');
  await userEvent.click(field('执行时间'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(expression()).toHaveValue('0 30 8 ? * 2-6 *');
  expect(
    dialog()
      .getByRole('tab')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['秒', '分', '时', '日', '月', '年']);
  expect(widthOfDialog()).toBe(608);
  await expect.element(said()).toHaveTextContent('每周一至周五 08:30:00');
  await userEvent.click(tab('日'));
  await expect.element(radio('不设置')).toBeChecked();
  await userEvent.click(radio('工作日'));
  await expect.element(expression()).toHaveValue('0 30 8 1W * ? *');
  await userEvent.fill(dialog().getByLabelText('日 工作日', { exact: true }), '15');
  await expect.element(expression()).toHaveValue('0 30 8 15W * ? *');
  await userEvent.click(dialog().getByRole('button', { name: /确\s?定/ }));
  await expect.poll(() => commits).toEqual([{ value: '0 30 8 15W * ? *' }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(field('执行时间')).toHaveFocus();
  await userEvent.keyboard('{F4}');
  await userEvent.click(
    dialog()
      .getByRole('button', { name: /关\s?闭/ })
      .last(),
  );
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(commits).toHaveLength(1);
});

test('the second dialog is 800 wide with week; finer fields follow a coarser one [W2-5][W4-16]', async () => {
  const { commits } = await showEdit(columnOf('closesAt'), testPorts());
  await userEvent.click(screen.getByRole('button', { name: '选择结算时间' }));
  await expect.element(expression()).toHaveValue('* * * * * ? *');
  expect(widthOfDialog()).toBe(800);
  await userEvent.click(tab('周'));
  await userEvent.click(radio('第几个'));
  await expect.element(expression()).toHaveValue('0 0 0 ? * 2#1 *');
  await userEvent.click(tab('时'));
  await userEvent.click(dialog().getByRole('button', { name: '9', exact: true }));
  await expect.element(expression()).toHaveValue('0 0 0,9 ? * 2#1 *');
  await expect.element(said()).toHaveTextContent('每月第1个周一 00:00:00、09:00:00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => commits).toEqual([{ value: '0 0 0,9 ? * 2#1 *' }]);
});

test('typed text reports faulty fields, disables OK, and shows the next ten runs late [W9-14][W4-16]', async () => {
  await showEdit(columnOf('runsAt'), testPorts());
  await userEvent.click(field('执行时间'));
  await userEvent.keyboard('{F4}');
  await userEvent.fill(expression(), '0 0 24 * * ? *');
  await expect.element(said()).toHaveTextContent('时：24不在0到23之间');
  await expect.element(dialog().getByRole('button', { name: /确\s?定/ })).toBeDisabled();
  expect(dialog().getByRole('listitem').elements()).toEqual([]);
  await userEvent.fill(expression(), '0 0 9 1 1 ? *');
  const typedAt = performance.now();
  await expect.element(dialog().getByRole('region', { name: '最近10次运行时间' })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => dialog().getByRole('listitem').elements().length, { timeout: 5000 }).toBe(10);
  expect(performance.now() - typedAt).toBeGreaterThan(400);
  expect(dialog().getByRole('listitem').elements()[0]?.textContent).toMatch(/^\d{4}-01-01 09:00:00$/);
  await userEvent.fill(expression(), '0 0 9 1 1 ? 2019');
  await expect.element(dialog().getByText('没有下一次运行')).toBeVisible();
  await userEvent.click(tab('时'));
  await expect.element(radio('指定')).toBeChecked();
});

test('a field accepts a typed expression unchanged, and its validation names the invalid part', async () => {
  const { commits } = await showEdit(columnOf('runsAt'), testPorts());
  await userEvent.fill(field('执行时间'), ' 0  0 9 ＊ * ？ ');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field('执行时间'), '0 0 9 32 * ?');
  await userEvent.tab();
  expect(commits).toEqual([{ value: '0 0 9 * * ?' }, { value: '0 0 9 32 * ?' }]);
  const fault = (value: string) => columnOf('runsAt').checks.find(({ test: holds }) => !holds(value, {}))?.message;
  expect(fault('0 0 9 32 * ?')).toBe('执行时间的“日”不正确');
  expect(fault('0 0 9 * * 2')).toBe('执行时间的“日”和“周”只能设置一个，另一个为“?”');
  expect(fault('0 0 9')).toContain('cron表达式');
  expect(fault('0 0 9 * * ? 2018')).toBe('执行时间的“年”不正确');
  expect(fault('0 0 9 * * ? 2119')).toBeUndefined();
});

test('what is only read says what it means, with the expression', async () => {
  const { View } = registry.cron;
  await render(
    <PortsProvider value={testPorts()}>
      <View column={columnOf('runsAt')} value="0 0 9 ? * 5L *" />
    </PortsProvider>,
  );
  await expect.element(screen.getByText('每月最后一个周四 09:00:00 (0 0 9 ? * 5L *)')).toBeVisible();
});

test('a cell takes an expression typed or put together in the dialog', async () => {
  const { handle, model } = await openExample('cron');
  handle.focusCell('r0', 'startsAt');
  await press('0 0 9 * * ?{Enter}');
  expect(model.rowAt(0).values['startsAt']).toBe('0 0 9 * * ?');
  handle.focusCell('r0', 'startsAt');
  await press('{F2}{Alt>}{ArrowDown}{/Alt}');
  await expect.element(expression()).toHaveValue('0 0 9 * * ? *');
  await userEvent.fill(expression(), '0 0 10 * * ? *');
  await userEvent.click(dialog().getByRole('button', { name: /确\s?定/ }));
  await expect.poll(() => model.rowAt(0).values['startsAt']).toBe('0 0 10 * * ? *');
  handle.focusCell('r0', 'startsAt');
  await press('{F2}{Delete}{Enter}');
  expect(model.rowAt(0).values['startsAt']).toBeNull();
  expect(cellInput()).toBeNull();
});
