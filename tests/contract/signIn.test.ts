import { describe, expect, it } from 'vitest';
import { toSmsWait } from '../../contract/signIn/credentials.ts';
import { tenantOf, toSignIn, toUserInfo } from '../../contract/signIn/signIn.ts';

describe('the answer of a sign-in', () => {
  it.each([null, 'x', [], {}, { token: '' }, { token: {} }])('is none without a token: %o [S4-2]', (result) => {
    expect(toSignIn(result)).toBeNull();
  });

  it('reports whether a department must be chosen, as number or text, and ignores unknown values [S4-8]', () => {
    expect(
      [0, 1, '2', 3, undefined].map((multi_depart) => toSignIn({ token: 't', multi_depart })?.departments),
    ).toEqual(['none', 'one', 'several', 'unsaid', 'unsaid']);
  });

  it('treats an unusable tenant as none and accepts a user with missing data [S3-1]', () => {
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

it('returns the waiting time before the next SMS code, or nothing for an invalid time [S7-3]', () => {
  expect(toSmsWait({ waitSeconds: 120 })).toEqual({ waitSeconds: 120 });
  expect([null, 'x', [], {}, { waitSeconds: '60' }, { waitSeconds: 0 }, { waitSeconds: -1 }].map(toSmsWait)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
