import { expect, it } from 'vitest';
import { good } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import { MENU, shellOnScreen, WANG } from '../../fakes/shellOnScreen.tsx';
import { signIn } from '../../../../src/platform/session/signIn.ts';

const DEPART = { id: 'd1', orgCode: 'A01A01', departName: '报关一部' };

it('keeps session, department, tenant, dictionaries, button rights, theme and layout under the prefix pro__ [S3-15][W3.3-22]', async () => {
  const storage = memoryStorage();
  const { shell } = await shellOnScreen({
    path: '/user/login',
    storage,
    routes: {
      'POST /api/sys/login': () =>
        good({
          token: 't1',
          userInfo: { ...WANG, loginTenantId: '1000' },
          departs: [DEPART],
          multi_depart: 1,
          sysAllDictItems: { sex: [{ value: '1', text: '男' }] },
        }),
      'GET /api/sys/permission/getUserPermissionByToken': () =>
        good({ menu: MENU, auth: [{ action: 'a:b', type: '1' }], allAuth: [], sysSafeMode: false }),
    },
  });
  await signIn(shell.http, shell.session, { username: 'wang', password: 'right' });
  shell.settings.set('mode', 'dark');
  shell.settings.set('layout', 'topmenu');
  await expect.poll(() => storage.entries.has('pro__LOGIN_USER_BUTTON_AUTH')).toBe(true);
  const valueOf = (key: string): unknown =>
    (JSON.parse(storage.entries.get(`pro__${key}`) ?? '{}') as { value?: unknown }).value;
  expect(valueOf('Access-Token')).toBe('t1');
  expect(valueOf('Current_Depart')).toEqual(DEPART);
  expect(valueOf('Login_Username')).toBe('wang');
  expect(valueOf('Login_Userinfo')).toMatchObject(WANG);
  expect(valueOf('TENANT_ID')).toBe(1000);
  expect(valueOf('UI_CACHE_DB_DICT_DATA')).toEqual({ sex: [{ value: '1', text: '男' }] });
  expect(valueOf('LOGIN_USER_BUTTON_AUTH')).toMatchObject([{ action: 'a:b' }]);
  expect(valueOf('SYS_BUTTON_AUTH')).toEqual([]);
  expect([...storage.entries.keys()].filter((key) => !key.startsWith('pro__'))).toEqual([]);
  const ofTheme = [...storage.entries.keys()].length;
  shell.session.end();
  const left = [...storage.entries.keys()];
  expect(left.length).toBe(ofTheme - 8);
  for (const key of ['Access-Token', 'Login_Userinfo', 'Login_Username', 'TENANT_ID', 'UI_CACHE_DB_DICT_DATA'])
    expect(left).not.toContain(`pro__${key}`);
});
