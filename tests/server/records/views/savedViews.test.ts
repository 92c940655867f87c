import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toSavedViews, type SentView, type SentViews } from '../../../../contract/lists/savedViews.ts';
import { get, post, startOrderServer } from '../operations/orderServer.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let reviewer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
  [reviewer, admin] = [await server.signIn('reviewer'), await server.signIn('admin')];
});
afterAll(() => server.close());
beforeEach(() => server.services.db.deleteFrom('sys_list_view').execute());

const CONTENT = {
  filters: { customer: '*远岭*', amount_begin: '5' },
  sort: [{ column: 'amount', order: 'desc' }],
  tab: 'drafts',
  columns: ['orderCode', 'amount'],
};

const viewsOf = ({ body }: TestAnswer): SentViews => {
  if (!body.success) throw new Error(JSON.stringify(body));
  return toSavedViews(body.result);
};

const read = async (client: TestClient): Promise<readonly SentView[]> => viewsOf(await get(client, 'views')).views;
const save = (client: TestClient, view: object) =>
  post(client, 'saveView', { name: '大单', content: CONTENT, ...view });
const remove = (client: TestClient, id: string) =>
  client.call({ method: 'DELETE', url: `/trade/order/deleteView?id=${id}` });
const setDefault = (client: TestClient, id: string | null) => post(client, 'defaultView', { id });
const named = (views: readonly SentView[]) => views.map(({ name }) => name);

const onlyView = async (client: TestClient): Promise<SentView> => {
  const [view] = await read(client);
  if (view === undefined) throw new Error('no view');
  return view;
};

describe('a view of a list', () => {
  test('keeps conditions, order, tab and columns under a name, for its owner alone', async () => {
    const [view] = viewsOf(await save(clerk, { name: ' 大单 ' })).views;
    expect(view).toMatchObject({
      name: '大单',
      content: CONTENT,
      dropped: [],
      roles: [],
      owner: '',
      mayChange: true,
      isDefault: false,
    });
    expect(await read(clerk2)).toEqual([]);
  });

  test('is overwritten by its id; its name stands once for its owner', async () => {
    await save(clerk, {});
    const { id } = await onlyView(clerk);
    expect((await save(clerk, {})).body).toMatchObject({ success: false, message: '您已有名为“大单”的视图' });
    await save(clerk, { id, name: '小单', content: { filters: {} } });
    expect(await onlyView(clerk)).toMatchObject({
      id,
      name: '小单',
      content: { filters: {}, sort: [], tab: '', columns: null },
    });
    expect((await save(clerk2, {})).body.success).toBe(true);
    expect((await save(clerk2, { id, name: 'mine' })).status).toBe(404);
    expect((await remove(clerk2, id)).status).toBe(404);
    expect(named(viewsOf(await remove(clerk, id)).views)).toEqual([]);
  });

  test('may be what the list opens with: one a user, gone with the view', async () => {
    await save(clerk, { name: 'a' });
    await save(clerk, { name: 'b' });
    const [a, b] = await read(clerk);
    await setDefault(clerk, a?.id ?? '');
    const defaults = async () => (await read(clerk)).map(({ isDefault }) => isDefault);
    expect(await defaults()).toEqual([true, false]);
    await setDefault(clerk, b?.id ?? '');
    expect(await defaults()).toEqual([false, true]);
    await setDefault(clerk, null);
    expect(await defaults()).toEqual([false, false]);
    await setDefault(clerk, a?.id ?? '');
    await remove(clerk, a?.id ?? '');
    expect(await defaults()).toEqual([false]);
    expect((await setDefault(clerk2, b?.id ?? '')).status).toBe(404);
  });

  test('loses what the page or the user no longer has, and says what', async () => {
    await save(clerk, {});
    const gone = {
      filters: { customer: 'x', soldTo: 'y', agencyFee: '> 1', pageNo: '3' },
      sort: [{ column: 'weight', order: 'asc' }, CONTENT.sort[0]],
      tab: 'charged',
      columns: ['orderCode', 'agencyFee', 'soldTo'],
    };
    await server.services.db
      .updateTable('sys_list_view')
      .set({ content: JSON.stringify(gone) })
      .execute();
    const view = await onlyView(clerk);
    expect(view.content).toEqual({ filters: { customer: 'x' }, sort: CONTENT.sort, tab: '', columns: ['orderCode'] });
    expect([...view.dropped].sort()).toEqual(['agencyFee', 'charged', 'pageNo', 'soldTo', 'weight']);
  });
});

describe('a view that is shared', () => {
  const shared = async (roles: readonly string[]): Promise<SentView> => {
    viewsOf(await save(admin, { roles }));
    return onlyView(admin);
  };

  test('is assigned to roles with the right, and visible to users with those roles', async () => {
    expect(viewsOf(await get(clerk, 'views')).roles).toEqual([]);
    expect((await save(clerk, { roles: ['clerk'] })).status).toBe(403);
    expect(viewsOf(await get(admin, 'views')).roles.map(({ code }) => code)).toContain('clerk');
    await shared(['clerk']);
    expect(await onlyView(clerk)).toMatchObject({ name: '大单', mayChange: false, roles: ['clerk'] });
    expect((await onlyView(clerk)).owner).not.toBe('');
    expect(await read(reviewer)).toEqual([]);
    expect((await save(admin, { name: 'x', roles: ['nobody'] })).status).toBe(400);
  });

  test('stores a requested advanced query, and omits it for readers without its fields [D30]', async () => {
    const query = (field: string) => ({
      superQueryParams: encodeURI(JSON.stringify([{ field, rule: 'gt', val: '5' }])),
      superQueryMatchType: 'or',
    });
    const share = (field: string) => save(admin, { roles: ['clerk'], content: { ...CONTENT, filters: query(field) } });
    const { id } = viewsOf(await share('amount')).views[0] ?? { id: '' };
    expect((await onlyView(clerk)).content.filters).toEqual(query('amount'));
    await remove(admin, id);
    await share('agencyFee');
    expect((await onlyView(admin)).content.filters).toEqual(query('agencyFee'));
    const told = await onlyView(clerk);
    expect([told.content.filters['superQueryParams'], told.dropped]).toEqual([undefined, ['superQueryParams']]);
  });

  test('can be changed only with the share right, but opened by every recipient', async () => {
    const { id } = await shared(['clerk']);
    expect((await save(clerk, { id, name: 'x' })).status).toBe(403);
    expect((await remove(clerk, id)).status).toBe(403);
    expect(viewsOf(await setDefault(clerk, id)).views[0]?.isDefault).toBe(true);
    expect((await read(admin))[0]?.isDefault).toBe(false);
    await save(admin, { id, roles: [] });
    expect(await read(clerk)).toEqual([]);
  });
});

describe('a view is refused', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });
  test.each<readonly [string, object]>([
    ['without a name', { name: '  ' }],
    ['whose name is too long', { name: 'x'.repeat(41) }],
    ['whose name cannot be stored', { name: 'a\0' }],
    [
      'with too many conditions',
      { content: { filters: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`a${n}`, 'x'])) } },
    ],
    ['whose condition is no text', { content: { filters: { customer: deep(50) } } }],
    ['with a condition that the list does not have', { content: { filters: { 'x" or 1=1': 'y' } } }],
    ['with a condition that is none', { content: { filters: { pageSize: '200' } } }],
    ['with a column of a right that the user lacks', { content: { columns: ['agencyFee'] } }],
    ['with a column twice', { content: { columns: ['amount', 'amount'] } }],
    ['sorted by rows', { content: { sort: [{ column: 'lines.sku', order: 'asc' }] } }],
    ['sorted in no order', { content: { sort: [{ column: 'amount', order: 'up' }] } }],
    ['with a tab that the user does not have', { content: { tab: 'charged' } }],
    ['with roles that are none', { roles: 'clerk' }],
    [
      'that is too long',
      { content: { filters: Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`a${n}`, 'x'.repeat(1900)])) } },
    ],
    ['without an id where it names one', { id: 7 }],
  ])('%s, and nothing is kept', async (_, view) => {
    const answer = await save(clerk, view);
    expect([answer.status, answer.body.success]).toEqual([400, false]);
    expect(await read(clerk)).toEqual([]);
  });

  test('beyond fifty of one list, and by who is not signed in', async () => {
    for (let n = 0; n < 50; n += 1) await save(clerk, { name: `v${n}` });
    expect((await save(clerk, { name: 'more' })).body.message).toBe('每个列表最多保存50个视图');
    expect((await get(server.stranger, 'views')).status).toBe(401);
    expect((await save(server.stranger, {})).status).toBe(401);
    expect((await remove(clerk, '')).status).toBe(400);
    expect((await post(clerk, 'defaultView', {})).status).toBe(400);
  });
});
