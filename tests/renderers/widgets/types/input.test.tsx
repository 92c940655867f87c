import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByLabelText('订单号');

test('gives the text once, when the field is left', async () => {
  const { commits } = await showEdit('code', testPorts());
  await userEvent.type(field(), 'AB12');
  expect(commits).toEqual([]);
  await userEvent.tab();
  expect(commits).toEqual([{ value: 'AB12' }]);
});

test('gives the text with Enter and stays in the field', async () => {
  const { commits } = await showEdit('code', testPorts());
  await userEvent.type(field(), 'AB{Enter}');
  expect(commits).toEqual([{ value: 'AB' }]);
  await expect.element(field()).toHaveFocus();
});

test('clears to null and says nothing when nothing changed', async () => {
  const { commits } = await showEdit('code', testPorts(), 'X');
  await userEvent.click(field());
  await userEvent.tab();
  expect(commits).toEqual([]);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(commits).toEqual([{ value: null }]);
});

test('drops what was typed with Esc', async () => {
  const { commits } = await showEdit('code', testPorts(), 'OLD');
  await userEvent.type(field(), 'NEW{Escape}');
  await expect.element(field()).toHaveValue('OLD');
  await userEvent.tab();
  expect(commits).toEqual([]);
});

test('loses nothing when it disappears while staff type', async () => {
  const { commits, unmount } = await showEdit('code', testPorts());
  await userEvent.type(field(), 'AB');
  await unmount();
  expect(commits).toEqual([{ value: 'AB' }]);
});

test('keeps text that is longer than allowed, for the checks to find', async () => {
  const { commits } = await showEdit('code', testPorts());
  await userEvent.fill(field(), '123456789012');
  await userEvent.tab();
  expect(commits).toEqual([{ value: '123456789012' }]);
});
