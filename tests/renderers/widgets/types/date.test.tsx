import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { presentMoment } from '../../../../renderers/widgets/moments/momentShortcuts.ts';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByLabelText('日期', { exact: true });

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
  expect(commits).toEqual([{ value: presentMoment().slice(0, 10) }]);
});

test.each(['2026-13-45', 'tomorrow', '20260'])(
  'keeps %s, which is no day, as it was typed [W5.1-21]',
  async (typed) => {
    const { commits } = await showEdit('orderDate', testPorts(), '2026-05-06');
    await userEvent.fill(field(), typed);
    await userEvent.tab();
    await expect.element(field()).toHaveValue(typed);
    expect(commits).toEqual([{ value: typed }]);
  },
);

test.each(['260506', '2026年5月6日', '２０２６０５０６'])('reads %s as the cells of tables do', async (typed) => {
  const { commits } = await showEdit('orderDate', testPorts());
  await userEvent.fill(field(), typed);
  await userEvent.keyboard('{Enter}');
  expect(commits).toEqual([{ value: '2026-05-06' }]);
});

test('drops with Esc what was typed, and empties the day with the text', async () => {
  const { commits } = await showEdit('orderDate', testPorts(), '2026-05-06');
  await userEvent.fill(field(), '2026-0');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('2026-05-06');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(commits).toEqual([{ value: null }]);
});

test('opens its calendar with Alt+Down: arrows go through days, Enter takes one, Esc only closes', async () => {
  const { commits } = await showEdit('orderDate', testPorts(), '2026-05-06');
  const panel = screen.getByRole('table');
  await userEvent.click(field());
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
  await expect.element(field()).toHaveValue('2026-06-14');
  await userEvent.keyboard('{Enter}');
  expect(commits).toEqual([{ value: '2026-06-14' }]);
  await expect.element(panel).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(field()).toHaveFocus();
});

test('opens its calendar by icon; clicking a day takes it and keeps the focus', async () => {
  const { commits } = await showEdit('orderDate', testPorts(), '2026-05-06');
  await userEvent.click(screen.getByRole('button', { name: '选择日期' }));
  await userEvent.click(screen.getByTitle('2026-05-20'));
  expect(commits).toEqual([{ value: '2026-05-20' }]);
  await expect.element(field()).toHaveFocus();
});
