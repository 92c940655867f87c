import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isServedByRoutes } from '../../../../engine/index.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { openSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { answersViewing, NAMED_READS } from '../../../../server/identity/authorization/viewingCalls.ts';
import { publish } from '../../insight/notices/announcements.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { listedRoutes, type ListedRoute } from './listedRoutes.ts';
import { EVERY_SESSION, NAMES_COLLEAGUES, PUBLIC } from './openRoutes.ts';
import { ADMINISTERED } from './administered.ts';
import { addStoredFile } from './storedFileOfTenant.ts';
import { addRule, entryOfCustomers, RULE_ID } from './ruleOfTenant.ts';
import { everyTable } from './everyTable.ts';
import { addPeople, addSecondAdmin } from './peopleOfRoutes.ts';
import { callsOf, type TriedCall, type Wanted } from './routeCalls.ts';

const TENANT = '1000';
const FOREIGN = '2000';

let server: TestServer;
let admin: TestClient;
let routes: readonly ListedRoute[];
let wanted: Wanted;
/** Texts that occur only in the first tenant's data. */
let secrets: readonly string[];

type Row = Readonly<Record<string, unknown>>;

const rowsOf = async (table: string): Promise<readonly Row[]> =>
  (
    await sql<Row>`select * from ${sql.table(table)} where tenant_id = ${TENANT} order by id`.execute(
      server.services.db,
    )
  ).rows;

/** Pages whose records the record store keeps; records of the others are written by their own calls. */
const storedPages = () => server.services.schemas.pages().filter(({ resource }) => !isServedByRoutes(resource.table));

const tables = (): readonly string[] => [
  ...new Set(storedPages().flatMap(({ resource, details }) => [resource.table, ...details.map(({ table }) => table)])),
];

const stored = async (): Promise<unknown> =>
  Object.fromEntries(
    await Promise.all(
      [...tables(), 'sys_user', 'sys_permission_data_rule'].map(async (table) => [table, await rowsOf(table)] as const),
    ),
  );

async function addRecords(): Promise<void> {
  for (const { id, resource } of storedPages().filter(
    (page) => !/-base$|announcement|^system\/(file|job-run|message|department-role)$/.test(page.id),
  )) {
    const named = /^(crm|procurement|system)\//.test(id)
      ? {
          code: `K0001-${id}`.slice(0, 20),
          name: '只属一家的单位',
          ...(id === 'crm/supplier' ? { type: 'goods' } : {}),
          ...ADMINISTERED[id],
        }
      : { ownerName: '只属一家的货主' };
    const { body } = await admin.call({ method: 'POST', url: `${resource.url}/add`, body: named });
    if (!body.success) throw new Error(`${id}: ${JSON.stringify(body)}`);
  }
}

/** Contained in every refusal: the administrator's name occurs in it. */
const SAID_ANYWAY = '管理员';

const text = (value: unknown): readonly string[] =>
  typeof value === 'string' && value.length > 2 && value !== SAID_ANYWAY ? [value] : [];

async function findSecrets(): Promise<readonly string[]> {
  const ids = await Promise.all(tables().map(async (table) => (await rowsOf(table)).flatMap(({ id }) => text(id))));
  const names = (await rowsOf('crm_customer')).flatMap(({ name, code }) => [...text(name), ...text(code)]);
  const people = (await rowsOf('sys_user')).flatMap(({ id, realname }) =>
    id === 'idle' ? [] : [...text(id), ...text(realname)],
  );
  const departments = (await rowsOf('sys_depart')).flatMap(({ id }) => text(id));
  const theirs = ids.flat().filter((id) => id !== 'idle');
  return [...theirs, ...names, ...people, ...departments, '只给制单员的公告', '只属一家', RULE_ID];
}

async function findWanted(announcementId: string): Promise<Wanted> {
  const families = await Promise.all(
    storedPages()
      .filter(({ id }) => !id.endsWith('-base'))
      .map(async ({ resource: { url, table } }) => {
        const [first = {}] = await rowsOf(table);
        const { body } = await admin.call({ url: `${url}/queryById?id=${String(first['id'])}` });
        return { url, record: body.success ? Object(body.result) : first };
      }),
  );
  const { body } = await admin.call({ url: '/sys/online/list?pageSize=100' });
  const online: readonly Row[] = Object(body.result).records;
  const clerk = online.find(({ username }) => username === 'clerk');
  return {
    families,
    announcementId,
    fileId: String((await rowsOf('stored_file'))[0]?.['id']),
    userId: String((await rowsOf('sys_user')).find(({ username }) => username === 'clerk')?.['id']),
    departmentId: String((await rowsOf('sys_depart')).find(({ org_code }) => org_code === 'A01')?.['id']),
    sessionId: String(clerk?.['token']),
    ruleId: RULE_ID,
    entryId: await entryOfCustomers(server.services.db),
    roleId: String((await rowsOf('sys_role')).find(({ role_code }) => role_code === 'clerk')?.['id']),
    dictionaries: ['staff_name', 'sys_user,realname,username', 'currency', 'bgd_status'],
    reports: ['party', 'staff', 'example_party'],
    pageIds: ['customs/export-declaration', 'crm/customer'],
  };
}

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  await addPeople(server.services.db, { own: TENANT, foreign: FOREIGN });
  admin = await server.signIn('admin');
  const { userId } = await server.signIn('clerk');
  await addRecords();
  const toClerk = { msgType: 'USER', userIds: userId, userNames: 'clerk' };
  await addStoredFile(server, TENANT);
  await addRule(server.services.db, TENANT);
  const announcementId = await publish(admin, { titile: '只给制单员的公告', ...toClerk });
  wanted = await findWanted(announcementId);
  secrets = await findSecrets();
  routes = listedRoutes(server.app);
}, 60_000);
afterAll(() => server.close());

interface Answered {
  readonly route: ListedRoute;
  readonly url: string;
  readonly status: number;
  readonly result: unknown;
  /** Secrets of the first tenant found in body or headers. */
  readonly leaks: readonly string[];
}

const resultIn = (body: string): unknown => {
  try {
    return Object(JSON.parse(body)).result ?? null;
  } catch {
    return body === '' ? null : body;
  }
};

async function tokenOf(who: string | undefined): Promise<Readonly<Record<string, string>>> {
  if (who === undefined) return {};
  return { 'x-access-token': await openSession(server.services.db, { userId: who, ip: '127.0.0.1' }) };
}

async function ask(route: ListedRoute, call: TriedCall, headers: Readonly<Record<string, string>>): Promise<Answered> {
  const {
    statusCode,
    body,
    headers: said,
  } = await server.app.inject({
    method: call.method as 'GET',
    url: call.url.replace(/^\*/, '/'),
    headers: { ...headers, ...(call.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(call.body === undefined || ['GET', 'HEAD'].includes(call.method) ? {} : { payload: JSON.stringify(call.body) }),
  });
  const whole = `${body} ${JSON.stringify(said)}`;
  // Echoes of the caller's own input are no leaks: refusals may name it, and a new record of its own tenant contains
  // it.
  const asked = `${decodeURIComponent(call.url)} ${JSON.stringify(call.body ?? '')}`;
  const isEcho = statusCode >= 400 || /\/add(\?|$)/.test(call.url);
  const leaks = secrets.filter((secret) => whole.includes(secret) && !(isEcho && asked.includes(secret)));
  return { route, url: `${call.method} ${call.url}`, status: statusCode, result: resultIn(body), leaks };
}

async function askAll(
  who: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Answered[]> {
  const answers: Answered[] = [];
  let token = await tokenOf(who);
  for (const route of routes)
    for (const call of callsOf(route, wanted)) {
      answers.push(await ask(route, call, { ...token, ...more }));
      if (route.url === '/api/sys/logout') token = await tokenOf(who);
    }
  return answers;
}

const inBrief = (answers: readonly Answered[]): readonly string[] =>
  answers.map(({ url, status, leaks }) => `${url.slice(0, 120)} → ${status} ${leaks.slice(0, 3).join(' ')}`);

const isOpen = ({ route: { url } }: Answered): boolean => Object.hasOwn(PUBLIC, url);
const DENIED = new Set([401, 403, 404]);
const isDenied = ({ status, result }: Answered): boolean => DENIED.has(status) && result === null;

// Several thousand sequential calls take a while on a busy machine.
describe('every route that the server lists', { timeout: 120_000 }, () => {
  test('is known to this test: the lists of public routes name only existing ones', () => {
    const urls = new Set(routes.map(({ url }) => url));
    expect(routes.length).toBeGreaterThan(100);
    expect([...Object.keys(PUBLIC), ...Object.keys(EVERY_SESSION)].filter((url) => !urls.has(url))).toEqual([]);
    for (const { method, url } of routes) {
      const known = server.app.hasRoute({ method: method as 'GET', url: url === '*' ? '/*' : url });
      expect(known, `${method} ${url}`).toBe(true);
    }
  });

  test('gives its data to somebody who may, so that the refusals below say something', async () => {
    const telling = [
      '/api/:part1/:part2/list',
      '/api/:part1/:part2/queryById',
      '/api/sys/dict/getDictItems/:code',
      '/api/sys/dict/loadDict2/:code',
      '/api/sys/dict/loadDictOrderByValue/:code',
      '/api/sys/dict/getDictText/:code/:key',
      '/api/sys/dict/lookup/:code',
      '/api/online/cgreport/api/getData/:code',
      '/api/online/cgreport/api/getColumnsAndData/:code',
      '/api/sys/annountCement/queryById',
      '/api/sys/user/list',
      '/api/sys/oss/file/download',
      '/api/sys/permission/queryPermissionRule',
      '/api/sys/permission/getPermRuleListByPermId',
    ];
    for (const url of telling) {
      const calls = callsOf({ method: 'GET', url }, wanted);
      const answers = await Promise.all(
        calls.map((call) => ask({ method: 'GET', url }, call, { 'x-access-token': admin.token })),
      );
      expect(
        answers.some(({ leaks }) => leaks.length > 0),
        `${url} ${inBrief(answers).join('\n')}`,
      ).toBe(true);
    }
  });

  test('answers nobody without a token, but for what must be public', async () => {
    const answers = await askAll(undefined);
    const wrong = answers.filter((one) =>
      isOpen(one) ? one.leaks.length > 0 : one.status !== 401 || one.result !== null,
    );
    expect(inBrief(wrong)).toEqual([]);
    expect(inBrief(answers.filter(({ status }) => status >= 500))).toEqual([]);
  });

  test('answers a user without rights with nothing of the business', async () => {
    const before = await stored();
    const answers = await askAll('idle');
    // A call of a page's family may be answered by a more specific route.
    const isListed = (url: string, leaks: readonly string[]): boolean =>
      Object.hasOwn(EVERY_SESSION, url) && (leaks.length === 0 || NAMES_COLLEAGUES.has(url));
    const isOwn = ({ route, url, leaks }: Answered): boolean =>
      isListed(route.url, leaks) || isListed(url.replace(/^\w+ |\?.*$/g, ''), leaks);
    expect(inBrief(answers.filter((one) => !isOpen(one) && !isDenied(one) && !isOwn(one)))).toEqual([]);
    expect(inBrief(answers.filter(({ status }) => status >= 500))).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test('shows and changes nothing of another tenant, whatever rights are held in the own one', async () => {
    const before = await stored();
    const answers = await askAll('foreign');
    expect(inBrief(answers.filter(({ leaks }) => leaks.length > 0))).toEqual([]);
    expect(inBrief(answers.filter(({ status }) => status >= 500))).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await admin.call({ url: '/sys/user/getUserInfo' })).status).toBe(200);
  });

  test('permits only reads while viewing as another user, and no call changes anything', async () => {
    const known = [...NAMED_READS].filter((url) => !routes.some((route) => route.url === `/api${url}`));
    expect(known).toEqual([]);
    await addSecondAdmin(server.services.db, TENANT);
    const { body } = await admin.call({ method: 'POST', url: '/sys/user/viewAs', body: { id: 'second' } });
    const { token } = body.result as { readonly token: string };
    const before = await everyTable(server.services.db);
    const answers: Answered[] = [];
    for (const route of routes.filter(({ url }) => url !== '/api/sys/logout' && !Object.hasOwn(PUBLIC, url)))
      for (const call of callsOf(route, wanted).slice(0, 2))
        answers.push(await ask(route, call, { 'x-access-token': token }));
    const isRead = ({ route: { method, url } }: Answered): boolean => answersViewing(method, url.slice('/api'.length));
    const isRefused = ({ status, result }: Answered): boolean => (status === 403 || status === 404) && result === null;
    expect(inBrief(answers.filter((one) => !isRead(one) && !isRefused(one)))).toEqual([]);
    expect(inBrief(answers.filter(({ status }) => status >= 500))).toEqual([]);
    expect(answers.filter((one) => isRead(one) && one.status === 200).length).toBeGreaterThan(100);
    expect(await everyTable(server.services.db)).toEqual(before);
  });

  test('refuses another tenant named in the header [D38]', async () => {
    const answers = await askAll('foreign', { 'tenant-id': TENANT });
    expect(inBrief(answers.filter((one) => !isOpen(one) && (one.status !== 403 || one.result !== null)))).toEqual([]);
  });
});
