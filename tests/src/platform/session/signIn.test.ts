import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { CallError } from '../../../../src/platform/http/callError.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { byAccount, signIn, signInAgain, signOut } from '../../../../src/platform/session/signIn.ts';
import { bad, fakeServer, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const WANG = { id: 'u1', username: 'wang', realname: '王芳', avatar: 'a.png', orgCode: 'A01A01' };
const DEPARTS = [{ id: 'd1', orgCode: 'A01A01', departName: '报关一部' }];
const SIGNED_IN = { token: 't1', userInfo: WANG, departs: DEPARTS };
const CREDENTIALS = { username: 'wang', password: 'right' };

const answer =
  (code: unknown, result: unknown = SIGNED_IN): FakeRoute =>
  () => ({
    body: { success: true, message: '', code, result, timestamp: 1 },
  });

const setUp = (login: FakeRoute, logout: FakeRoute = () => good(null)) => {
  const storage = memoryStorage();
  const session = createSession(createStoredValues(storage));
  const { adapter, seen } = fakeServer({ 'POST /api/sys/login': login, 'POST /api/sys/logout': logout });
  const http = createHttpClient({
    base: '/api',
    token: () => session.state.token,
    tenantId: () => session.state.tenantid,
    adapter,
  });
  return { session, http, seen, storage };
};

const rejection = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (reason: unknown) => reason,
  );

describe('signing in', () => {
  it.each([200, '200'])('is signed in when the code is %o [S4-2]', async (code) => {
    const { session, http, seen } = setUp(answer(code));
    await signIn(http, session, CREDENTIALS);
    expect(session.state.token).toBe('t1');
    expect(seen[0]?.body).toMatchObject(CREDENTIALS);
  });

  it('does not begin while the password has to be changed, nor over an open page [decision 0068]', async () => {
    const { session, http, seen } = setUp(answer(200, { ...SIGNED_IN, multi_depart: 1, passwordDue: '请先修改密码' }));
    expect(await signIn(http, session, CREDENTIALS)).toMatchObject({ passwordDue: '请先修改密码', departments: 'one' });
    expect(session.state.token).toBeNull();
    expect(await rejection(signInAgain(http, session, byAccount(CREDENTIALS)))).toMatchObject({
      message: '请先修改密码',
    });
    expect(seen.at(-1)).toMatchObject({ path: '/api/sys/logout' });
  });

  it('is refused over an open page while a second factor must be set up [decision 0068]', async () => {
    const { session, http } = setUp(answer(200, { ...SIGNED_IN, token: 't2', factorDue: '请先设置两步验证' }));
    session.begin(SIGNED_IN);
    expect(await rejection(signInAgain(http, session, byAccount(CREDENTIALS)))).toMatchObject({
      message: '请先设置两步验证',
    });
    expect(session.state.token).toBe('t1');
  });

  it.each([0, 201, 500, '0', '', null, true, '2e2', ' 200'])(
    'rejects with the response when the code is %o, and nobody is signed in [S8-10]',
    async (code) => {
      const { session, http, storage } = setUp(answer(code));
      const error = await rejection(signIn(http, session, CREDENTIALS));
      expect(error).toBeInstanceOf(CallError);
      expect((error as CallError).envelope?.result).toEqual(SIGNED_IN);
      expect(session.state.token).toBeNull();
      expect(storage.entries.size).toBe(0);
    },
  );

  it('shows the words of a refusal [S8-10]', async () => {
    const { session, http } = setUp(() => bad(200, '用户名或密码错误', 500));
    expect(await rejection(signIn(http, session, CREDENTIALS))).toMatchObject({ message: '用户名或密码错误' });
  });

  it('is not signed in by an answer without a token', async () => {
    const { session, http } = setUp(answer(200, { userInfo: WANG }));
    expect(await rejection(signIn(http, session, CREDENTIALS))).toBeInstanceOf(CallError);
    expect(session.state.token).toBeNull();
  });
});

describe('the session', () => {
  it('holds token, names, tenant, welcome, avatar, permissions, info and safe mode [S3-1]', async () => {
    const { session, http } = setUp(answer(200, { ...SIGNED_IN, userInfo: { ...WANG, loginTenantId: '12' } }));
    await signIn(http, session, CREDENTIALS);
    expect(session.state).toMatchObject({
      token: 't1',
      username: 'wang',
      realname: '王芳',
      tenantid: 12,
      welcome: '欢迎您，王芳',
      avatar: 'a.png',
      permissionList: null,
      info: WANG,
      sysSafeMode: false,
    });
  });

  it('signs the same person in again with a new token, and keeps what is open', async () => {
    const { session, http } = setUp(answer(200, { ...SIGNED_IN, token: 't2' }));
    session.begin(SIGNED_IN);
    session.adoptPermissions({ menu: [], auth: [], allAuth: [], sysSafeMode: true });
    await signInAgain(http, session, byAccount(CREDENTIALS));
    expect(session.state).toMatchObject({ token: 't2', permissionList: [], sysSafeMode: true });
  });

  it('does not adopt another person’s sign-in, and ends it on the server', async () => {
    const { session, http, seen } = setUp(answer(200, { token: 't2', userInfo: { ...WANG, id: 'u2' } }));
    session.begin(SIGNED_IN);
    expect(await rejection(signInAgain(http, session, byAccount(CREDENTIALS)))).toBeInstanceOf(CallError);
    expect(session.state.token).toBe('t1');
    expect(seen[1]).toMatchObject({ path: '/api/sys/logout', headers: { 'x-access-token': 't2' } });
  });

  it('is forgotten at sign-out though the server fails, and the failure is told', async () => {
    const { session, http, storage, seen } = setUp(answer(200), () => bad(500, '退出登录失败！'));
    await signIn(http, session, CREDENTIALS);
    expect(await rejection(signOut(http, session))).toMatchObject({ message: '退出登录失败！' });
    expect(session.state.token).toBeNull();
    expect(storage.entries.size).toBe(0);
    expect(seen[1]?.headers['x-access-token']).toBe('t1');
  });
});
