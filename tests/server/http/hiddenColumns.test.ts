import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareRecords } from '../../../server/records/prepareRecords.ts';
import { textsOf } from '../exports/exportClient.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';
import { listedRoutes } from './listedRoutes.ts';

/** What stands in hidden columns, in what was said of them, and in a record that was removed. */
const SECRETS = ['隐名七七', '改名七七', '隐人七七', '批注七七', '答复七七', '已删七七', '货主七七'];

/** Columns that are guarded and that nobody holds. */
const HIDDEN = ['kehu:customer:field:name', 'kehu:customer:field:contacts:person', 'bgd:export:field:ownerName'];

const CUSTOMER = '/kehu/customer';
const EXPORT = '/bgd/export';

let server: TestServer;
/** Holds every right there is, but for the guarded columns. */
let admin: TestClient;
const ids = { customer: '', gone: '', declaration: '', comment: '', exported: '', entries: ['', ''] };

interface Tried {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where answers come from records: each route below must be tried. */
const OF_RECORDS =
  /^\/api\/(:part1\/:part2\/[^:/]+$|sys\/(dataLog|fieldComment|home|duplicate|exports|oss\/file|dashboard|dict\/(load|get|lookup|treeList))|online\/cgreport\/api\/|kehu\/|ywd\/)/;

/** By address below /api; a family is tried at customers and declarations. Empty: said why beside it. */
const calls = (): Readonly<Record<string, readonly Tried[]>> => {
  const { customer, gone, declaration, comment } = ids;
  const family = (operation: string, query = '', body?: unknown): readonly Tried[] =>
    [
      [CUSTOMER, customer],
      [EXPORT, declaration],
    ].map(([url = '', id = '']) => ({ url: `${url}/${operation}${query.replace('{id}', id)}`, body }));
  const edit = { id: customer, version: 1, name: '改名七七' };
  const repeated = { url: `${CUSTOMER}/edit`, body: edit, headers: { 'x-idempotency-key': 'hidden-0001' } };
  const search = (text: string): Tried => ({ url: `/sys/home/search?text=${text}` });
  const log = (call: string) => [
    { url: `/sys/dataLog/${call}?page=crm/customer&id=${customer}&from=1&to=2` },
    { url: `/sys/dataLog/${call}?page=customs/export-declaration&id=${declaration}&from=1&to=1` },
    { url: `/sys/dataLog/${call}?table=crm_customer&id=${customer}&from=1&to=2` },
    { url: `/sys/dataLog/${call}?table=crm_customer&id=${gone}&from=1&to=1` },
    { url: `/sys/dataLog/${call}?table=sys_field_comment&id=${comment}&from=1&to=1` },
  ];
  const said = `?page=crm/customer`;
  const report = (call: string, query = ''): readonly Tried[] =>
    ['party', 'export_goods'].map((code) => ({ url: `/online/cgreport/api/${call}/${code}${query}` }));
  const dictionary = (call: string, rest = ''): readonly Tried[] => [
    { url: `/sys/dict/${call}/${encodeURIComponent('crm_customer,name,code')}${rest}` },
  ];
  const nothing: readonly Tried[] = [];
  return {
    '/:part1/:part2/list': [...family('list', '?pageSize=50'), { url: `${CUSTOMER}/list?name=隐名七七` }],
    '/:part1/:part2/queryById': family('queryById', '?id={id}'),
    '/:part1/:part2/totals': family('totals'),
    '/:part1/:part2/tabCounts': family('tabCounts'),
    '/:part1/:part2/exportXls': family('exportXls', '?exportFormat=xlsx'),
    '/:part1/:part2/exportJob': family('exportJob', '', {
      parameters: { exportFields: 'name,ownerName' },
      fileName: 'x',
    }),
    '/:part1/:part2/edit': [repeated, { url: `${CUSTOMER}/edit`, body: { ...edit, name: undefined } }],
    '/:part1/:part2/add': [{ url: `${CUSTOMER}/add`, body: { code: 'H-1' } }],
    '/:part1/:part2/delete': family('delete', '?id={id}&version=77'),
    '/:part1/:part2/deleteBatch': family('deleteBatch', '?ids={id}&versions=77'),
    '/:part1/:part2/transition': family('transition', '', { id: declaration, version: 77, transition: 'submit' }),
    '/:part1/:part2/transitionBatch': [
      {
        url: `${EXPORT}/transitionBatch`,
        body: { records: [{ id: declaration, version: 1 }], transition: 'submit', trial: true },
      },
    ],
    '/:part1/:part2/print': family('print', '?id={id}', { id: declaration }),
    '/:part1/:part2/printChoices': family('printChoices'),
    '/:part1/:part2/printPages': [{ url: `${EXPORT}/printPages`, body: { ids: declaration, id: declaration } }],
    '/:part1/:part2/printPaper': [{ url: `${EXPORT}/printPaper`, body: { ids: declaration, id: declaration } }],
    '/:part1/:part2/message': family('message', '?id={id}'),
    '/:part1/:part2/childList': family('childList', '?parentId=0'),
    '/:part1/:part2/getChildListBatch': family('getChildListBatch', '?parentIds=0'),
    '/:part1/:part2/views': family('views'),
    '/:part1/:part2/saveView': [{ url: `${CUSTOMER}/saveView`, body: {} }],
    '/:part1/:part2/deleteView': family('deleteView', '?id=none'),
    '/:part1/:part2/defaultView': [{ url: `${CUSTOMER}/defaultView`, body: { id: null } }],
    '/:part1/:part2/teamColumns': [{ url: `${CUSTOMER}/teamColumns`, body: { columns: null } }],
    '/:part1/:part2/importTemplate': family('importTemplate'),
    '/:part1/:part2/importHistory': family('importHistory'),
    '/:part1/:part2/importState': family('importState', '?token=none'),
    '/:part1/:part2/importMap': family('importMap', '', { token: 'none', choices: [] }),
    '/:part1/:part2/importCheck': family('importCheck', '', { token: 'none' }),
    '/:part1/:part2/importCommit': family('importCommit', '', { token: 'none' }),
    '/:part1/:part2/importCancel': family('importCancel', '', { token: 'none' }),
    '/:part1/:part2/importUndo': family('importUndo', '', { token: 'none' }),
    // They tell what the sheet says, by the columns that its sender may change.
    '/:part1/:part2/importExcel': nothing,
    '/:part1/:part2/importPreview': nothing,
    '/sys/dataLog/list': [{ url: '/sys/dataLog/list?pageSize=100' }],
    '/sys/dataLog/queryDataVerList': [
      { url: `/sys/dataLog/queryDataVerList?dataTable=crm_customer&dataId=${customer}` },
    ],
    '/sys/dataLog/queryCompareList': [
      { url: `/sys/dataLog/queryCompareList?dataId1=${ids.entries[0]}&dataId2=${ids.entries[1]}` },
    ],
    '/sys/dataLog/history': log('history'),
    '/sys/dataLog/compare': log('compare'),
    '/sys/dataLog/lastChanges': log('lastChanges').slice(0, 2),
    '/sys/fieldComment/list': [{ url: `/sys/fieldComment/list${said}&id=${customer}` }],
    '/sys/fieldComment/add': [
      { url: `/sys/fieldComment/add${said}`, body: { id: customer, field: null, text: '一般' } },
    ],
    '/sys/fieldComment/answer': [
      { url: `/sys/fieldComment/answer${said}`, body: { id: customer, comment, text: '再答' } },
    ],
    '/sys/fieldComment/resolve': [
      { url: `/sys/fieldComment/resolve${said}`, body: { id: customer, comment, resolved: true } },
    ],
    '/sys/home/search': [search('七七'), search('H-1')],
    '/sys/home/records': [
      {
        url: '/sys/home/records',
        body: {
          records: [
            { page: 'crm/customer', id: customer },
            { page: 'customs/export-declaration', id: declaration },
          ],
        },
      },
    ],
    '/sys/home/todos': [{ url: '/sys/home/todos' }],
    '/sys/home/actions': [{ url: '/sys/home/actions' }],
    '/sys/dashboard/declarations': [{ url: '/sys/dashboard/declarations?period=days' }],
    '/sys/duplicate/check': [
      { url: '/sys/duplicate/check?tableName=crm_customer&fieldName=name&fieldVal=x' },
      { url: '/sys/duplicate/check?tableName=crm_customer&fieldName=code&fieldVal=H-1' },
    ],
    '/sys/exports': [{ url: '/sys/exports' }],
    '/sys/exports/check': [{ url: `/sys/exports/check?id=${ids.exported}` }],
    '/sys/exports/cancel': [{ url: '/sys/exports/cancel', body: { id: 'none' } }],
    '/sys/exports/download/:id': [{ url: `/sys/exports/download/${ids.exported}` }],
    '/sys/oss/file/download': [{ url: '/sys/oss/file/download?id=none' }],
    '/kehu/ywinfoKehu/check': [{ url: '/kehu/ywinfoKehu/check', body: { code: 'H-1' } }],
    '/ywd/ywYwd/check': [{ url: '/ywd/ywYwd/check', body: { code: 'H-1' } }],
    '/sys/dict/loadTreeData': [
      { url: '/sys/dict/loadTreeData?tableName=crm_customer&text=name&code=code&pidField=id' },
    ],
    '/sys/dict/loadDict/:code': dictionary('loadDict', '?pageSize=100'),
    '/sys/dict/loadDict2/:code': dictionary('loadDict2', '?pageSize=100'),
    '/sys/dict/loadDictOrderByValue/:code': dictionary('loadDictOrderByValue', '?pageSize=100'),
    '/sys/dict/loadDictItem/:code': dictionary('loadDictItem', '?key=H-1'),
    '/sys/dict/lookup/:code': dictionary('lookup', '?keys=H-1'),
    '/sys/dict/getDictItems/:code': dictionary('getDictItems'),
    '/sys/dict/getDictText/:code/:key': dictionary('getDictText', '/H-1'),
    '/sys/dict/treeList': [{ url: '/sys/dict/treeList' }],
    '/online/cgreport/api/getData/:code': report('getData', '?pageSize=50'),
    '/online/cgreport/api/getColumnsAndData/:code': report('getColumnsAndData'),
    '/online/cgreport/api/getDataOrderByValue/:code': report(
      'getDataOrderByValue',
      '?order_field=code&order_value=H-1',
    ),
    '/online/cgreport/api/getTotals/:code': report('getTotals'),
    '/online/cgreport/api/getChart/:code': report('getChart', '?_chart=0'),
    '/online/cgreport/api/getRpColumns/:code': report('getRpColumns'),
    '/online/cgreport/api/getColumns/:code': report('getColumns'),
    '/online/cgreport/api/getQueryInfo/:code': report('getQueryInfo'),
    '/online/cgreport/api/getParamsInfo/:code': report('getParamsInfo'),
    '/online/cgreport/api/exportXls/:code': report('exportXls', '?exportFormat=xlsx'),
    '/online/cgreport/api/print/:code': report('print').slice(0, 1),
    '/online/cgreport/api/printPages/:code': report('printPages'),
    '/online/cgreport/api/views/:code': report('views'),
    '/online/cgreport/api/saveView/:code': [{ url: '/online/cgreport/api/saveView/party', body: {} }],
    '/online/cgreport/api/deleteView/:code': report('deleteView', '?id=none'),
    '/online/cgreport/api/defaultView/:code': [{ url: '/online/cgreport/api/defaultView/party', body: { id: null } }],
    // Asks a data source of the administrator's whether it is there.
    '/online/cgreport/api/testConnection': nothing,
  };
};

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

async function askAll(): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [route, tried] of Object.entries(calls()))
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
  const known = Object.keys(calls()).map((url) => `/api${url}`);
  expect([...urls].filter((url) => OF_RECORDS.test(url) && !known.includes(url))).toEqual([]);
  expect(known.filter((url) => !urls.has(url))).toEqual([]);
});

test(
  'what stands in a hidden column is in no answer, in words, counts of rows, logs or files',
  { timeout: 90_000 },
  async () => {
    const before = await askAll();
    expect(before.filter(({ status }) => status >= 500)).toEqual([]);
    // The same calls tell it to who may see the columns.
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
    // Neither the name of the column: who reads the log is not told that it was changed or spoken of.
    const { body } = await admin.call({ url: `/sys/dataLog/list?dataId=${ids.customer}` });
    expect(JSON.stringify(body)).not.toMatch(/"name|客户名称|\\"name/);
  },
);
