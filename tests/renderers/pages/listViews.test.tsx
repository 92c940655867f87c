import { beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import type { SavedView, SavedViews, TeamColumns, ViewContent } from '../../../renderers/kit/ports/ports.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { tabbedOrderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';

const CONTENT: ViewContent = {
  filters: { code: '*A03*' },
  sort: [{ column: 'gross', order: 'desc' }],
  tab: 'drafts',
  columns: null,
};
const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  content: CONTENT,
  dropped: [],
  roles: [],
  owner: '',
  mayChange: true,
  isDefault: false,
  ...more,
});

/** Views stored by the server; `calls`: the calls to it. */
let kept: SavedView[];
let calls: unknown[];
let told: Told;
let refuses: boolean;
let team: TeamColumns | null;
let mayShare: boolean;
/** Settings of the user. */
let own: Map<string, unknown>;
beforeEach(() => {
  [kept, calls, told, refuses] = [[], [], [], false];
  [team, mayShare, own] = [null, false, new Map()];
});

const answer = (): SavedViews => ({
  views: kept,
  roles: [{ code: 'clerk', name: '制单员' }],
  team,
  mayShare,
});
const listViews: Ports['listViews'] = {
  read: async () => answer(),
  save: async (_page, draft) => {
    calls.push(draft);
    if (refuses) throw new PortError({ kind: 'refused', message: '每个列表最多保存50个视图' });
    kept = [
      ...kept.filter(({ id }) => id !== draft.id),
      view(draft.id ?? 'new', draft.name, { content: draft.content, roles: draft.roles }),
    ];
    return answer();
  },
  remove: async (_page, id) => {
    kept = kept.filter((one) => one.id !== id);
    return answer();
  },
  shareColumns: async (_page, columns) => {
    team = columns;
    return answer();
  },
  openWith: async (_page, id) => {
    kept = kept.map((one) => ({ ...one, isDefault: one.id === id }));
    return answer();
  },
};

const list = async () => {
  const source = memoryDataSource(orders(37));
  const dictionaries = memoryDictionaries(orderDictionaries);
  await showPage({
    page: tabbedOrderPage(),
    ports: testPorts({
      dataSource: source,
      dictionaries,
      listViews,
      told,
      preferences: { get: (key) => own.get(key), set: (key, value) => void own.set(key, value) },
    }),
    view: { kind: 'list' },
  });
  return source;
};

const menu = (name: string) => screen.getByRole('button', { name });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const dialog = (name: string) => screen.getByRole('dialog', { name });

test('a list opens with the default view and reports missing parts; another is one click', async () => {
  const gone = { dropped: ['weight', 'soldTo'], isDefault: true };
  kept = [
    view('1', '大单', gone),
    view('2', '新单', { owner: '王经理', mayChange: false, content: { ...CONTENT, filters: {}, tab: '' } }),
  ];
  const source = await list();
  await expect.element(menu('视图：大单')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '订单号' })).toHaveValue('A03');
  const asked = { filters: { code: '*A03*' }, column: 'gross', order: 'desc', tab: 'drafts' };
  await expect.poll(() => source.queries.at(-1)).toMatchObject(asked);
  expect(told).toEqual(['warning 视图“大单”中的 weight、soldTo 已不存在或无权查看，已略去']);

  await userEvent.click(menu('视图：大单'));
  await expect.element(entry('大单（默认）')).toHaveFocus();
  await userEvent.click(entry('新单（王经理）'));
  await expect.poll(() => source.queries.at(-1)).toMatchObject({ pageNo: 1, filters: {}, order: 'desc' });
  expect(source.queries.at(-1)?.tab).toBeUndefined();
  await userEvent.click(menu('视图：新单'));
  await expect.element(entry('设为默认视图')).toBeVisible();
  await expect.element(entry('删除“新单”')).not.toBeInTheDocument();
  await userEvent.click(entry('恢复页面默认'));
  await expect.poll(() => source.queries.at(-1)).toMatchObject({ column: 'code', order: 'asc' });
});

test('saves the current list as a named view for roles, and overwrites after confirmation', async () => {
  const source = await list();
  await userEvent.click(screen.getByRole('tab', { name: /^暂存/ }));
  await expect.poll(() => source.queries.at(-1)?.tab).toBe('drafts');
  await userEvent.click(menu('视图'));
  await userEvent.click(entry('保存为视图…'));
  const saving = dialog('保存为视图…');
  await expect.element(saving.getByRole('button', { name: '确 定' })).toBeDisabled();
  await userEvent.fill(saving.getByRole('textbox', { name: '名称' }), ' 草稿 ');
  refuses = true;
  await userEvent.click(saving.getByRole('button', { name: '确 定' }));
  await expect.element(saving.getByRole('alert')).toHaveTextContent('每个列表最多保存50个视图');
  refuses = false;
  await userEvent.click(saving.getByRole('checkbox', { name: '设为默认视图' }));
  await userEvent.click(saving.getByRole('button', { name: '确 定' }));
  await expect.element(menu('视图：草稿')).toBeVisible();
  const content = { filters: {}, sort: [], tab: 'drafts', columns: null };
  expect(calls.at(-1)).toEqual({ id: undefined, name: '草稿', content, roles: [] });
  expect(kept).toMatchObject([{ name: '草稿', isDefault: true }]);
  expect(told).toEqual(['success 视图“草稿”已保存']);

  await userEvent.click(screen.getByRole('tab', { name: '全部' }));
  await userEvent.click(menu('视图：草稿'));
  await userEvent.click(entry('用当前列表更新“草稿”'));
  await userEvent.click(dialog('覆盖视图').getByRole('button', { name: '取 消' }));
  expect(calls).toHaveLength(2);
  await userEvent.click(menu('视图：草稿'));
  await userEvent.click(entry('用当前列表更新“草稿”'));
  await userEvent.click(dialog('覆盖视图').getByRole('button', { name: '确 定' }));
  await expect.poll(() => calls.at(-1)).toMatchObject({ id: 'new', content: { tab: '' } });

  await userEvent.click(menu('视图：草稿'));
  await userEvent.click(entry('删除“草稿”'));
  await userEvent.click(dialog('删除“草稿”').getByRole('button', { name: '确 定' }));
  await expect.element(menu('视图')).toBeVisible();
  expect(kept).toEqual([]);
});

const heads = () =>
  screen
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((title) => title !== '' && title !== '操作');
const settings = async () => {
  await userEvent.click(screen.getByRole('button', { name: '列设置' }));
  return dialog('列设置');
};

test('columns set by an administrator are the default; user columns override them until a reset', async () => {
  team = { order: ['code', 'gross', 'status'], hidden: ['currency'], widths: {}, pins: {} };
  await list();
  await expect.poll(heads).toEqual(['订单号', '毛重', '日期', '状态']);
  const mine = await settings();
  expect(mine.getByRole('button', { name: '设为团队默认' }).query()).toBeNull();
  await userEvent.click(mine.getByRole('checkbox', { name: '日期' }));
  await userEvent.click(mine.getByRole('button', { name: /^确\s*定$/ }));
  await expect.poll(heads).toEqual(['订单号', '毛重', '状态']);
  await expect
    .poll(() => own.get('table-columns:test/order:list'))
    .toMatchObject({ hidden: ['currency', 'orderDate'] });
  const again = await settings();
  await userEvent.click(again.getByRole('button', { name: '恢复默认' }));
  await userEvent.click(again.getByRole('button', { name: /^确\s*定$/ }));
  await expect.poll(heads).toEqual(['订单号', '毛重', '日期', '状态']);
  await expect.poll(() => own.get('table-columns:test/order:list')).toMatchObject({ order: [], hidden: [] });
});

/** The OK button of the confirmation: titles of dialogs share one id in tests. */
const lastOk = () => screen.getByRole('button', { name: /^确\s*定$/ }).last();

test('an authorized user sets the columns for everybody after confirmation, and removes them again', async () => {
  mayShare = true;
  await list();
  await expect.poll(heads).toEqual(['订单号', '状态', '币制', '毛重', '日期']);
  const mine = await settings();
  expect(mine.getByRole('button', { name: '取消团队默认' }).query()).toBeNull();
  await userEvent.click(mine.getByRole('checkbox', { name: '币制' }));
  await userEvent.click(mine.getByRole('button', { name: '设为团队默认' }));
  await userEvent.click(lastOk());
  await expect.poll(() => team?.hidden).toEqual(['currency']);
  await expect.poll(heads).toEqual(['订单号', '状态', '毛重', '日期']);
  expect(own.get('table-columns:test/order:list')).toBeUndefined();
  const again = await settings();
  await userEvent.click(again.getByRole('button', { name: '取消团队默认' }));
  await userEvent.click(lastOk());
  await expect.poll(() => team).toBeNull();
  await expect.poll(heads).toEqual(['订单号', '状态', '币制', '毛重', '日期']);
  expect(told).toEqual(['success 已设为团队默认', 'success 已取消团队默认']);
});
