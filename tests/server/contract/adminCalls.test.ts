import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../server/records/operations/prepareRecords.ts';
import { formatText, serverText } from '../../../server/core/texts/serverText.ts';
import { referenceFolder, skipReason } from '../../reference/referenceData.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../testServer.ts';
import { administrationCalls } from '../compat/publicClient/everyCall/administrationCalls.ts';
import { binCalls } from '../compat/publicClient/everyCall/binCalls.ts';
import { departmentCalls, positionCalls } from '../compat/publicClient/everyCall/departmentCalls.ts';
import { faultsIn } from '../compat/publicClient/everyCall/drivenCall.ts';
import { managedCalls } from '../compat/publicClient/everyCall/managedCalls.ts';
import { noticeCalls } from '../compat/publicClient/everyCall/noticeCalls.ts';
import { shellCalls } from '../compat/publicClient/everyCall/shellCalls.ts';
import { dictsMarks } from './adminCalls/dicts.ts';
import { jobsMarks } from './adminCalls/jobs.ts';
import type { CallMark, FieldMark } from './adminCalls/marks.ts';
import { orgsMarks } from './adminCalls/orgs.ts';
import { rightsMarks } from './adminCalls/rights.ts';
import { rolesMarks } from './adminCalls/roles.ts';
import { standingMarks } from './adminCalls/standing.ts';
import { tenantsMarks } from './adminCalls/tenants.ts';
import { usersMarks } from './adminCalls/users.ts';

const AREAS = [rightsMarks, rolesMarks, usersMarks, orgsMarks, dictsMarks, jobsMarks, tenantsMarks, standingMarks];
const calls = AREAS.flatMap((area) => area.calls);
const fields = AREAS.flatMap((area) => area.fields);

/** Returns the lines of a list of the specification, without the head line. */
const linesOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(String(referenceFolder), '../spec', file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const nameOf = ({ method, path }: CallMark): string => `${method} ${path}`;
const lineOf = ({ page, part }: FieldMark): string => `${page} ${part}`;
const twice = (names: readonly string[]): readonly string[] => names.filter((name, n) => names.indexOf(name) !== n);

let server: TestServer;
let admin: TestClient;
let rows: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
  const { db } = server.services;
  const idOf = async (table: 'sys_role' | 'sys_depart' | 'sys_position'): Promise<string> =>
    (await db.selectFrom(table).where('tenant_id', '=', '1000').orderBy('id').select('id').executeTakeFirst())?.id ??
    '';
  const pages = db.selectFrom('sys_permission').where('menu_type', '<', 2).where('name', '=', '区域公司');
  const entry = await pages.select('id').executeTakeFirstOrThrow();
  rows = {
    tenantId: '1000',
    userId: (await server.signIn('clerk')).userId,
    roleId: await idOf('sys_role'),
    departId: await idOf('sys_depart'),
    positionId: await idOf('sys_position'),
    permissionId: entry.id,
  };
});
afterAll(() => server.close());

/** `?id={userId}` → `?id=e9ca…` */
const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (all, name: string) => rows[name] ?? all);

async function answerTo({ method, path, url = path, body, as = 'admin' }: CallMark): Promise<TestAnswer> {
  const client = as === 'stranger' ? server.stranger : as === 'admin' ? admin : await server.signIn(as);
  const sent = body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
  return client.call({
    method: method === 'UPLOADFILE' ? 'POST' : (method as 'GET'),
    url: filled(url),
    ...(sent === undefined ? {} : { body: filled(JSON.stringify(sent)) }),
  });
}

const marked = (wanted: CallMark['mark']): readonly (readonly [string, CallMark])[] =>
  calls.filter(({ mark }) => mark === wanted).map((mark) => [nameOf(mark), mark]);

const NO_SUCH_CALL = formatText(serverText('notFound'));
const isNoCall = ({ status, body }: TestAnswer): boolean =>
  status === 405 || (status === 404 && body.message === NO_SUCH_CALL);

const ENVELOPE = { success: 'boolean', code: 'number', message: 'text', timestamp: 'number' } as const;

/** Writes whose bodies are sent by other tests. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/sys/position/importExcel': 'tests/server/files/imports/importing.test.ts',
  '/sys/phoneLogin': 'tests/server/identity/verification/phoneLogin.test.ts',
  '/sys/sms': 'tests/server/identity/signing/signedCalls.test.ts',
  '/sys/thirdSms': 'tests/server/contract/clientCalls.ts',
  '/sys/user/register': 'tests/server/identity/registration/registration.test.ts',
  '/sys/user/phoneVerification': 'tests/server/identity/registration/registration.test.ts',
};

describe('the calls that the public client’s administration sends', () => {
  test.each(marked('built'))('%s is there for an administrator', async (_, mark) => {
    const answer = await answerTo(mark);
    const said = `${answer.status} ${JSON.stringify(answer.body)}`;
    expect(isNoCall(answer), said).toBe(false);
    expect([401, 403], said).not.toContain(answer.status);
    expect(answer.status, said).toBeLessThan(500);
    expect(faultsIn(ENVELOPE, answer.body), said).toEqual([]);
    if (mark.method === 'GET') expect([200, 404], said).toContain(answer.status);
  });

  test.each(marked('404'))('%s is no call of ours', async (_, mark) => {
    const { status, body } = await answerTo(mark);
    expect([status, body.success, body.message]).toEqual([404, false, NO_SUCH_CALL]);
  });

  test.each(marked('refused'))('%s is refused in words', async (_, mark) => {
    const { status, body } = await answerTo(mark);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect([body.success, body.message]).toEqual([false, expect.stringMatching(/\p{Script=Han}/u)]);
    expect(body.message).not.toBe(NO_SUCH_CALL);
  });

  test.skipIf(referenceFolder === undefined)(`are all marked, each once (${skipReason})`, () => {
    const listed = [...new Set(linesOf('admin-calls.tsv').map(([, method = '', path = '']) => `${method} ${path}`))];
    const all = calls.map(nameOf);
    expect(twice(all)).toEqual([]);
    expect([...all].sort()).toEqual(listed.sort());
  });
});

test('every write is tested with the fields that the client sends', () => {
  const bare = calls.filter(
    ({ mark, method, body, url }) => mark === 'built' && method !== 'GET' && body === undefined && url === undefined,
  );
  const tables = [
    administrationCalls,
    binCalls,
    departmentCalls,
    managedCalls,
    noticeCalls,
    positionCalls,
    shellCalls,
  ].flat();
  const made = new Set([
    ...fields.flatMap((mark) => ('form' in mark ? [mark.form] : [])),
    ...tables.map(({ call }) => (call.split(' ')[1] ?? '').replace(/\?.*/, '')),
    ...Object.keys(ELSEWHERE),
  ]);
  expect(bare.length).toBeGreaterThan(50);
  expect(bare.map(({ path }) => path).filter((path) => !made.has(path))).toEqual([]);
  for (const [path, file] of Object.entries(ELSEWHERE))
    expect([path, readFileSync(file, 'utf8').includes(path.replace(/^\/sys\/(position\/)?/, ''))]).toEqual([
      path,
      true,
    ]);
});

/** Names of fields by `page part`; the text after a name (`<JInput>`, `dict:sex`) says how the client renders it. */
const clientFields = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    linesOf('admin-fields.tsv').map(([page = '', part = '', names = '']) => [
      `${page} ${part}`,
      [...new Set(names.split(' ').filter((name) => /^\w+$/.test(name)))],
    ]),
  );

const REASONS = { without: {} };

async function checkForm(mark: Extract<FieldMark, { readonly form: string }>, names: readonly string[]): Promise<void> {
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  const body = filled(JSON.stringify({ ...blank, ...mark.body }));
  const { form, method = 'POST', as } = mark;
  const client = as === undefined ? admin : await server.signIn(as);
  const { body: answer, headers } = await client.call({ method, url: filled(form), body });
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  const ignored = String(headers['x-ignored-properties'] ?? '').split(', ');
  const { without = {} } = { ...REASONS, ...mark };
  const wanted = names.filter((name) => !(name in without));
  expect(ignored.map((pointer) => pointer.slice(1)).filter((name) => wanted.includes(name))).toEqual([]);
}

async function checkList({ list }: { readonly list: string }, names: readonly string[]): Promise<void> {
  const { status, body } = await admin.call({ url: filled(list) });
  expect(status, JSON.stringify(body)).toBe(200);
  const result = Object(body.result);
  const records: readonly unknown[] = Array.isArray(result) ? result : result.records;
  expect(Array.isArray(records), JSON.stringify(body)).toBe(true);
  for (const record of records) expect(Object.keys(Object(record))).toEqual(expect.arrayContaining([...names]));
}

async function checkQuery(
  mark: Extract<FieldMark, { readonly query: string }>,
  names: readonly string[],
): Promise<void> {
  const url = filled(mark.query);
  for (const name of names) {
    const value = encodeURIComponent(mark.values?.[name] ?? '1');
    const { status, body } = await admin.call({ url: `${url}${url.includes('?') ? '&' : '?'}${name}=${value}` });
    expect([name, status, body.success], JSON.stringify(body)).toEqual([name, 200, true]);
  }
}

/** Creates records before lists of them are read. */
const inOrder = [...fields].sort((a, b) => Number('form' in b) - Number('form' in a));

describe.skipIf(referenceFolder === undefined)(`the fields of that client (${skipReason})`, () => {
  const known = referenceFolder === undefined ? new Map<string, readonly string[]>() : clientFields();

  const tried = inOrder.filter((mark) => !('none' in mark)).map((mark) => [lineOf(mark), mark] as const);

  test.each(tried)('of %s are read and sent as they are there', async (_, mark) => {
    const { without = {} } = { ...REASONS, ...mark };
    const all = known.get(lineOf(mark)) ?? [];
    expect(all, lineOf(mark)).toEqual(expect.arrayContaining(Object.keys(without)));
    const names = all.filter((name) => !Object.hasOwn(without, name));
    if ('form' in mark) await checkForm(mark, names);
    else if ('list' in mark) await checkList(mark, names);
    else if ('query' in mark) await checkQuery(mark, names);
  });

  test('are all marked, each once', () => {
    const all = fields.map(lineOf);
    expect(twice(all)).toEqual([]);
    expect(all.sort()).toEqual([...known.keys()].sort());
  });
});
