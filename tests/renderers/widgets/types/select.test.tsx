import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError } from '../../../../renderers/index.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByRole('combobox');

test('offers the options of the column and gives the value', async () => {
  const { commits } = await showEdit('feeMark', testPorts());
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(commits.map((commit) => commit.value)).toEqual(['3']);
  await expect.element(screen.getByTitle('总价').first()).toBeVisible();
});

test('filters by text and by code while typing', async () => {
  const { commits } = await showEdit('status', testPorts({ dictionaries: memoryDictionaries(orderDictionaries) }));
  await userEvent.type(field(), '复核{Enter}');
  expect(commits.map((commit) => commit.value)).toEqual(['review']);
});

test('Tab takes typed matches and choices reached by arrow, but nothing after only opening', async () => {
  const { commits } = await showEdit('feeMark', testPorts());
  const values = () => commits.map((commit) => commit.value);
  await userEvent.click(field());
  await expect.element(screen.getByTitle('总价')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).not.toHaveFocus();
  expect(values()).toEqual([]);
  await userEvent.click(field());
  await userEvent.keyboard('总{Tab}');
  await expect.element(field()).not.toHaveFocus();
  expect(values()).toEqual(['3']);
  const back = '{Shift>}{Tab}{/Shift}{ArrowDown}';
  await userEvent.keyboard(`${back}{Tab}`);
  await expect.element(field()).not.toHaveFocus();
  expect(values()).toEqual(['3']);
  const marked = () => document.querySelector('.wb-choice.is-active')?.getAttribute('title');
  await userEvent.keyboard(back);
  // A list that opens scrolls to the chosen item a moment later.
  await expect.element(screen.getByTitle('总价').last()).toBeVisible();
  await expect.poll(marked).toBe('总价');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(marked).not.toBe('总价');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).not.toHaveFocus();
  expect(values()).toEqual(['3', '1']);
});

test('shows the text of the stored code', async () => {
  await showEdit('status', testPorts({ dictionaries: memoryDictionaries(orderDictionaries) }), 'done');
  await expect.element(screen.getByTitle('已完成')).toBeVisible();
});

test('shows the server error instead of choices, and reloads them [W8-12]', async () => {
  let failing = true;
  const memory = memoryDictionaries(orderDictionaries);
  const items = async (code: string) => {
    if (failing) throw new PortError({ kind: 'network', message: '网络不通' });
    return memory.items(code);
  };
  await showEdit('status', testPorts({ dictionaries: { items } }));
  await userEvent.click(field());
  await expect.element(screen.getByText('网络不通')).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByText('重试'));
  await expect.element(screen.getByTitle('待复核')).toBeVisible();
});
