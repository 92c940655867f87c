import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { compilePage, type CompiledColumn } from '../../../../engine/index.ts';
import type { DictItem, TreeQuestion } from '../../../../renderers/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { memoryTrees, nodesOf, type MemoryTrees } from '../../memoryTrees.ts';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const NODES = nodesOf({
  机电产品: { 电子元件: {}, 家用电器: { 冰箱: {} } },
  纺织服装: { 针织服装: {} },
  其他: {},
});

/** Every node as a dictionary item of the column. */
const ITEMS: readonly DictItem[] = [
  ['n1', '机电产品'],
  ['n2', '电子元件'],
  ['n3', '家用电器'],
  ['n4', '冰箱'],
  ['n5', '纺织服装'],
  ['n6', '针织服装'],
  ['n7', '其他'],
].map(([value = '', text = '']) => ({ value, text }));

const compiled = (column: object): CompiledColumn => {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: 'T',
      resource: { url: '/t', table: 't', permission: 't:t', dataScope: 'all' },
      columns: [{ key: 'node', title: '分类', ...column } as never, { type: 'input', key: 'name', title: '名称' }],
      list: { columns: ['name'] },
      form: { open: 'tab', groups: [{ key: 'g', title: 'G', columns: 1, fields: ['node', 'name'] }] },
    } as never,
    { id: 't', dictionaries: new Map() },
  );
  const found = page?.columnByKey.get('node');
  if (found === undefined) throw new Error(JSON.stringify(problems));
  return found;
};

interface Show {
  readonly column?: object;
  readonly trees?: MemoryTrees;
  readonly start?: string;
}

async function show({ column = {}, trees = memoryTrees(NODES), start }: Show = {}) {
  const dictionaries = memoryDictionaries({ sys_category: ITEMS, sys_category_code: ITEMS });
  const ports = testPorts({ dictionaries, trees });
  const shown = await showEdit(compiled({ type: 'cat_tree', ...column }), ports, start ?? null);
  await expect.element(field()).toBeVisible();
  return { ...shown, trees };
}

const field = () => screen.getByRole('combobox');
const line = (text: string) => screen.getByTitle(text, { exact: true });
const switchOf = (text: string) =>
  [...document.querySelectorAll('.wb-tree-row')]
    .find((node) => node.textContent === text)
    ?.querySelector('.wb-tree-switch') as HTMLElement;
const values = (commits: readonly { value: unknown }[]) => commits.map(({ value }) => value);

test('opens branch by branch, asks for each once, and keeps what is chosen [W2.3-1]', async () => {
  const { commits, trees } = await show();
  expect(trees.asked).toEqual([]);
  await userEvent.click(field());
  await expect.element(line('机电产品')).toBeVisible();
  expect(trees.asked).toEqual(['']);
  await userEvent.click(switchOf('机电产品'));
  await userEvent.click(line('电子元件'));
  expect(commits).toEqual([{ value: 'n2', item: { value: 'n2', text: '电子元件' } }]);
  expect(trees.asked).toEqual(['', 'n1']);
  await expect.element(line('电子元件').first()).toBeVisible();
});

test('shows at most 400 pixels of its list, whatever stands in the tree [W9-7]', async () => {
  const many = nodesOf(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`节点${index}`, {}])));
  await show({ trees: memoryTrees(many) });
  await userEvent.click(field());
  await expect.element(line('节点0')).toBeVisible();
  const popup = document.querySelector('.wb-field-choices');
  expect(popup?.getBoundingClientRect().height).toBeLessThanOrEqual(400);
  expect(popup?.getBoundingClientRect().height).toBeGreaterThan(300);
  expect(document.querySelectorAll('.wb-tree-row').length).toBeLessThan(60);
});

test.each([
  ['冰箱', 'n4'],
  ['A01A02A01', 'n4'],
  ['bingxiang', 'n4'],
  ['zzfz', 'n6'],
  ['机电产品/家用电器', 'n3'],
])('finds %s by name, code, pinyin or path and takes it with Enter', async (typed, value) => {
  const { commits, trees } = await show();
  await userEvent.type(field(), typed);
  await expect.poll(() => trees.asked).toContain('*');
  await expect.poll(() => document.querySelector('.wb-tree-text')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => values(commits)).toEqual([value]);
});

test('takes a name typed before the tree loaded, once, when it arrives', async () => {
  const trees = memoryTrees(NODES);
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { whole } = trees;
  const { commits } = await show({
    trees: Object.assign(trees, { whole: async (question: TreeQuestion) => coming.then(() => whole(question)) }),
  });
  await userEvent.type(field(), '冰箱{Enter}{Tab}');
  await expect.element(field()).toHaveValue('冰箱');
  expect(commits).toEqual([]);
  arrive();
  await expect.poll(() => values(commits)).toEqual(['n4']);
  await expect.element(field()).toHaveValue('冰箱');
});

test('takes what is typed, whatever the pointer rests on', async () => {
  const { commits } = await show();
  await userEvent.type(field(), 'A');
  await expect.element(line('其他')).toBeVisible();
  await userEvent.keyboard('01A02A01');
  await expect.element(line('冰箱')).toBeVisible();
  await userEvent.hover(line('机电产品'));
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => values(commits)).toEqual(['n4']);
});

test('leaves what is typed where the tree does not come', async () => {
  const whole = async () => Promise.reject(new Error('the line is cut'));
  const { commits } = await show({ trees: Object.assign(memoryTrees(NODES), { whole }) });
  await userEvent.type(field(), '冰箱{Enter}{Tab}');
  await expect.element(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  await expect.element(field()).toHaveValue('冰箱');
  expect(commits).toEqual([]);
});

test('shows the server error of a failed branch, and reloads it on request [W8-12]', async () => {
  const trees = memoryTrees(NODES);
  trees.failing.add('').add('n1');
  await show({ trees });
  await userEvent.click(field());
  await expect.element(screen.getByRole('alert')).toHaveTextContent('服务器说：树打不开');
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  await expect.element(line('机电产品')).toBeVisible();
  await userEvent.click(switchOf('机电产品'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('服务器说：树打不开');
  await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
  await expect.element(line('电子元件')).toBeVisible();
});

test('reports a condition that is not a JSON object, and sends no request [W5.1-33]', async () => {
  const column = compiled({ type: 'cat_tree' });
  for (const [of, said] of [
    ['category', 'condition传值有误，需要一个json字符串!'],
    ['dictionary', '组件JTreeSelect-condition传值有误，需要一个json字符串!'],
  ] as const) {
    const trees = memoryTrees(NODES);
    const ports = testPorts({ dictionaries: memoryDictionaries({ sys_category: ITEMS }), trees });
    const broken = { ...column, tree: { of, root: '0', condition: "status = '1'" } };
    const { unmount } = await showEdit(broken, ports);
    await userEvent.click(field());
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
    expect(trees.asked).toEqual([]);
    await unmount();
  }
});

test('holds several values, shows their names and never ids, and removes one', async () => {
  const { commits } = await show({ column: { multi: true }, start: 'n2,n7' });
  await expect.element(line('其他')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/n2|n7/);
  await userEvent.click(field());
  await userEvent.click(line('纺织服装'));
  expect(values(commits)).toEqual(['n2,n7,n5']);
  expect(commits[0]?.item?.text).toBe('电子元件,其他,纺织服装');
});

test('moves nodes between the tree on the left and the selection on the right [W2.3-1]', async () => {
  const dictionaries = memoryDictionaries({ sys_category: ITEMS });
  const { commits } = await showEdit(
    compiled({ type: 'cat_tree', multi: true, picker: 'transfer' }),
    testPorts({ dictionaries, trees: memoryTrees(NODES) }),
    'n7',
  );
  await userEvent.click(screen.getByRole('button', { name: '分类' }));
  const chosen = screen.getByRole('region', { name: '已选' });
  await expect.element(chosen.getByText('其他')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await expect.element(chosen.getByText('电子元件')).toBeVisible();
  await userEvent.keyboard('bingxiang');
  await expect.element(screen.getByRole('treeitem', { name: '冰箱' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '移除 其他' }));
  await userEvent.click(screen.getByRole('button', { name: /确\s*定/ }));
  await expect.poll(() => values(commits)).toEqual(['n2,n4']);
});
