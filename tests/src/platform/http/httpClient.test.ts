import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../src/platform/http/callError.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import type { HttpOptions } from '../../../../src/platform/http/httpClient.ts';
import { bad, fakeServer, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';

const setUp = (routes: Readonly<Record<string, FakeRoute>>, options: Partial<HttpOptions> = {}) => {
  const { adapter, seen } = fakeServer(routes);
  const expired: (string | null)[] = [];
  const http = createHttpClient({
    base: '/api',
    token: () => 'secret',
    tenantId: () => 0,
    onExpired: (token) => expired.push(token),
    now: () => 1_700_000_123_456,
    adapter,
    ...options,
  });
  return { http, seen, expired };
};

const failureOf = async (call: Promise<unknown>): Promise<CallError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error(`expected a CallError, got ${String(error)}`);
};

const GET = { method: 'GET', url: '/thing' } as const;

describe('requests', () => {
  it('leave at once, before whoever asks goes on drawing', async () => {
    const { http, seen } = setUp({ 'GET /api/thing': () => good(1) });
    const answer = http.call(GET);
    expect(seen).toHaveLength(1);
    expect(await answer).toBe(1);
  });

  it('sends the token, the tenant and a timestamp in seconds, and hands back the result [S7-1]', async () => {
    const { http, seen } = setUp({ 'GET /api/thing': () => good({ id: '7' }) }, { tenantId: () => 3 });
    expect(await http.call({ ...GET, params: { a: 'b' } })).toEqual({ id: '7' });
    expect(seen[0]?.headers['x-access-token']).toBe('secret');
    expect(seen[0]?.headers['tenant-id']).toBe('3');
    expect(seen[0]?.params).toEqual({ a: 'b', _t: 1_700_000_123 });
  });

  it('sends no token header without a token, and tenant 0 without a tenant [S7-1]', async () => {
    const { http, seen } = setUp({ 'GET /api/thing': () => good(null) }, { token: () => null });
    await http.call(GET);
    expect(seen[0]?.headers).not.toHaveProperty('x-access-token');
    expect(seen[0]?.headers['tenant-id']).toBe('0');
  });

  it('leaves the timestamp out of dictionary items and of what is not a GET [S7-1][W7-40]', async () => {
    const routes = { 'GET /api/sys/dict/getDictItems/unit': () => good([]), 'POST /api/thing': () => good(null) };
    const { http, seen } = setUp(routes);
    await http.call({ method: 'GET', url: '/sys/dict/getDictItems/unit' });
    await http.call({ method: 'POST', url: '/thing', body: { a: 1 } });
    expect(seen.map(({ params }) => params)).toEqual([{}, {}]);
  });

  it('names the low-code application inside its routes only [S7-1][S6-10]', async () => {
    let appId: string | null = null;
    const { http, seen } = setUp({ 'GET /api/thing': () => good(null) }, { lowAppId: () => appId });
    await http.call(GET);
    appId = 'app-1';
    await http.call(GET);
    expect(seen[0]?.headers).not.toHaveProperty('x-low-app-id');
    expect(seen[1]?.headers['x-low-app-id']).toBe('app-1');
  });

  it('stands below the configured base and waits for 120 seconds [S7-1][S9-2][W9-15]', async () => {
    const { http, seen } = setUp({ 'GET /other/thing': () => good(1) }, { base: '/other' });
    expect(await http.call(GET)).toBe(1);
    expect(seen[0]?.timeout).toBe(120_000);
  });
});

describe('failures', () => {
  const cases = [
    { name: 'a business failure of status 200', answer: bad(200, '编号重复', 500), kind: 'other', message: '编号重复' },
    {
      name: 'a refusal',
      answer: bad(403, '没有权限，请联系管理员'),
      kind: 'refused',
      message: '没有权限，请联系管理员',
    },
    { name: 'a conflict', answer: bad(409, '已被他人修改'), kind: 'conflict', message: '已被他人修改' },
    { name: 'an empty 404', answer: { status: 404 }, kind: 'missing', message: '很抱歉，资源未找到!' },
    { name: 'an empty 504', answer: { status: 504, body: '<html>' }, kind: 'network', message: '网络超时' },
    {
      name: 'a 500 whose message says timeout',
      answer: bad(500, 'Read timeout on endpoint'),
      kind: 'network',
      message: '网络超时',
    },
    { name: 'a 500 that timed out', answer: bad(500, 'connect timed out'), kind: 'network', message: '网络超时' },
    { name: 'a 500 of 超时', answer: bad(500, '调用远程服务超时'), kind: 'network', message: '网络超时' },
    { name: 'a 504 with words', answer: bad(504, 'Gateway Time-out'), kind: 'network', message: '网络超时' },
    {
      name: 'a proxy’s page that says timeout',
      answer: { status: 503, body: 'upstream request timeout' },
      kind: 'network',
      message: '网络超时',
    },
    { name: 'a refusal that says timeout', answer: bad(403, 'timeout'), kind: 'refused', message: 'timeout' },
    { name: 'a 500 with other words', answer: bad(500, '保存失败'), kind: 'other', message: '保存失败' },
    { name: 'an error page', answer: { status: 502, body: '<html>' }, kind: 'other' },
    { name: 'a 200 that is no envelope', answer: { status: 200, body: '<html>' }, kind: 'other' },
  ] as const;
  it.each(cases)('throws the server’s words, or its own, for $name [S7-1][S8-2][S8-3][S8-6][S8-8]', async (one) => {
    const { http, expired } = setUp({ 'GET /api/thing': () => one.answer });
    const error = await failureOf(http.call(GET));
    expect(error.kind).toBe(one.kind);
    if ('message' in one) expect(error.message).toBe(one.message);
    expect(error.message).not.toBe('');
    expect(expired).toEqual([]);
  });

  it.each([bad(401, 'Token失效，请重新登录!'), bad(500, 'Token失效，请重新登录')])(
    'tells of a session that is over, with the token that was sent ($status)',
    async (answer) => {
      const { http, expired } = setUp({ 'GET /api/thing': () => answer });
      expect((await failureOf(http.call(GET))).kind).toBe('expired');
      expect(expired).toEqual(['secret']);
    },
  );

  it('keeps a 401 to the caller who asked for that', async () => {
    const { http, expired } = setUp({ 'GET /api/thing': () => bad(401, '') });
    expect((await failureOf(http.call({ ...GET, expiry: 'ignore' }))).kind).toBe('expired');
    expect(expired).toEqual([]);
  });

  it('says that the network is down, or slow [S8-3][S8-7]', async () => {
    const fail = (code: string) => () => Promise.reject(new AxiosError('x', code));
    const offline = setUp({ 'GET /api/thing': fail('ERR_NETWORK') });
    const slow = setUp({ 'GET /api/thing': fail('ECONNABORTED') });
    expect(await failureOf(offline.http.call(GET))).toMatchObject({ kind: 'network', status: 0 });
    expect(await failureOf(slow.http.call(GET))).toMatchObject({ kind: 'network', message: '网络超时' });
  });

  it('takes 304 as word that the caller’s copy still holds', async () => {
    const { http } = setUp({ 'GET /api/thing': () => ({ status: 304, headers: { etag: '"a"' } }) });
    expect(await http.exchange(GET)).toMatchObject({ status: 304, envelope: null, etag: '"a"' });
  });
});
