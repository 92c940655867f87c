import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByLabelText('毛重');

test.each([
  ['12345678901234567890.12345', '12345678901234567890.12345'],
  ['1,234.50', '1234.50'],
  ['００１２．５', '12.5'],
  ['.5', '0.5'],
  ['-0.00001', '-0.00001'],
  ['12.', '12'],
])('takes %s as the decimal text %s, digit by digit', async (typed, expected) => {
  const { commits } = await showEdit('gross', testPorts());
  await userEvent.fill(field(), typed);
  await userEvent.tab();
  expect(commits).toEqual([{ value: expected }]);
});

test('shows thousands separators until it is edited [W9-8] [S9-9]', async () => {
  await showEdit('gross', testPorts(), '1234567.50000');
  await expect.element(field()).toHaveValue('1,234,567.50000');
  await userEvent.click(field());
  await expect.element(field()).toHaveValue('1234567.50000');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1,234,567.50000');
});

test('keeps what is no number as it was typed', async () => {
  const { commits } = await showEdit('gross', testPorts(), '5');
  await userEvent.fill(field(), '1-2');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('1-2');
  expect(commits).toEqual([{ value: '1-2' }]);
});

test('takes no letters', async () => {
  await showEdit('gross', testPorts());
  await userEvent.type(field(), '1a2b');
  await expect.element(field()).toHaveValue('12');
});
