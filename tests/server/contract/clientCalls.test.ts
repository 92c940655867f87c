import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../server/records/operations/prepareRecords.ts';
import { publish, revoke, write } from '../insight/notices/announcements.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../testServer.ts';
import {
  DICTIONARIES,
  LOGS,
  NOT_ANSWERED,
  NOTICES,
  REPORTS,
  SIGN_IN,
  type AnsweredCall,
  type Asked,
  type CallTable,
} from './clientCalls.ts';

let server: TestServer;
let admin: TestClient;
let asked: Asked;
const codes = new Map<string, string>();

async function codeFor(mobile: string, smsmode: '0' | '1' | '2'): Promise<string> {
  await server.services.db.deleteFrom('sys_sms_code').execute();
  codes.delete(mobile);
  await server.stranger.call({ method: 'POST', url: '/sys/sms', body: { mobile, smsmode } });
  await expect.poll(() => codes.get(mobile)).toBeDefined();
  return codes.get(mobile) ?? '';
}

beforeAll(async () => {
  server = await startTestServer({
    sms: {
      send: ({ mobile, code }) => {
        codes.set(mobile, code);
        return Promise.resolve();
      },
    },
  });
  await prepareRecords(server.services);
  const { db } = server.services;
  await db.updateTable('sys_user').set({ phone: '13812345678' }).where('username', '=', 'clerk').execute();
  admin = await server.signIn('admin');
  const { userId: clerkId } = await server.signIn('clerk');
  const online = await admin.call({ url: '/sys/online/list?username=clerk' });
  const released = await publish(admin);
  const revoked = await publish(admin);
  await revoke(admin, revoked);
  asked = {
    draft: String((await write(admin))['id']),
    released,
    revoked,
    clerkId,
    sessionId: Object(online.body.result).records[0].token,
    codeFor,
  };
});
afterAll(() => server.close());

const HEADERS = { 'x-version': 'v3', 'x-tenant-id': '0' };

async function answerTo(name: string, { open, at, body }: AnsweredCall): Promise<TestAnswer> {
  const [method = '', path = ''] = name.split(' ', 2);
  const address = path.replace(/^`|\$\{.*$/g, '').replace(/\/$/, '');
  const more = at?.(asked) ?? '';
  return (open === true ? server.stranger : admin).call({
    method: method as 'GET',
    url: `${address}${/^[?/]|^$/.test(more) ? '' : '/'}${more}`,
    headers: HEADERS,
    ...(body === undefined ? {} : { body: await body(asked) }),
  });
}

/** Returns the part of a result whose keys the client reads. */
const readIn = (kind: AnsweredCall['kind'], result: unknown): readonly unknown[] =>
  kind === 'page' ? [Object(result).records].flat() : [result].flat();

const SHAPES: Readonly<Record<AnsweredCall['kind'], (result: unknown) => boolean>> = {
  page: (result) => Array.isArray(Object(result).records) && typeof Object(result).total === 'number',
  list: Array.isArray,
  object: (result) => typeof result === 'object' && result !== null && !Array.isArray(result),
  text: (result) => typeof result === 'string' && result !== '',
  done: () => true,
  refused: () => true,
};

const rooms: readonly (readonly [string, CallTable])[] = [
  ['sign-in', SIGN_IN],
  ['notices', NOTICES],
  ['dictionaries', DICTIONARIES],
  ['reports', REPORTS],
  ['logs', LOGS],
];

describe.each(rooms)('the calls of the public client about %s', (_, calls) => {
  test.each(Object.entries(calls))('%s answers as the client needs it', async (name, call) => {
    const { status, body } = await answerTo(name, call);
    expect([status, body.success], JSON.stringify(body)).toEqual([200, call.kind !== 'refused']);
    if (call.kind === 'refused') expect(body.message).toMatch(/\p{Script=Han}/u);
    else expect([0, 200]).toContain(body.code);
    expect(SHAPES[call.kind](body.result), JSON.stringify(body.result)).toBe(true);
    if (call.reads === undefined) return;
    const read = readIn(call.kind, body.result);
    expect(read.length).toBeGreaterThan(0);
    for (const one of read) expect(Object.keys(Object(one))).toEqual(expect.arrayContaining(call.reads.split(' ')));
  });
});

test('a sign-out by GET answers and ends the session', async () => {
  const client = await server.signIn('clerk2');
  expect((await client.call({ url: '/sys/logout?_t=1', headers: HEADERS })).body.success).toBe(true);
  expect((await client.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
});

test.each(Object.keys(NOT_ANSWERED))(
  '%s is refused, and not answered with something that looks right',
  async (name) => {
    const [method = '', url = ''] = name.split(' ', 2);
    const body = method === 'GET' ? {} : { body: {} };
    const { status, body: answer } = await admin.call({ method: method as 'GET', url, ...body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(answer.success).toBe(false);
  },
);

const REFERENCE = process.env['WAYBILL_REFERENCE'];
/** Pages of the client whose calls are all in the tables above, and single calls of other pages. */
const PAGES = new Set(['sys', 'onlineuser', 'mynews', 'notice', 'log']);

test.skipIf(REFERENCE === undefined)(
  'the tables cover every such call of the client (skipped where WAYBILL_REFERENCE is not set)',
  () => {
    const file = join(String(REFERENCE), '../spec/admin-calls.tsv');
    expect(existsSync(file)).toBe(true);
    const listed = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .filter(([page = '', , path = '']) => PAGES.has(page) || path.includes('getDictItems'))
      .map(([, method, path]) => `${method} ${path}`);
    const known = new Set([...rooms.flatMap(([, calls]) => Object.keys(calls)), ...Object.keys(NOT_ANSWERED)]);
    expect(listed.length).toBeGreaterThan(30);
    expect(listed.filter((name) => !known.has(name) && name !== 'GET /sys/logout')).toEqual([]);
  },
);
