import { expect, test } from 'vitest';
import { cdp, page as screen, userEvent } from 'vitest/browser';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByRole('combobox');
const list = () => screen.getByRole('listbox');
const dictionaries = memoryDictionaries(orderDictionaries);
const show = (key: string, value: string | null = null) => showEdit(key, testPorts({ dictionaries }), value);
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

interface Composition {
  send(method: 'Input.imeSetComposition' | 'Input.insertText', words: object): Promise<unknown>;
}

test('is always an input: a composition on an idle field replaces its value', async () => {
  const { commits } = await show('currency', '142');
  await expect.element(field()).toHaveValue('142 - 人民币');
  const before = field().element();
  before.focus();
  const { send } = cdp() as unknown as Composition;
  for (const text of ['m', 'mei', "mei'yuan"])
    await send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect.element(field()).toHaveValue("mei'yuan");
  await send('Input.insertText', { text: '美元' });
  await expect.element(field()).toHaveValue('美元');
  await expect.element(screen.getByTitle('502 - 美元')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => values(commits)).toEqual(['502']);
  expect(field().element()).toBe(before);
});

test('exposes its value to sight and screen readers, and restores it on Esc', async () => {
  const { commits } = await show('status', 'done');
  await expect.element(field()).toHaveValue('已完成');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  await expect.element(list()).toBeVisible();
  await expect.element(screen.getByRole('option', { selected: true })).toHaveTextContent('已完成');
  const marked = field().element().getAttribute('aria-activedescendant');
  expect(document.getElementById(marked ?? '')?.title).toBe('已完成');
  await userEvent.keyboard('复');
  await expect.element(field()).toHaveValue('复');
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('已完成');
  await userEvent.click(field());
  await userEvent.click(field());
  await expect.element(list()).not.toBeInTheDocument();
  await userEvent.keyboard('{Delete}');
  expect(values(commits)).toEqual([null]);
});

test('one that is unknown is marked, and a list stands over whatever is open', async () => {
  await show('status', 'gone');
  await expect.element(field()).toHaveValue('gone');
  await expect.element(field()).toHaveAttribute('title', expect.stringContaining('gone'));
  await expect.poll(() => document.querySelector('.wb-choice-face .wb-unknown')?.textContent).toContain('gone');
  await userEvent.click(field());
  expect(list().element().closest(':popover-open')).not.toBeNull();
});
