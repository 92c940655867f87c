import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createSession } from '../../../../src/platform/session/session.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const session = () => createSession(createStoredValues(localStorage));

it('stores a session in local storage under contract names, and removes it completely [S3-15][W3.3-22]', () => {
  const first = session();
  first.begin({
    token: 't1',
    userInfo: { id: 'u1', username: 'wang', realname: '王芳', loginTenantId: 3 },
    departs: [{ orgCode: 'A01' }],
    dictionaries: { unit: [] },
  });
  first.adoptPermissions({ menu: [], auth: [], allAuth: [], sysSafeMode: false });
  expect(Object.keys(localStorage).sort()).toEqual(
    [
      'pro__Access-Token',
      'pro__Current_Depart',
      'pro__LOGIN_USER_BUTTON_AUTH',
      'pro__Login_Userinfo',
      'pro__Login_Username',
      'pro__SYS_BUTTON_AUTH',
      'pro__TENANT_ID',
      'pro__UI_CACHE_DB_DICT_DATA',
    ].sort(),
  );
  expect(session().state).toMatchObject({ token: 't1', username: 'wang', tenantid: 3 });
  first.end();
  expect(Object.keys(localStorage)).toEqual([]);
});
