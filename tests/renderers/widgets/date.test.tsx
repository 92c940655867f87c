import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { testPorts } from '../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByLabelText('日期');

test.each(['20260506', '2026-05-06', '2026/5/6'])('takes %s typed and shows it as YYYY-MM-DD [W9-8]', async (typed) => {
  const { commits } = await showEdit('orderDate', testPorts());
  await userEvent.fill(field(), typed);
  await userEvent.tab();
  expect(commits.at(-1)).toEqual({ value: '2026-05-06' });
  await expect.element(field()).toHaveValue('2026-05-06');
});

test('takes today with Ctrl+;', async () => {
  const { commits } = await showEdit('orderDate', testPorts());
  await userEvent.click(field());
  await userEvent.keyboard('{Control>};{/Control}');
  expect(commits).toEqual([{ value: dayjs().format('YYYY-MM-DD') }]);
});

test('goes back to the last day when the text is none', async () => {
  const { commits } = await showEdit('orderDate', testPorts(), '2026-05-06');
  await userEvent.fill(field(), '2026-13-45');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('2026-05-06');
  expect(commits).toEqual([]);
});
