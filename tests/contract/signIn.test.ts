import { describe, expect, it } from 'vitest';
import { toSmsWait } from '../../contract/signIn/credentials.ts';
import { tenantOf, toSignIn, toUserInfo } from '../../contract/signIn/signIn.ts';

describe('the answer of a sign-in', () => {
  it.each([null, 'x', [], {}, { token: '' }, { token: {} }])('is none without a token: %o [S4-2]', (result) => {
    expect(toSignIn(result)).toBeNull();
  });

  it('says whether a department has to be chosen, by number or text, and nothing of what it does not know [S4-8]', () => {
    expect(
      [0, 1, '2', 3, undefined].map((multi_depart) => toSignIn({ token: 't', multi_depart })?.departments),
    ).toEqual(['none', 'one', 'several', 'unsaid', 'unsaid']);
  });

  it('names a tenant of no use as none, and a person without what was not said [S3-1]', () => {
    expect([1000, '1000', null, -1, 1.5, 'x', 2 ** 60].map((loginTenantId) => tenantOf({ loginTenantId }))).toEqual([
      1000, 1000, 0, 0, 0, 0, 0,
    ]);
    expect(tenantOf(null)).toBe(0);
    expect(toUserInfo({ id: 7, username: 'wang', orgCode: null, phone: '138' })).toEqual({
      id: '7',
      username: 'wang',
      realname: '',
      avatar: '',
      orgCode: '',
    });
  });
});

it('says how long to wait for the next code by SMS, and nothing where that is no time [S7-3]', () => {
  expect(toSmsWait({ waitSeconds: 120 })).toEqual({ waitSeconds: 120 });
  expect([null, 'x', [], {}, { waitSeconds: '60' }, { waitSeconds: 0 }, { waitSeconds: -1 }].map(toSmsWait)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
