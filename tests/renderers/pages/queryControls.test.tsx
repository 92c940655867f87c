import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DictItem } from '../../../renderers/index.ts';
import { memoryDataSource, type MemoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { memoryTrees, nodesOf } from '../memoryTrees.ts';
import { compileTestPage } from '../orderPage.ts';
import { memoryDirectory } from '../widgets/pickers/memoryDirectory.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';

const queriedPage = () =>
  compileTestPage({
    schemaVersion: 1,
    kind: 'list',
    title: '货物',
    resource: { url: '/cargo', table: 'a_cargo', permission: 'a:cargo', dataScope: 'all' },
    columns: [
      { type: 'input', key: 'name', title: '名称' },
      { type: 'input', key: 'mark', title: '唛头' },
      { type: 'cat_tree', key: 'category', title: '分类' },
      { type: 'pca', key: 'area', title: '地区' },
      { type: 'sel_user', key: 'owner', title: '负责人', multi: false },
      { type: 'sel_depart', key: 'depart', title: '部门' },
      { type: 'cat_tree', key: 'several', title: '多个分类', multi: true },
    ],
    list: {
      columns: ['name'],
      query: [
        { column: 'name', rules: ['like', 'ne', 'ge', 'le'] },
        { column: 'mark', rule: 'like', trim: false },
        { column: 'category' },
        { column: 'area' },
        { column: 'owner' },
        { column: 'depart' },
        { column: 'several' },
      ],
    },
    form: { open: 'tab', groups: [{ key: 'g', title: 'G', columns: 1, fields: ['name'] }] },
  });

const NODES = nodesOf({ 机电产品: { 电子元件: {} }, 纺织服装: {} });
const ITEMS: readonly DictItem[] = ['机电产品', '电子元件', '纺织服装'].map((text, index) => ({
  value: `n${index + 1}`,
  text,
}));

async function open(): Promise<MemoryDataSource> {
  const dataSource = memoryDataSource([{ id: '1', name: '甲' }]);
  const dictionaries = memoryDictionaries({
    sys_category: ITEMS,
    china_area: [{ value: '440304', text: '广东省/深圳市/福田区' }],
    'pick:users,realname,username': [{ value: 'lisi', text: '李四' }],
    'pick:departments,departName,id': [{ value: 'd1', text: '单证部' }],
  });
  const ports = testPorts({ dataSource, dictionaries, trees: memoryTrees(NODES), directory: memoryDirectory() });
  await showPage({ page: queriedPage(), ports, view: { kind: 'list' } });
  await expect.element(screen.getByText('甲', { exact: true })).toBeVisible();
  return dataSource;
}

const field = (title: string) => screen.getByLabelText(title, { exact: true });
const search = () => userEvent.click(screen.getByRole('button', { name: /^查\s*询$/ }));
const filters = (source: MemoryDataSource) => source.queries.at(-1)?.filters;

test('a text filter adds asterisks, "!", >= or <= as chosen, and trims by default [W5.1-31]', async () => {
  const source = await open();
  await userEvent.fill(field('名称'), ' 远岭 ');
  for (const [rule, sent] of [
    ['like', '*远岭*'],
    ['ne', '!远岭'],
    ['ge', '>= 远岭'],
    ['le', '<= 远岭'],
    ['like', '*远岭*'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('名称：比较方式'), rule);
    await search();
    await expect.poll(() => filters(source)).toEqual({ name: sent });
  }
  await userEvent.fill(field('名称'), '');
  await userEvent.fill(field('唛头'), ' A ');
  await search();
  await expect.poll(() => filters(source)).toEqual({ mark: '* A *' });
});

// A field with one value is compared for equality; with several, the value must be part of the stored list.
test.each([
  { title: '分类', name: '电子元件', sent: { category: 'n2' } },
  { title: '多个分类', name: '电子元件', sent: { several: '*n2*' } },
  { title: '地区', name: '福田区', sent: { area: '440304' } },
  { title: '负责人', name: '李四', sent: { owner: 'lisi' }, offered: '李四（lisi）' },
  { title: '部门', name: '单证部', sent: { depart: '*d1*' }, offered: '单证部（d1）' },
])('filters a list by a $title typed by name, and by nothing after a reset', async ({ title, name, sent, offered }) => {
  const source = await open();
  await expect.poll(() => field(title).elements().at(0)?.matches('input')).toBe(true);
  await userEvent.click(field(title));
  await userEvent.keyboard(name);
  if (offered !== undefined) await expect.element(screen.getByTitle(offered).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await search();
  await expect.poll(() => filters(source)).toEqual(sent);
  await userEvent.click(screen.getByRole('button', { name: /重\s*置/ }));
  await expect.poll(() => filters(source)).toEqual({});
});
