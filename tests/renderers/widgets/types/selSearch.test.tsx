import { expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type DictItem, type Dictionaries } from '../../../../renderers/index.ts';
import { gate } from '../../../heldBack.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { testPorts, type Told } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const memory = memoryDictionaries(orderDictionaries);
const field = () => screen.getByRole('combobox');
const show = (dictionaries: Partial<Dictionaries> = {}, told: Told = []) =>
  showEdit('currency', testPorts({ dictionaries: { ...memory, ...dictionaries }, told }));
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);

test.each(['{Enter}', '{Tab}'])('takes a code typed in full with %s, before any answer came', async (key) => {
  const { commits } = await show({ search: () => new Promise(() => undefined) });
  await userEvent.type(field(), `502${key}`);
  await expect.poll(() => values(commits)).toEqual(['502']);
  expect(commits[0]?.item?.attributes).toEqual({ rate: '7.12' });
  await expect.element(screen.getByTitle('502 - 美元')).toBeVisible();
});

test.each(['{Enter}{Tab}', '{Tab}'])('keeps a code typed and left by %s while its answer is slow', async (keys) => {
  const answer = gate();
  const { commits } = await show({
    search: () => new Promise(() => undefined),
    lookup: async (code, asked) => {
      await answer.opened;
      return memory.lookup(code, asked);
    },
  });
  await userEvent.type(field(), `502${keys}`);
  expect(values(commits)).toEqual([]);
  answer.open();
  await expect.poll(() => values(commits)).toEqual(['502']);
});

test('Delete empties it where nothing is typed, and is the text’s own where something is', async () => {
  const { commits } = await show();
  await userEvent.type(field(), '5{Delete}{Backspace}');
  expect(values(commits)).toEqual([]);
  await userEvent.keyboard('{Delete}');
  expect(values(commits)).toEqual([null]);
});

test('moves on with Tab after a typed code', async () => {
  await show();
  await userEvent.type(field(), '502{Tab}');
  await expect.element(screen.getByRole('button', { name: 'next' })).toHaveFocus();
});

test('searches by text after a pause of 800 ms and takes a choice with Enter [W9-2]', async () => {
  const asked: string[] = [];
  let waited = 0;
  let typedAt = 0;
  const note = (): void => void (typedAt = performance.now());
  document.addEventListener('input', note, true);
  const timers = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => {
    document.removeEventListener('input', note, true);
    timers.mockRestore();
  });
  const { commits } = await show({
    search: (code, keyword) => {
      asked.push(keyword);
      if (keyword === '元') waited = performance.now() - typedAt;
      return memory.search(code, keyword);
    },
  });
  await userEvent.type(field(), '元');
  await expect.element(screen.getByTitle('300 - 欧元')).toBeVisible();
  expect(asked.filter((keyword) => keyword !== '')).toEqual(['元']);
  expect(waited).toBeGreaterThan(795);
  // Not later either: a busy machine may be late, the timer delay is not.
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(800);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(values(commits)).toEqual(['502']);
});

test('takes the highlighted choice with Tab once an arrow key was used', async () => {
  const { commits } = await show();
  await userEvent.click(field());
  await expect.element(screen.getByTitle('110 - 港币')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(values(commits)).toEqual(['142']);
  await expect.element(screen.getByRole('button', { name: 'next' })).toHaveFocus();
});

test('names a code that nobody knows and keeps the old one', async () => {
  const told: Told = [];
  const { commits } = await show({}, told);
  await userEvent.type(field(), '999{Tab}');
  await expect.poll(() => told).toEqual(['warning 币制：没有代码“999”']);
  expect(commits).toEqual([]);
});

test('shows the answer to the newest question when an older one comes late', async () => {
  const waiting = new Map<string, (items: readonly DictItem[]) => void>();
  await show({ search: (_code, keyword) => new Promise((resolve) => waiting.set(keyword, resolve)) });
  await userEvent.click(field());
  await expect.poll(() => waiting.has('')).toBe(true);
  await userEvent.type(field(), '美');
  await expect.poll(() => waiting.has('美')).toBe(true);
  waiting.get('美')?.([{ value: '502', text: '美元' }]);
  waiting.get('')?.([{ value: '110', text: '港币' }]);
  await expect.element(screen.getByTitle('502 - 美元')).toBeVisible();
  await expect.element(screen.getByTitle('110 - 港币')).not.toBeInTheDocument();
});

test('says that nothing matches, and in the words of the server that the search failed [W8-12] [W7-4]', async () => {
  let answer: () => Promise<readonly DictItem[]> = async () => [];
  await show({ search: () => answer() });
  await userEvent.click(field());
  await expect.element(screen.getByText('没有匹配的选项')).toBeVisible();
  answer = async () => {
    throw new PortError({ kind: 'network', message: '网络不通' });
  };
  await userEvent.type(field(), '元');
  await expect.element(screen.getByText('网络不通')).toBeVisible();
});

test('clears', async () => {
  const { commits } = await showEdit('currency', testPorts({ dictionaries: memory }), '502');
  await expect.element(screen.getByTitle('502 - 美元')).toBeVisible();
  await userEvent.hover(field());
  await userEvent.click(screen.getByRole('button', { name: '清空币制' }));
  expect(values(commits)).toEqual([null]);
});
