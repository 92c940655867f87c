import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { referenceFolder, skipReason } from '../../../reference/referenceData.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';
import { administrationCalls } from './everyCall/administrationCalls.ts';
import { binCalls, UNANSWERED } from './everyCall/binCalls.ts';
import { departmentCalls, positionCalls } from './everyCall/departmentCalls.ts';
import type { DrivenCall } from './everyCall/drivenCall.ts';
import { drive, Driver } from './everyCall/driver.ts';
import { managedCalls } from './everyCall/managedCalls.ts';
import { noticeCalls } from './everyCall/noticeCalls.ts';
import { shellCalls } from './everyCall/shellCalls.ts';
import { tenantCalls } from './everyCall/tenantCalls.ts';
import { callBy } from './publicCalls.ts';

/** In the order in which a user visits the pages: later calls use what earlier ones created. */
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

let server: TestServer;
let driver: Driver;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  driver = new Driver(server);
  const { kept } = driver;
  const { db } = server.services;
  const rights = await db.selectFrom('sys_permission').where('del_flag', '=', 0).select('id').execute();
  kept.set('allRights', rights.map(({ id }) => id).join(','));
  const theirs = db.selectFrom('sys_depart').where('tenant_id', '=', SECOND_TENANT).where('org_code', '=', 'A01A01');
  kept.set('theirDepartId', (await theirs.select('id').executeTakeFirstOrThrow()).id);
  const entries = db.selectFrom('sys_permission').where('name', '=', '区域公司').where('menu_type', '<', 2);
  kept.set('entryId', (await entries.select('id').executeTakeFirstOrThrow()).id);
  // Earlier actions of users; sign-ins and operations of the test add their own log entries.
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

const named = (calls: readonly DrivenCall[]) =>
  calls.map((driven, index) => [`${index + 1} ${decodeURIComponent(driven.call)}`.slice(0, 90), driven] as const);

describe.each(Object.entries(SECTIONS))('%s', (_, calls) => {
  test.each(named(calls))('%s is answered with what that client reads', (__, driven) => drive(driver, driven));
});

describe('writes of the administration', () => {
  test.each(named(administrationCalls))('%s is answered with what that client reads', (_, driven) =>
    drive(driver, driven),
  );
});

describe('calls that are none of ours', () => {
  test.each(Object.entries(UNANSWERED))('%s', async (_, names) => {
    for (const name of names) {
      const { status, body } = await callBy(driver.client('admin'), name, /^(POST|PUT)/.test(name) ? {} : undefined);
      expect([status, body.success, body.result], name).toEqual([404, false, null]);
    }
  });
});

/** Words of the specification that occur in no call, request or answer. */
const OTHER_WORDS = new Set([
  // Functions and state of the client.
  'getDepartPathName',
  'getMultiDepartPathName',
  'sysAllDictItems',
  'postRank',
  'string/json',
  // Suffixes written as two names in one.
  'sendTime_begin/_end',
  'createTime_begin/_end',
]);

/** Names with a slash, or camel-case names, as the specification writes calls and fields. */
const WORD = /[A-Za-z…*][\w…]*(?:\/[\w*]+)+|\b[a-z]+[A-Z]\w+\b/g;

/** Keys and texts of the calls, their requests and expected answers. */
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
