import { expect } from 'vitest';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';

export type Row = Readonly<Record<string, unknown>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns the user form as the public client sends it. */
export const userForm = (username: string, more: Row = {}): Row => ({
  id: '',
  username,
  password: TEST_PASSWORD,
  confirmPassword: TEST_PASSWORD,
  realname: `用户${username}`,
  workNo: `N-${username}`,
  post: '',
  selectedroles: '',
  selecteddeparts: '',
  relTenantIds: '',
  userIdentity: 1,
  departIds: '',
  avatar: '',
  birthday: '1990-02-03',
  sex: 1,
  email: `${username}@example.com`,
  phone: '',
  telephone: '',
  activitiSync: 1,
  ...more,
});

/** User administration calls below /sys/user, made by one client. */
export interface UserCalls {
  readonly ask: (method: Method, call: string, body?: unknown) => Promise<TestAnswer>;
  /** Returns the result; fails on a refusal. */
  readonly done: (method: Method, call: string, body?: unknown) => Promise<Row>;
  readonly records: (call: string) => Promise<readonly Row[]>;
  /** Adds a user with the complete form; returns the id. */
  readonly add: (username: string, more?: Row) => Promise<string>;
  readonly signIn: (username: string, password?: string) => Promise<TestAnswer>;
  readonly clientOf: (username: string, password?: string) => Promise<TestClient>;
  /** Adds a user manager without other rights, and signs in. */
  readonly manager: (username: string) => Promise<TestClient>;
  readonly as: (client: TestClient) => UserCalls;
}

export function userCalls(server: TestServer, client: TestClient): UserCalls {
  const ask: UserCalls['ask'] = (method, call, body) =>
    client.call({ method, url: `/sys/user/${call}`, ...(body === undefined ? {} : { body }) });
  const done: UserCalls['done'] = async (method, call, body) => {
    const { status, body: answer } = await ask(method, call, body);
    expect([status, answer.success], JSON.stringify(answer)).toEqual([200, true]);
    return Object(answer.result);
  };
  const signIn: UserCalls['signIn'] = (username, password = TEST_PASSWORD) =>
    server.stranger.call({ method: 'POST', url: '/sys/login', body: { username, password } });
  const add: UserCalls['add'] = async (username, more) => {
    const id = String((await done('POST', 'add', userForm(username, more)))['id']);
    // As if the user had already changed the password.
    await server.services.db.updateTable('sys_user').set({ password_due: false }).where('id', '=', id).execute();
    return id;
  };
  const clientOf: UserCalls['clientOf'] = async (username, password) => {
    const { body } = await signIn(username, password);
    expect(body.success, body.message).toBe(true);
    const { token, userInfo } = Object(body.result);
    return {
      token,
      userId: userInfo.id,
      call: ({ headers, ...call }) =>
        server.stranger.call({ ...call, headers: { ...headers, 'x-access-token': String(token) } }),
    };
  };
  return {
    ask,
    done,
    signIn,
    add,
    clientOf,
    records: async (call) => Object(await done('GET', call)).records,
    manager: async (username) => {
      const { db } = server.services;
      const id = `r-${username}`;
      await db.insertInto('sys_role').values({ id, tenant_id: '1000', role_code: id, role_name: id }).execute();
      const rights = await db
        .selectFrom('sys_permission')
        .where('perms', 'like', 'system:user:%')
        .select('id')
        .execute();
      await db
        .insertInto('sys_role_permission')
        .values(rights.map((right) => ({ role_id: id, permission_id: right.id })))
        .execute();
      await add(username, { selectedroles: id });
      return clientOf(username);
    },
    as: (other) => userCalls(server, other),
  };
}
