import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { textsOf } from '../../files/exports/exportClient.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callsOfRecords, CUSTOMER, EXPORT, type Tried } from './callsOfRecords.ts';
import { listedRoutes } from './listedRoutes.ts';

/** Values of hidden columns, comments on them, and values of a deleted record. */
const SECRETS = ['隐名七七', '改名七七', '隐人七七', '批注七七', '答复七七', '已删七七', '货主七七'];

/** Guarded columns for which nobody has the right. */
const HIDDEN = ['kehu:customer:field:name', 'kehu:customer:field:contacts:person', 'bgd:export:field:ownerName'];

let server: TestServer;
/** Holds every right except those of the guarded columns. */
let admin: TestClient;
const ids = { customer: '', gone: '', declaration: '', comment: '', exported: '', entries: ['', ''] };

/** Routes whose answers come from records: each must be tried. */
const OF_RECORDS =
  /^\/api\/(:part1\/:part2\/[^:/]+$|sys\/(dataLog|fieldComment|home|duplicate|exports|oss\/file\/(?!upload)|dashboard|dict\/(load|get|lookup|treeList))|online\/cgreport\/api\/|kehu\/|ywd\/)/;

const METHODS = ['GET', 'POST', 'DELETE'] as const;

interface Told {
  readonly url: string;
  readonly status: number;
  readonly secrets: readonly string[];
}

async function ask(route: string, { url, body, headers }: Tried): Promise<readonly Told[]> {
  const methods = METHODS.filter((method) => server.app.hasRoute({ method, url: `/api${route}` }));
  const told: Told[] = [];
  for (const method of methods) {
    const answer = await server.app.inject({
      method,
      url: encodeURI(`/api${url}`).replaceAll('%25', '%'),
      headers: { 'x-access-token': admin.token, ...headers },
      ...(method === 'POST' && { payload: Object(body) }),
    });
    const text = `${textsOf(answer.rawPayload)} ${JSON.stringify(answer.headers)}`;
    const asked = `${url} ${headers === undefined ? JSON.stringify(body) : ''}`;
    const secrets = SECRETS.filter((secret) => text.includes(secret) && !asked.includes(secret));
    told.push({ url: `${method} ${url}`, status: answer.statusCode, secrets });
  }
  return told;
}

async function askAll(isAsked: (route: string) => boolean = () => true): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [route, tried] of Object.entries(callsOfRecords(ids)).filter(([name]) => isAsked(name)))
    for (const call of tried) told.push(...(await ask(route, call)));
  return told;
}

const post = async (url: string, body: unknown, headers = {}): Promise<Readonly<Record<string, unknown>>> => {
  const { body: answer } = await admin.call({ method: 'POST', url, body, headers });
  if (!answer.success) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return Object(answer.result);
};

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
  const { db } = server.services;
  const right = { id: 'comment', name: '批注', menu_type: 2, perms: 'kehu:customer:comment', status: '1' };
  await db.insertInto('sys_permission').values(right).execute();
  const role = db.selectFrom('sys_role').select('id').where('role_code', '=', 'admin').where('tenant_id', '=', '1000');
  const { id: role_id } = await role.executeTakeFirstOrThrow();
  await db.insertInto('sys_role_permission').values({ role_id, permission_id: 'comment' }).execute();
  const contacts = [{ person: '隐人七七', phone: '1' }];
  ids.customer = String(
    (await post(`${CUSTOMER}/add`, { code: 'H-1', name: '隐名七七', contactsList: contacts }))['id'],
  );
  ids.gone = String((await post(`${CUSTOMER}/add`, { code: 'H-2', name: '已删七七' }))['id']);
  await admin.call({ method: 'DELETE', url: `${CUSTOMER}/delete?id=${ids.gone}` });
  ids.declaration = String((await post(`${EXPORT}/add`, { ownerName: '货主七七', contrNo: 'H-3' }))['id']);
  const edit = { id: ids.customer, version: 1, name: '改名七七' };
  await post(`${CUSTOMER}/edit`, edit, { 'x-idempotency-key': 'hidden-0001' });
  const said = '/sys/fieldComment';
  const page = '?page=crm/customer';
  const { comments } = await post(`${said}/add${page}`, { id: ids.customer, field: 'name', text: '批注七七' });
  ids.comment = String(Object(comments)[0].id);
  await post(`${said}/answer${page}`, { id: ids.customer, comment: ids.comment, text: '答复七七' });
  const order = { parameters: { exportFields: 'code,name', exportFormat: 'xlsx' }, fileName: 'x' };
  ids.exported = String((await post(`${CUSTOMER}/exportJob`, order))['id']);
  const isMade = async () => (await admin.call({ url: `/sys/exports/check?id=${ids.exported}` })).status;
  await vi.waitFor(async () => expect(await isMade()).toBe(200), { timeout: 30_000, interval: 200 });
  const entries = await db
    .selectFrom('sys_data_log')
    .select('id')
    .where('data_id', '=', ids.customer)
    .orderBy('data_version')
    .execute();
  ids.entries = entries.map(({ id }) => id);
}, 60_000);
afterAll(() => server.close());

test('every route that answers from records is tried below', () => {
  const urls = new Set(listedRoutes(server.app).map(({ url }) => url));
  const known = Object.keys(callsOfRecords(ids)).map((url) => `/api${url}`);
  expect([...urls].filter((url) => OF_RECORDS.test(url) && !known.includes(url))).toEqual([]);
  expect(known.filter((url) => !urls.has(url))).toEqual([]);
});

test('the content of a hidden column appears in no response, count, log or file', { timeout: 90_000 }, async () => {
  // A print file takes a second: its sheets reveal as much.
  const before = await askAll((route) => !/\/print(\/:code)?$/.test(route));
  expect(before.filter(({ status }) => status >= 500)).toEqual([]);
  // The same calls return the values to users who may see the columns.
  const telling = before.filter(({ secrets }) => secrets.length > 0).map(({ url }) => url.replace(/\?.*/, ''));
  for (const url of [
    `GET ${CUSTOMER}/list`,
    `GET ${CUSTOMER}/queryById`,
    `GET ${CUSTOMER}/exportXls`,
    `POST ${CUSTOMER}/edit`,
    `GET ${EXPORT}/queryById`,
    `GET ${EXPORT}/message`,
    'GET /sys/dataLog/list',
    'GET /sys/dataLog/queryCompareList',
    'GET /sys/dataLog/history',
    'GET /sys/dataLog/compare',
    'GET /sys/dataLog/lastChanges',
    'GET /sys/fieldComment/list',
    'GET /sys/home/search',
    'POST /sys/home/records',
    `GET /sys/exports/download/${ids.exported}`,
    'GET /online/cgreport/api/getData/party',
    'GET /online/cgreport/api/exportXls/party',
    'POST /sys/fieldComment/answer',
  ])
    expect(telling, url).toContain(url);
  for (const perms of HIDDEN)
    await server.services.db
      .insertInto('sys_permission')
      .values({ id: perms, name: perms, menu_type: 2, perms, perms_type: '1', status: '1' })
      .execute();
  const after = await askAll();
  expect(after.filter(({ secrets }) => secrets.length > 0)).toEqual([]);
  expect(after.filter(({ status }) => status >= 500)).toEqual([]);
  // The column name is hidden too: a reader of the log does not learn that the column was changed or commented on.
  const { body } = await admin.call({ url: `/sys/dataLog/list?dataId=${ids.customer}` });
  expect(JSON.stringify(body)).not.toMatch(/"name|客户名称|\\"name/);
});
