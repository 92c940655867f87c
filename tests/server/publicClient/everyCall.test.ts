import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../server/records/prepareRecords.ts';
import { referenceFolder, skipReason } from '../../reference/referenceData.ts';
import { sendForm, sheetForm } from '../imports/sheets.ts';
import { SECOND_TENANT } from '../secondTenant.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../testServer.ts';
import { binCalls, UNANSWERED } from './everyCall/binCalls.ts';
import { departmentCalls, positionCalls } from './everyCall/departmentCalls.ts';
import { faultsIn, valueAt, type DrivenCall } from './everyCall/drivenCall.ts';
import { managedCalls } from './everyCall/managedCalls.ts';
import { noticeCalls } from './everyCall/noticeCalls.ts';
import { shellCalls } from './everyCall/shellCalls.ts';
import { tenantCalls } from './everyCall/tenantCalls.ts';
import { callBy } from './publicCalls.ts';

/** In the order in which somebody goes through the pages: later calls use what earlier ones made. */
const SECTIONS: Readonly<Record<string, readonly DrivenCall[]>> = {
  'sign-in and shell': shellCalls,
  'departments and posts': departmentCalls,
  positions: positionCalls,
  tenants: tenantCalls,
  'notices and messages': noticeCalls,
  'users, files, jobs, log, white list': managedCalls,
  'dictionaries, pickers, bins': binCalls,
};
const CALLS = Object.values(SECTIONS).flat();
const NOT_ANSWERED = Object.values(UNANSWERED).flat();

const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10';

let server: TestServer;
/** What earlier calls kept, by name. */
const kept = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  const { db } = server.services;
  const rights = await db.selectFrom('sys_permission').where('del_flag', '=', 0).select('id').execute();
  kept.set('allRights', rights.map(({ id }) => id).join(','));
  const theirs = db.selectFrom('sys_depart').where('tenant_id', '=', SECOND_TENANT).where('org_code', '=', 'A01A01');
  kept.set('theirDepartId', (await theirs.select('id').executeTakeFirstOrThrow()).id);
  // What staff did before; the log of sign-ins and operations writes itself meanwhile.
  for (const log_type of [1, 2, 4]) {
    const call = { ip: '10.0.0.9', request_url: '/api/x', method: 'POST', cost_ms: 12, client_type: 'pc' as const };
    const who = { tenant_id: '1000', username: 'admin', realname: '管理员', operate_type: 3 };
    await db
      .insertInto('sys_log')
      .values({ id: `entry-${log_type}`, log_content: '内容', log_type, ...who, ...call })
      .execute();
  }
});
afterAll(() => server.close());

/** Throws where no earlier call kept what a later one needs. */
const filled = (text: string): string =>
  text.replaceAll('{P}', PAGE).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = kept.get(name);
    if (value === undefined) throw new Error(`nothing was kept as ${name}`);
    return value;
  });

const clientOf = (who: DrivenCall['as']): TestClient => {
  const token = who === 'stranger' ? '' : (kept.get(`${who ?? 'admin'}Token`) ?? '');
  const tenant = { 'x-tenant-id': who === 'neighbour' ? SECOND_TENANT : '1000' };
  const headers = token === '' ? {} : { 'x-access-token': token, ...tenant };
  return {
    token,
    userId: '',
    call: (call) => server.stranger.call({ ...call, headers: { ...call.headers, ...headers } }),
  };
};

/** As that client's requests are: GET with a time, fields of some forms in the address besides. */
function addressOf({ call, body, isTwice }: DrivenCall): readonly [method: string, url: string] {
  const [method = 'GET', ...rest] = filled(call).split(' ');
  const more = [
    ...(isTwice === true ? [String(new URLSearchParams(JSON.parse(filled(JSON.stringify(body)))))] : []),
    ...(method === 'GET' ? ['_t=1700000000000'] : []),
  ].join('&');
  const url = rest.join('%20');
  return [method, more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`];
}

async function send(driven: DrivenCall): Promise<Pick<TestAnswer, 'status' | 'body'>> {
  const client = clientOf(driven.as);
  const [method, url] = addressOf(driven);
  if (driven.file !== undefined) {
    const form = sheetForm([{ name: driven.file, bytes: Buffer.from('text'), field: 'file' }]);
    return sendForm(server, client, [url, form]);
  }
  const body: unknown = driven.body === undefined ? undefined : JSON.parse(filled(JSON.stringify(driven.body)));
  return callBy(client, `${method} ${url}`, body);
}

async function expectFile(driven: DrivenCall): Promise<void> {
  const [, url] = addressOf(driven);
  const headers = { 'x-access-token': kept.get('adminToken') ?? '', 'x-version': 'v3' };
  const { statusCode, rawPayload } = await server.app.inject({ url: `/api${url}`, headers });
  expect([statusCode, rawPayload.length > 0]).toEqual([200, true]);
}

async function drive(driven: DrivenCall): Promise<void> {
  const { reads, keeps = {} } = driven;
  if (reads === 'file') return expectFile(driven);
  const { status, body } = await send(driven);
  const said = JSON.stringify(body);
  expect(faultsIn({ success: 'boolean', code: 'number', message: 'text', timestamp: 'number' }, body), said).toEqual(
    [],
  );
  expect([status, body.success], said).toEqual([200, reads !== 'refused']);
  if (reads === 'refused') return expect(body.message, said).toMatch(/\p{Script=Han}/u);
  // That client takes these two alone.
  expect([0, 200], said).toContain(body.code);
  if (reads !== undefined) expect(faultsIn(reads, body.result), said).toEqual([]);
  for (const [name, path] of Object.entries(keeps))
    kept.set(name, String(path === 'message' ? body.message : valueAt(body.result, path)));
}

const named = (calls: readonly DrivenCall[]) =>
  calls.map((driven, index) => [`${index + 1} ${decodeURIComponent(driven.call)}`.slice(0, 90), driven] as const);

describe.each(Object.entries(SECTIONS))('%s', (_, calls) => {
  test.each(named(calls))('%s is answered with what that client reads', (__, driven) => drive(driven));
});

describe('calls that are none of ours', () => {
  test.each(Object.entries(UNANSWERED))('%s', async (_, names) => {
    for (const name of names) {
      const { status, body } = await callBy(clientOf('admin'), name, /^(POST|PUT)/.test(name) ? {} : undefined);
      expect([status, body.success, body.result], name).toEqual([404, false, null]);
    }
  });
});

/** Words of the specification that are neither called, sent nor read. */
const OTHER_WORDS = new Set([
  // Functions and state of that client.
  'getDepartPathName',
  'getMultiDepartPathName',
  'sysAllDictItems',
  'postRank',
  'string/json',
  // Suffixes of two names in one.
  'sendTime_begin/_end',
  'createTime_begin/_end',
]);

/** Names with a slash, or of several words in one, as the specification writes calls and fields. */
const WORD = /[A-Za-z…*][\w…]*(?:\/[\w*]+)+|\b[a-z]+[A-Z]\w+\b/g;

/** Keys and texts of calls with what they send and read. */
const SAID = new Set(
  JSON.stringify([CALLS, NOT_ANSWERED])
    .split(/[^\w]+/)
    .filter((word) => word !== ''),
);
const PATHS = [...CALLS.map(({ call }) => call), ...NOT_ANSWERED].map((call) =>
  (decodeURIComponent(call).split(' ')[1] ?? '').replace(/\?.*/, ''),
);

const isKnown = (word: string): boolean => {
  if (OTHER_WORDS.has(word) || SAID.has(word)) return true;
  const path = word.replace(/^…/, '').replace(/^\/?/, '/');
  return path.endsWith('/*')
    ? PATHS.some((known) => known.includes(path.slice(0, -1)))
    : PATHS.some((known) => known.endsWith(path) || known.includes(`${path},`));
};

test.skipIf(referenceFolder === undefined)(
  `every call and field of the specification is driven (${skipReason})`,
  () => {
    const text = readFileSync(join(String(referenceFolder), '../spec/client-calls.md'), 'utf8');
    const words = [...new Set(text.slice(text.indexOf('## 1')).match(WORD))];
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((word) => !isKnown(word))).toEqual([]);
  },
);

test('so many calls are answered as stated, otherwise, or not yet', () => {
  const differing = CALLS.filter(({ differs }) => differs !== undefined);
  const different = new Set(CALLS.map(({ call }) => call.replace(/\?.*/, '')));
  const later = Object.entries(UNANSWERED).flatMap(([why, names]) => (why.startsWith('later') ? names : []));
  expect({
    calls: CALLS.length,
    addresses: different.size,
    differing: differing.length,
    missing: NOT_ANSWERED.length - later.length,
    later: later.length,
  }).toEqual({ calls: 146, addresses: 100, differing: 6, missing: 24, later: 12 });
});
