import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { memoryTrees, nodesOf } from '../../memoryTrees.ts';
import { memoryDirectory, peopleDictionaries } from '../pickers/memoryDirectory.ts';
import { exampleHeader, shippedDictionaries } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const field = () => screen.getByRole('combobox');
const next = () => screen.getByRole('button', { name: 'next' });
const values = (commits: readonly { value: unknown }[]) => commits.map((commit) => commit.value);
const chips = () => [...document.querySelectorAll('.wb-chosen-text')].map((chip) => chip.textContent);
const services = (value: string | null = null) =>
  showEdit(exampleHeader('list_multi', 'services'), testPorts({ dictionaries: shippedDictionaries() }), value);

test('an arrow opens the list, Space toggles, and the list stays open until Tab', async () => {
  const { commits } = await services();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
  await expect.poll(chips).toEqual(['报关', '报检']);
  await expect.element(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard(' ');
  expect(values(commits)).toEqual(['报关', '报关,报检', '报关']);
  await userEvent.tab();
  await expect.element(next()).toHaveFocus();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('Backspace removes the last value, a chip icon its own, Delete all', async () => {
  const { commits } = await services('报关,报检,运输');
  await userEvent.click(screen.getByRole('button', { name: '移除 报关' }));
  await expect.poll(chips).toEqual(['报检', '运输']);
  field().element().focus();
  await userEvent.keyboard('{Backspace}{Delete}');
  expect(values(commits)).toEqual(['报检,运输', '报检', null]);
});

test('values without room are counted, and reappear when there is room', async () => {
  await services('报关,报检,运输,仓储');
  const box = document.querySelector<HTMLElement>('.wb-control');
  const more = () => document.querySelector('.wb-chosen-more');
  expect(more()).toBeNull();
  if (box !== null) box.style.width = '200px';
  await expect.poll(() => more()?.textContent).toMatch(/^\+[1-3]$/);
  expect(more()?.getAttribute('title')).toContain('仓储');
  const height = document.querySelector('.wb-chosen')?.getBoundingClientRect().height;
  if (box !== null) box.style.width = '';
  await expect.poll(more).toBeNull();
  expect(document.querySelector('.wb-chosen')?.getBoundingClientRect().height).toBe(height);
});

test('what is chosen is said with the field', async () => {
  await services('报关,运输');
  await expect.element(field()).toHaveAccessibleDescription(/报关.*运输/);
});

test('a press beside the chips opens the list and leaves the keyboard in the field', async () => {
  await services('报关');
  await userEvent.click(screen.getByText('报关'));
  await expect.element(field()).toHaveFocus();
  await expect.element(screen.getByRole('option', { name: /报检/ })).toBeVisible();
});

test('people: Backspace removes the last, and cancelled input keeps the others', async () => {
  const ports = testPorts({ dictionaries: peopleDictionaries(), directory: memoryDirectory() });
  const { commits } = await showEdit(exampleHeader('sel_user', 'members'), ports, 'lisi,zhangsan');
  await expect.poll(chips).toEqual(['李四', '张三']);
  field().element().focus();
  await userEvent.keyboard('wang{Escape}');
  await expect.element(field()).toHaveValue('');
  await userEvent.keyboard('{Backspace}');
  expect(values(commits)).toEqual(['lisi']);
});

const trees = () =>
  testPorts({
    dictionaries: memoryDictionaries({ sys_category: [] }),
    trees: memoryTrees(nodesOf({ 机电产品: { 电子元件: {} }, 纺织服装: {} })),
  });

test('arrow keys move into and out of tree branches, Enter takes, Esc cancels', async () => {
  const { commits } = await showEdit(exampleHeader('cat_tree', 'category'), trees());
  await expect.element(field()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('treeitem', { name: '机电产品' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', { name: '电子元件' })).toBeVisible();
  const marked = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.title;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('电子元件');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(screen.getByRole('treeitem', { name: '电子元件' })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('tree')).not.toBeInTheDocument();
  expect(values(commits)).toEqual(['n3']);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(screen.getByRole('tree')).not.toBeInTheDocument();
  expect(commits).toHaveLength(1);
});

test('several of a tree go in and out by Space, and the tree stays open', async () => {
  const { commits } = await showEdit({ ...exampleHeader('cat_tree', 'category'), multiple: true }, trees());
  await expect.element(field()).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('treeitem', { name: '机电产品' })).toBeVisible();
  await userEvent.keyboard(' {ArrowDown} {ArrowUp} ');
  expect(values(commits)).toEqual(['n1', 'n1,n3', 'n3']);
  await userEvent.keyboard('{Backspace}');
  expect(values(commits).at(-1)).toBeNull();
});

test('arrow keys move through area levels, and any level can be final', async () => {
  const { commits } = await showEdit(exampleHeader('pca', 'area'), trees(), '440305');
  await expect.element(field()).toHaveValue('广东省/深圳市/南山区');
  field().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('listbox', { name: '区/县' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
  await expect.element(field()).toHaveValue('广东省/韶关市');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(values(commits)).toEqual(['440200', '450101']);
  await userEvent.keyboard('天河{ArrowDown}{Escape}');
  await expect.element(field()).toHaveValue('广西壮族自治区/南宁市/市辖区');
});
