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

const LIST = 'GET /sys/user/listAll?column=createTime&order=desc&pageNo=1&pageSize=100&_t=1700000000000';

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

const recordsOf = async (client: TestClient, query = ''): Promise<readonly Row[]> =>
  Object(await resultOf(client, `${LIST}${query}`)).records;
const clerkRow = async (): Promise<Row> => (await recordsOf(admin, '&username=clerk'))[0] ?? {};

/** Fields of the form, filled from a row and sent back unchanged. */
const FORM = [
  'id username realname workNo post mainDepPostId otherDepPostId selectedroles selecteddeparts userIdentity departIds',
  'relTenantIds avatar birthday sex email phone telephone activitiSync izHideContact sort positionType',
]
  .join(' ')
  .split(' ');
const formOf = (row: Row): Row => Object.fromEntries(FORM.map((name) => [name, row[name]]));
const edit = (more: Row, client = admin) =>
  clerkRow().then((row) => callBy(client, 'POST /sys/user/edit', { ...formOf(row), ...more }));

const EXTRAS = ['main_dep_post_id', 'other_dep_post_id', 'iz_hide_contact', 'sort_no', 'position_type'] as const;
const stored = () =>
  server.services.db
    .selectFrom('sys_user')
    .where('username', '=', 'clerk')
    .select([...EXTRAS, 'user_identity', 'depart_ids', 'selecteddeparts', 'selectedroles', 'phone'])
    .executeTakeFirstOrThrow();

describe('the list of users', () => {
  test('has all that the form of that client is filled from', async () => {
    const row = await clerkRow();
    expect(row).toMatchObject({
      realname: '李制单',
      mainDepPostId: ids['一部经理岗'],
      mainDepPostId_dictText: '一部经理岗',
      otherDepPostId: ids['总经理岗'],
      otherDepPostId_dictText: '总经理岗',
      departIds: ids['报关一部'],
      departIds_dictText: '报关一部',
      belongDepIds: ids['报关一部'],
      orgCodeTxt: '报关一部',
      userIdentity: 2,
      izHideContact: '0',
      sort: null,
      positionType: null,
      relTenantIds: null,
    });
    expect(FORM.filter((name) => !Object.hasOwn(row, name))).toEqual([]);
    expect(Object.keys(row).filter((key) => /password|hash|secret/i.test(key))).toEqual([]);
  });

  test('is narrowed to a department and those below it', async () => {
    const names = (rows: readonly Row[]) => rows.map(({ username }) => username).sort();
    expect(names(await recordsOf(admin, `&departId=${ids['报关一部']}`))).toEqual(['clerk', 'reviewer']);
    expect(names(await recordsOf(admin, `&departId=${ids['公司']}`))).toEqual(
      expect.arrayContaining(['admin', 'clerk']),
    );
    expect(names(await recordsOf(neighbour, `&departId=${ids['报关一部']}`))).toEqual([]);
  });

  test('is of all tenants for the first one alone, else of the own one', async () => {
    const seen = await recordsOf(admin);
    expect(seen.map(({ username }) => username)).toEqual(expect.arrayContaining(['clerk', 'neighbour']));
    const theirs = (await recordsOf(neighbour)).map(({ username }) => username);
    expect(theirs).toContain('neighbour');
    expect(theirs).not.toContain('clerk');
  });
});

describe('an edit from that client', () => {
  test('that changes nothing keeps departments, identity and posts', async () => {
    const before = await stored();
    expect(before).toMatchObject({ user_identity: '2', depart_ids: ids['报关一部'], selecteddeparts: ids['报关一部'] });
    expect((await edit({})).body.success).toBe(true);
    expect(await stored()).toEqual(before);
  });

  test('changes posts, contact, order and type of position, and is logged', async () => {
    const more = {
      mainDepPostId: ids['一部专员岗'],
      otherDepPostId: '',
      izHideContact: '1',
      sort: 3,
      positionType: '1,2',
    };
    expect((await edit(more)).body.success).toBe(true);
    expect(await stored()).toMatchObject({
      main_dep_post_id: ids['一部专员岗'],
      other_dep_post_id: null,
      iz_hide_contact: '1',
      sort_no: 3,
      position_type: '1,2',
      depart_ids: ids['报关一部'],
    });
    expect(await clerkRow()).toMatchObject({ sort: 3, positionType: '1,2', izHideContact: '1' });
    const { db } = server.services;
    const logged = await db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_user_extras')
      .where('data_id', '=', clerk.userId)
      .select('changes')
      .execute();
    expect(JSON.stringify(logged)).toContain(ids['一部专员岗']);
  });

  test('without them, as from our own client, they stay', async () => {
    const before = await stored();
    const edited = { id: clerk.userId, realname: '李制单', phone: '13812345670' };
    expect((await callBy(admin, 'POST /sys/user/edit', edited)).body.success).toBe(true);
    expect(await stored()).toEqual({ ...before, phone: '13812345670' });
  });

  test.each([
    ['a department that is no post', { mainDepPostId: '{报关一部}' }, '/mainDepPostId'],
    ['an unknown post', { otherDepPostId: 'nowhere' }, '/otherDepPostId'],
    ['two main posts', { mainDepPostId: '{一部经理岗},{总经理岗}' }, '/mainDepPostId'],
    ['another word than 0 and 1', { izHideContact: 'yes' }, '/izHideContact'],
    ['an order that is no number', { sort: -1 }, '/sort'],
    ['types with other letters', { positionType: "1';" }, '/positionType'],
  ])('with %s is refused and changes nothing', async (_, sent, path) => {
    const before = await stored();
    const filled = JSON.parse(JSON.stringify(sent).replaceAll(/\{(.+?)\}(?=[,"])/g, (all, name) => ids[name] ?? all));
    const { status, body } = await edit(filled);
    expect([status, Object(body.result).problems?.[0]?.path]).toEqual([400, path]);
    expect(await stored()).toEqual(before);
  });
});

describe('calls that need a right', () => {
  testRefusals([{ name: 'GET /sys/user/listAll' }], { idle: () => clerk, stranger: () => server.stranger });
});

test('roles are told to those alone who may ask for them or change them', async () => {
  const { db } = server.services;
  const give = (right: string) =>
    db
      .insertInto('sys_role_permission')
      .columns(['role_id', 'permission_id'])
      .expression((of) =>
        of
          .selectFrom('sys_user_role as link')
          .innerJoin('sys_user as holder', 'holder.id', 'link.user_id')
          .crossJoin('sys_permission as permission')
          .where('holder.username', '=', 'clerk')
          .where('permission.perms', '=', right)
          .select(['link.role_id', 'permission.id']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const own = async () => (await recordsOf(clerk, '&username=clerk'))[0] ?? {};
  await give('system:user:list');
  expect(await own()).toMatchObject({ username: 'clerk', departIds: ids['报关一部'] });
  expect(await own()).not.toHaveProperty('selectedroles');
  await give('system:user:queryUserRole');
  expect(await own()).toHaveProperty('selectedroles');
});
