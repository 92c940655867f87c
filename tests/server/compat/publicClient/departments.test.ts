import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { addPostsWithHolders } from './addedPosts.ts';
import { callBy, resultOf, testRefusals } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
let ids: Readonly<Record<string, string>>;

const DEPART = 'GET /sys/sysDepart/';
const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
  ids = await addPostsWithHolders(server.services.db, admin);
});
afterAll(() => server.close());

const titles = (nodes: readonly Row[]): readonly unknown[] => nodes.map(({ title }) => title);
const recordsOf = async (client: TestClient, name: string): Promise<readonly Row[]> =>
  Object(await resultOf(client, name)).records;

describe('the tree of departments and posts', () => {
  const TREE = `${DEPART}queryDepartAndPostTreeSync`;

  test('has the fields of a node and of the form', async () => {
    const [node = {}] = await resultOf<readonly Row[]>(admin, `${TREE}?ids=${ids['一部经理岗']}`);
    expect(node).toMatchObject({
      id: ids['一部经理岗'],
      key: ids['一部经理岗'],
      value: ids['一部经理岗'],
      title: '一部经理岗',
      parentId: ids['报关一部'],
      orgCode: 'A01A01A01',
      orgCategory: '3',
      isLeaf: true,
      children: null,
      departName: '一部经理岗',
      positionId: ids['经理'],
      depPostParentId: ids['总经理岗'],
    });
  });

  test.each([
    ['the roots', '', ['公司']],
    ['what is below one', '?pid={公司}', ['报关一部', '报关二部', '子公司甲', '总经理岗']],
    ['what is below several', '?parentId={公司},{报关一部}', expect.arrayContaining(['子公司甲', '一部专员岗'])],
    ['departments that are named as roots', '?departIds={报关一部}', ['报关一部']],
    ['what is below one of those', '?departIds={报关一部}&pid={报关一部}', ['一部经理岗', '一部专员岗']],
  ])('answers %s', async (_, query, expected) => {
    const filled = query.replace(/\{(.*?)\}/g, (all, name: string) => ids[name] ?? all);
    expect(titles(await resultOf(clerk, `${TREE}${filled}`))).toEqual(expected);
  });

  test('uses the code as key on request, and shows details only to department managers', async () => {
    const [node = {}] = await resultOf<readonly Row[]>(clerk, `${TREE}?primaryKey=orgCode`);
    expect(node).toMatchObject({ key: 'A01', id: ids['公司'] });
    expect(node).not.toHaveProperty('positionId');
  });

  test('a search finds posts alone where that client asks for them', async () => {
    const search = (query: string) => resultOf<readonly Row[]>(clerk, `${DEPART}searchBy?${query}`);
    expect(titles(await search('keyWord=A01A01&orgCategory=3'))).toEqual(['一部经理岗', '一部专员岗']);
    expect(titles(await search('keyWord=%E5%B2%97&orgCategory=3,4'))).toEqual(['总经理岗', '一部经理岗', '一部专员岗']);
    expect(titles(await search('keyWord=A01A01'))).toEqual(['公司']);
    const { body } = await callBy(clerk, `${DEPART}searchBy?keyWord=A01A02&orgCategory=3`);
    expect([body.success, body.message]).toEqual([false, '未查询匹配数据！']);
  });

  test('a subsidiary is a kind of department', async () => {
    const items = await resultOf<readonly Row[]>(clerk, 'GET /sys/dict/getDictItems/org_category');
    expect(items.at(-1)).toMatchObject({ value: '4', text: '子公司' });
  });
});

describe('the names from the top down to a department', () => {
  const path = (query: string, client = clerk) => callBy(client, `${DEPART}getDepartPathNameByOrgCode?${query}`);

  test.each([
    ['by code', 'orgCode=A01A01&depId=', '公司/报关一部'],
    ['by id', 'orgCode=&depId={一部经理岗}', '公司/报关一部/一部经理岗'],
    ['of nothing', 'orgCode=&depId=', ''],
  ])('are a text %s', async (_, query, expected) => {
    const { status, body } = await path(query.replace('{一部经理岗}', ids['一部经理岗'] ?? ''));
    expect([status, body.success, body.result]).toEqual([200, true, expected]);
  });

  test('are refused in the envelope for a department that the tenant has not', async () => {
    for (const { status, body } of [await path('depId=none'), await path(`depId=${ids['报关一部']}`, neighbour)])
      expect([status, body.success, body.result]).toEqual([200, false, null]);
  });
});

describe('posts', () => {
  const choices = (parentId: string, positionId: string, departId = '') =>
    callBy(
      admin,
      `${DEPART}getPositionByDepartId?parentId=${ids[parentId]}&departId=${ids[departId] ?? ''}&positionId=${ids[positionId]}`,
    );

  test('show who stands under whom', async () => {
    const chain = {
      id: ids['总经理岗'],
      value: ids['总经理岗'],
      title: '总经理岗',
      children: [{ title: '一部经理岗', children: [{ title: '一部专员岗', children: [] }] }],
    };
    expect(await resultOf(clerk, `${DEPART}getRankRelation?departId=${ids['报关一部']}`)).toMatchObject([chain]);
    expect(await resultOf(clerk, `${DEPART}getRankRelation?departId=${ids['总经理岗']}`)).toMatchObject([chain]);
    expect(await resultOf(neighbour, `${DEPART}getRankRelation?departId=${ids['报关一部']}`)).toEqual([]);
  });

  test('of higher positions may stand above one, from its department upwards', async () => {
    const { body } = await choices('报关一部', '专员', '一部专员岗');
    expect(body.result).toMatchObject([
      {
        label: '公司',
        checkable: false,
        orgCategory: '1',
        orgCode: 'A01',
        children: [
          {
            title: '报关一部',
            checkable: false,
            children: [{ title: '一部经理岗', checkable: true, orgCategory: '3' }],
          },
          { title: '总经理岗', checkable: true, id: ids['总经理岗'], value: ids['总经理岗'], children: [] },
        ],
      },
    ]);
    expect((await choices('报关二部', '经理')).body.result).toMatchObject([{ children: [{ title: '总经理岗' }] }]);
    expect((await choices('报关一部', '总经理')).body.result).toEqual([]);
  });

  test('a position without a level is refused in words that say what to do', async () => {
    const { status, body } = await choices('报关一部', '无等级');
    expect([status, body.success, body.message]).toEqual([
      200,
      false,
      '职务“无等级”没有职务等级，请先在职务管理中填写',
    ]);
  });

  test('of departments and below them are told by their ids', async () => {
    const below = await resultOf(clerk, `${DEPART}getDepPostIdByDepId?depIds=${ids['报关一部']},`);
    expect(String(below).split(',')).toEqual([ids['一部经理岗'], ids['一部专员岗']]);
    expect(await resultOf(clerk, `${DEPART}getDepPostIdByDepId?depIds=`)).toBe('');
    expect(await resultOf(neighbour, `${DEPART}getDepPostIdByDepId?depIds=${ids['报关一部']}`)).toBe('');
  });

  test.each([
    ['under itself', { depPostParentId: '一部经理岗' }, '上级岗位不能是本岗位或其下级'],
    ['under one below it', { depPostParentId: '一部专员岗' }, '上级岗位不能是本岗位或其下级'],
    ['under a department', { depPostParentId: '报关二部' }, '上级岗位不存在，请选择机构类型为岗位的部门'],
    ['of no position', { positionId: 'none' }, '职务不存在'],
  ])('do not stand %s', async (_, wrong, message) => {
    const [[key = '', value = ''] = []] = Object.entries(wrong);
    const body = { id: ids['一部经理岗'], departName: '一部经理岗', [key]: ids[value] ?? value };
    const answer = await callBy(admin, 'POST /sys/sysDepart/edit', body);
    expect([answer.status, answer.body.success], JSON.stringify(answer.body)).toEqual([400, false]);
    expect(answer.body.message).toContain(message);
  });

  test('that somebody holds are not removed', async () => {
    const { body } = await callBy(admin, `DELETE /sys/sysDepart/delete?id=${ids['一部经理岗']}`);
    expect([body.success, body.message]).toEqual([false, expect.stringContaining('一部经理岗')]);
  });
});

describe('people', () => {
  test('of the address book include department and posts, and contact data only if permitted', async () => {
    const find = (client: TestClient, more: string) =>
      recordsOf(client, `GET /sys/user/queryDepartUserByOrgCode?${PAGE}&${more}`);
    const told = {
      realname: '李制单',
      departName: '报关一部',
      postName: '一部经理岗',
      otherPostName: '总经理岗',
      izHideContact: '0',
    };
    const [seen = {}] = await find(clerk, 'orgCode=A01A01&realname=%E5%88%B6%E5%8D%95');
    expect(seen).toMatchObject(told);
    expect(Object.keys(seen).filter((key) => ['phone', 'email'].includes(key))).toEqual([]);
    const [managed = {}] = await find(admin, 'orgCode=A01A01A01&realname=');
    expect(managed).toMatchObject({ ...told, phone: '13812345678', email: 'clerk@example.com', avatar: null });
    const [hidden = {}] = await find(admin, 'orgCode=&realname=%E5%A4%8D%E6%A0%B8');
    expect(hidden).toMatchObject({ izHideContact: '1', phone: null, email: null });
    expect(await find(neighbour, 'orgCode=A01A01')).toEqual([]);
  });

  const form = {
    realname: '李制单',
    phone: '13812345678',
    izHideContact: '0',
    userIdentity: 2,
    relTenantIds: null,
  };

  test('of a department fill the form of the department page', async () => {
    const rows = await recordsOf(admin, `GET /sys/user/queryDepartPostByOrgCode?${PAGE}&orgCode=A01A01`);
    expect(rows.map(({ username }) => username).sort()).toEqual(['clerk', 'reviewer']);
    expect(rows.find(({ username }) => username === 'clerk')).toMatchObject({
      ...form,
      mainDepPostId: ids['一部经理岗'],
      mainDepPostId_dictText: '一部经理岗',
      otherDepPostId: ids['总经理岗'],
      departIds: ids['报关一部'],
      belongDepIds: ids['报关一部'],
      selecteddeparts: ids['报关一部'],
    });
    const others = await recordsOf(neighbour, `GET /sys/user/queryDepartPostByOrgCode?${PAGE}&orgCode=A01A01`);
    expect(others).toEqual([]);
  });

  test('in charge of a department are its heads and those named as its superiors', async () => {
    const heads = `${DEPART}getDepartmentHead?${PAGE}&departId=${ids['报关一部']}`;
    expect((await recordsOf(admin, heads)).map(({ username }) => username)).toEqual(['clerk']);
    const { userId } = await server.signIn('reviewer');
    const edit = { id: ids['报关一部'], departName: '报关一部', directorUserIds: userId };
    await resultOf(admin, 'POST /sys/sysDepart/edit', edit);
    expect((await recordsOf(admin, heads)).map(({ username }) => username).sort()).toEqual(['clerk', 'reviewer']);
    expect(await recordsOf(neighbour, heads)).toEqual([]);
  });
});

describe('a department that is dragged', () => {
  const drop = (dragId: string, dropId: string, dropPosition: number) =>
    callBy(admin, 'PUT /sys/sysDepart/updateChangeDepart', {
      dragId: ids[dragId] ?? dragId,
      dropId: ids[dropId] ?? dropId,
      dropPosition,
      sort: 0,
    });
  const below = async (name: string) =>
    titles(await resultOf(admin, `${DEPART}queryDepartTreeSync?pid=${ids[name] ?? ''}`));

  test('stands above, below or within the other one', async () => {
    expect((await drop('子公司甲', '报关一部', -1)).body).toMatchObject({ success: true });
    expect(await below('公司')).toEqual(['子公司甲', '报关一部', '报关二部', '总经理岗']);
    await drop('子公司甲', '报关二部', 1);
    expect(await below('公司')).toEqual(['报关一部', '报关二部', '子公司甲', '总经理岗']);
    await drop('报关二部', '子公司甲', 0);
    expect([await below('公司'), await below('子公司甲')]).toEqual([
      ['报关一部', '子公司甲', '总经理岗'],
      ['报关二部'],
    ]);
    const moved = await resultOf<readonly Row[]>(admin, `${DEPART}queryDepartTreeSync?ids=${ids['报关二部']}`);
    expect(moved[0]).toMatchObject({ orgCode: 'A01A03A01', parentId: ids['子公司甲'] });
  });

  test('stands neither in itself nor below itself nor in another tenant', async () => {
    for (const [drag, target, place] of [
      ['子公司甲', '子公司甲', 0],
      ['子公司甲', '报关二部', 0],
      [`n-${ids['报关一部']}`, '公司', 0],
      ['报关一部', `n-${ids['公司']}`, 0],
    ] as const) {
      const { status, body } = await drop(drag, target, place);
      expect([status >= 400 || !body.success, body.success], JSON.stringify(body)).toEqual([true, false]);
    }
    expect(await below('公司')).toEqual(['报关一部', '子公司甲', '总经理岗']);
  });
});

describe('calls that need a right', () => {
  testRefusals(
    [
      { name: 'GET /sys/user/queryDepartPostByOrgCode?orgCode=A01' },
      { name: 'GET /sys/sysDepart/getDepartmentHead?departId=none' },
      {
        name: 'PUT /sys/sysDepart/updateChangeDepart',
        body: { dragId: 'a', dropId: 'b', dropPosition: 0, sort: 1 },
      },
    ],
    { idle: () => clerk, stranger: () => server.stranger },
  );

  test.each(['getUpdateDepartInfo', 'doUpdateDepartInfo', 'changeDepartChargePerson'])(
    '%s, which no page of that client calls, is none of ours',
    async (name) => {
      for (const method of ['GET', 'PUT'])
        expect((await callBy(admin, `${method} /sys/user/${name}`, method === 'PUT' ? {} : undefined)).status).toBe(
          404,
        );
    },
  );
});
