import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledColumn } from '../../../../engine/index.ts';
import { exampleColumns } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const example = exampleColumns('input_pop').find(({ type }) => type === 'input_pop');
const show = (more: Partial<CompiledColumn> = {}, start: string | null = null) => {
  if (example === undefined) throw new Error('there is no example of input_pop');
  return showEdit({ ...example, title: '条款', ...more }, testPorts(), start);
};
const line = () => screen.getByRole('textbox', { name: '条款', exact: true });
const box = () => screen.getByRole('textbox', { name: '条款：全文' });
const opener = () => screen.getByRole('button', { name: '展开编辑条款' });
const sizeOfBox = () => {
  const { offsetWidth, offsetHeight } = box().element() as HTMLElement;
  return [offsetWidth, offsetHeight];
};
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

test('its box is 200 high by 150 wide and stands to its right [W9-5]', async () => {
  await show();
  await userEvent.click(opener());
  await expect.element(box()).toHaveFocus();
  expect(sizeOfBox()).toEqual([150, 200]);
  expect(document.querySelector('.ant-popover-placement-right, .ant-popover-placement-left')).not.toBeNull();
});

test('takes size and place from the column', async () => {
  await show({ props: { width: 320, height: 120, position: 'bottom' } });
  await userEvent.click(opener());
  await expect.element(box()).toHaveFocus();
  expect(sizeOfBox()).toEqual([320, 120]);
  expect(box().element().getBoundingClientRect().top).toBeGreaterThan(line().element().getBoundingClientRect().bottom);
});

test('a size that no screen holds is the usual one', async () => {
  await show({ props: { width: 99_999, height: '1' } });
  await userEvent.click(opener());
  await expect.element(box()).toHaveFocus();
  expect(sizeOfBox()).toEqual([150, 200]);
});

test('is typed inline, opened by keyboard, continued in the box, and written on blur', async () => {
  const { commits } = await show();
  await userEvent.click(line());
  await userEvent.keyboard('第一{Alt>}{ArrowDown}{/Alt}');
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('行{Enter}第二行');
  expect(values(commits)).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(line()).toHaveFocus();
  await expect.element(line()).toHaveValue('第一行\n第二行');
  await userEvent.tab();
  expect(values(commits)).toEqual(['第一行\n第二行']);
});

test('drops what was typed in the box with Esc and gives the keyboard back', async () => {
  const { commits } = await show({}, '原文');
  await userEvent.click(opener());
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('新的{Escape}');
  await expect.element(line()).toHaveFocus();
  await expect.element(line()).toHaveValue('原文');
  expect(values(commits)).toEqual([]);
});

test('a press elsewhere keeps what was typed in the box', async () => {
  const { commits } = await show();
  await userEvent.click(opener());
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('甲');
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  await expect.poll(() => values(commits)).toEqual(['甲']);
});
