import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { parseConditions } from '../../../../engine/index.ts';
import type { ListQuery } from '../../../../renderers/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';
import { memoryTrees, nodesOf } from '../../memoryTrees.ts';
import { compileTestPage } from '../../orderPage.ts';
import { memoryDirectory } from '../../widgets/pickers/memoryDirectory.ts';
import { memoryReports, partyReport } from '../../widgets/pickers/memoryReports.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

/** One column of each kind of choice. */
const schema = {
  schemaVersion: 1,
  kind: 'list',
  title: '委托',
  resource: { url: '/mandates', table: 'mandate', permission: 'trade:mandate', dataScope: 'all' },
  columns: [
    { type: 'input', key: 'code', title: '编号' },
    { type: 'sel_user', key: 'owner', title: '负责人', multi: false },
    { type: 'sel_depart', key: 'depart', title: '部门', multi: false },
    { type: 'cat_tree', key: 'category', title: '分类' },
    { type: 'pca', key: 'area', title: '地区' },
    {
      type: 'popup',
      key: 'party',
      title: '货主',
      popupCode: 'party',
      orgFields: ['name', 'code'],
      destFields: ['party', 'code'],
    },
    { type: 'date', key: 'day', title: '日期' },
    { type: 'datetime', key: 'at', title: '时刻' },
  ],
  list: { columns: ['code'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'base', title: '基本信息', fields: ['code'] }] },
};

async function open() {
  const queries: ListQuery[] = [];
  await showPage({
    page: compileTestPage(schema),
    view: { kind: 'list' },
    ports: testPorts({
      dataSource: {
        list: async (_page, query) => {
          queries.push(query);
          return { records: [], total: 0, totalIsAtLeast: false };
        },
      },
      dictionaries: memoryDictionaries({
        'pick:users,realname,username': [{ value: 'zhangsan', text: '张三' }],
        'pick:departments,departName,id': [{ value: 'd1', text: '单证部' }],
        sys_category: [{ value: 'n2', text: '电子元件' }],
        china_area: [{ value: '440305', text: '广东省/深圳市/南山区' }],
      }),
      directory: memoryDirectory(),
      trees: memoryTrees(nodesOf({ 机电产品: { 电子元件: {} } })),
      reports: memoryReports({ party: partyReport }).reports,
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: '高级查询', exact: true }));
  await expect.element(screen.getByRole('dialog', { name: '高级查询' })).toBeVisible();
  return () => parseConditions(queries.at(-1)?.filters['superQueryParams'] ?? '');
}

const row = (place: number) => screen.getByRole('group', { name: `条件 ${place}`, exact: true });

/** Adds an "equals" condition on a field; returns its editor. */
async function add(place: number, title: string) {
  if (place > 1) await userEvent.click(screen.getByRole('button', { name: '添加条件', exact: true }));
  await userEvent.click(row(place).getByRole('combobox', { name: '字段' }));
  await userEvent.keyboard(title);
  await expect.element(screen.getByRole('option', { name: title, exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(row(place).getByRole('combobox', { name: '匹配规则' }), 'eq');
  const editor = row(place).getByLabelText(`${title}的值`).first();
  await expect.element(editor).toBeEnabled();
  return editor;
}

/** Finds an entry of a list by its name. */
async function find(place: number, title: string, text: string): Promise<void> {
  await userEvent.click(await add(place, title));
  await userEvent.keyboard(text);
  await expect.element(screen.getByRole('option', { name: new RegExp(text) })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(place).getByText(text)).toBeVisible();
}

test('gives each column type its editor and sends the values that the editor stores [W2-6] [W3.3-11] [W4-12]', async () => {
  await screen.viewport(1440, 900);
  const sent = await open();
  await find(1, '负责人', '张三');
  await find(2, '部门', '单证部');
  await userEvent.click(await add(3, '分类'));
  await userEvent.click(document.querySelector('.wb-tree-switch') ?? document.body);
  await userEvent.click(screen.getByTitle('电子元件', { exact: true }));
  await add(4, '地区');
  await userEvent.type(row(4).getByRole('combobox', { name: '地区的值' }), '440305{Enter}');
  await expect.element(row(4).getByTitle('广东省/深圳市/南山区')).toBeVisible();
  await userEvent.click(await add(5, '货主'));
  await userEvent.keyboard('启明{Enter}');
  await expect.element(row(5).getByRole('textbox', { name: '货主的值' })).toHaveValue('启明贸易有限公司');
  await userEvent.type(await add(6, '日期'), '20260131{Tab}');
  await userEvent.type(await add(7, '时刻'), '2026-02-01 08:30{Tab}');
  await userEvent.click(screen.getByRole('button', { name: '查 询', exact: true }));
  await expect.poll(sent).toEqual([
    { field: 'owner', rule: 'eq', val: 'zhangsan', type: 'sel_user', dbType: 'string' },
    { field: 'depart', rule: 'eq', val: 'd1', type: 'sel_depart', dbType: 'string' },
    { field: 'category', rule: 'eq', val: 'n2', type: 'cat_tree', dbType: 'string' },
    { field: 'area', rule: 'eq', val: '440305', type: 'pca', dbType: 'string' },
    { field: 'party', rule: 'eq', val: '启明贸易有限公司', type: 'popup', dbType: 'string' },
    { field: 'day', rule: 'eq', val: '2026-01-31', type: 'date', dbType: 'date' },
    { field: 'at', rule: 'eq', val: '2026-02-01 08:30:00', type: 'datetime', dbType: 'datetime' },
  ]);
});
