import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createDictionaryCache } from '../../../../src/shell/services/dictionaryCache.ts';
import { serviceFor, ssoSignInUrl } from '../../../../src/shell/routes/sso.ts';
import { guardVisit } from '../../../../src/shell/routes/guard.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { toOutcome } from '../../../../src/platform/session/thirdLogin.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const SEVEN_DAYS = 604_800_000;
const INFO = { id: 'u1', username: 'wang', realname: '王芳', avatar: '', orgCode: 'A01' };

describe('what the browser keeps', () => {
  const setUp = () => {
    const storage = memoryStorage();
    let now = 1_000_000;
    const stored = createStoredValues(storage, () => now);
    const session = createSession(stored);
    session.begin({ token: 't', userInfo: INFO, departs: [{ id: 'd1', orgCode: 'A01' }], dictionaries: { sex: [] } });
    return { storage, stored, session, pass: (time: number) => (now += time) };
  };

  it('keeps the session, dictionaries, user and department for 604800000 ms and not longer [S9-1][W9-9]', () => {
    const { stored, session, pass } = setUp();
    createDictionaryCache(stored, session.state).keep({ sex: [{ value: '1' }] });
    const keys = ['Access-Token', 'UI_CACHE_DB_DICT_DATA', 'Login_Userinfo', 'Current_Depart'];
    pass(SEVEN_DAYS - 1);
    for (const key of keys) expect(stored.get(key)).toBeDefined();
    pass(1);
    for (const key of keys) expect(stored.get(key)).toBeUndefined();
  });

  it('bears the prefix pro__ [W9-19]', () => {
    const { storage } = setUp();
    const keys = [...storage.entries.keys()];
    expect(keys.length).toBeGreaterThan(4);
    expect(keys.filter((key) => !key.startsWith('pro__'))).toEqual([]);
  });
});

describe('the way to single sign-on', () => {
  const visit = (pathname: string, search = '', sso = true) => ({
    pathname,
    search,
    token: null,
    permitted: false,
    sso,
  });

  it('/oauth2-app leads to /oauth2-app/login [S2.1-8]', () => {
    expect(guardVisit(visit('/oauth2-app'))).toEqual({ kind: 'redirect', to: '/oauth2-app/login' });
  });

  it('is used for visitors without a session when enabled, and is a public entrance', () => {
    expect(guardVisit(visit('/bgd/export', '?a=1'))).toEqual({
      kind: 'redirect',
      to: '/oauth2-app/login?redirect=%2Fbgd%2Fexport%3Fa%3D1',
    });
    expect(guardVisit(visit('/oauth2-app/login'))).toEqual({ kind: 'entrance' });
    expect(guardVisit(visit('/user/login'))).toEqual({ kind: 'entrance' });
    expect(guardVisit(visit('/oauth2-app/login', '', false))).toEqual({ kind: 'redirect', to: '/user/login' });
  });

  it('names the same address of ours with and without a ticket, and no other', () => {
    const without = serviceFor('https://a.example', '?redirect=%2Fbgd%2Fexport%3Fa%3D1');
    expect(serviceFor('https://a.example', '?redirect=%2Fbgd%2Fexport%3Fa%3D1&ticket=ST-1')).toBe(without);
    expect(serviceFor('https://a.example', '?redirect=https://evil.example/')).toBe(
      'https://a.example/oauth2-app/login',
    );
    expect(ssoSignInUrl('https://sso.example/cas/', 'https://a.example/x?y=1')).toBe(
      'https://sso.example/cas/login?service=https%3A%2F%2Fa.example%2Fx%3Fy%3D1',
    );
  });
});

describe('what the popup of a sign-in elsewhere tells', () => {
  const code = 'a'.repeat(43);
  it.each([
    [code, { kind: 'known', code }],
    [`绑定手机号,${code}`, { kind: 'unbound', code }],
    ['登录失败', { kind: 'failed' }],
    ['绑定手机号,x', { kind: 'failed' }],
    [`${code}/../x`, { kind: 'failed' }],
    [{ isObj: true }, { kind: 'failed' }],
    [undefined, { kind: 'failed' }],
  ])('%j is %j', (message, outcome) => {
    expect(toOutcome(message)).toEqual(outcome);
  });
});
