import { describe, expect, it } from 'vitest';
import { homeOf, guardVisit } from '../../../../src/shell/routes/guard.ts';
import { HOME_PATH, WHITELIST } from '../../../../src/platform/config/paths.ts';
import { ownPath } from '../../../../src/shell/routes/redirect.ts';

const visit = (pathname: string, search = '') => ({ pathname, search, token: null, permitted: false });
const signedIn = (pathname: string, search = '') => ({ pathname, search, token: 't', permitted: true });

describe('the guard', () => {
  it('opens the four whitelisted routes, and only those, without a session [S2.1-17]', () => {
    expect(WHITELIST).toEqual(['/user/login', '/user/register', '/user/register-result', '/user/alteration']);
    for (const path of ['/user/login', '/user/register', '/user/register-result', '/user/alteration'])
      expect(guardVisit(visit(path))).toEqual({ kind: 'entrance' });
    for (const path of ['/dashboard/analysis', '/404', '/user/logins', '/user/register/x', '/bgd/export']) {
      expect(guardVisit(visit(path))).toMatchObject({ kind: 'redirect' });
    }
  });

  it('lands on /dashboard/analysis by default [S2.1-15]', () => {
    expect(HOME_PATH).toBe('/dashboard/analysis');
    expect(guardVisit(visit('/'))).toEqual({ kind: 'redirect', to: '/dashboard/analysis' });
    expect(guardVisit(signedIn('/user/login'))).toEqual({ kind: 'redirect', to: '/dashboard/analysis' });
    expect(guardVisit(signedIn('/oauth2-app/login'))).toEqual({ kind: 'redirect', to: '/dashboard/analysis' });
  });

  it.each([
    ['/test', '/test/home', '[S2.1-9]'],
    ['/yw', '/yw/home', '[S2.1-10]'],
  ])('leads from %s to %s %s', (path, to) => {
    expect(guardVisit(signedIn(path))).toEqual({ kind: 'redirect', to });
    expect(guardVisit(signedIn(to))).toEqual({ kind: 'workspace' });
  });

  it('starts at the first home page of the user’s roles that is permitted', () => {
    const mayOpen = (path: string) => path === '/bgd/export?list.size=50' || path === '/bgd/import';
    const home = homeOf(
      ['//evil.example', '/', '/user/login', '/secret', '/bgd/export?list.size=50', '/bgd/import'],
      mayOpen,
    );
    expect(home).toBe('/bgd/export?list.size=50');
    expect(homeOf(['/secret'], mayOpen)).toBe('/dashboard/analysis');
    const begun = { kind: 'redirect', to: home };
    expect(guardVisit({ ...signedIn('/'), home })).toEqual(begun);
    expect(guardVisit({ ...signedIn('/user/login'), home })).toEqual(begun);
    expect(guardVisit({ ...signedIn('/user/login', '?redirect=%2Fdashboard%2Fanalysis'), home })).toEqual(begun);
    expect(guardVisit({ ...signedIn('/user/login', '?redirect=%2Fsecret'), home, mayOpen })).toEqual(begun);
    expect(guardVisit({ ...signedIn('/user/login', '?redirect=%2Fbgd%2Fimport'), home, mayOpen })).toMatchObject({
      to: '/bgd/import',
    });
    expect(guardVisit({ ...signedIn('/'), permitted: false, home })).toEqual({ kind: 'load' });
    expect(guardVisit({ ...signedIn('/dashboard/analysis'), home })).toEqual({ kind: 'workspace' });
  });

  it('keeps the whole requested path for after the sign-in', () => {
    const verdict = guardVisit(visit('/bgd/export', '?a=1&b=2'));
    expect(verdict).toEqual({ kind: 'redirect', to: '/user/login?redirect=%2Fbgd%2Fexport%3Fa%3D1%26b%3D2' });
    expect(guardVisit(signedIn('/user/login', '?redirect=%2Fbgd%2Fexport%3Fa%3D1%26b%3D2'))).toEqual({
      kind: 'redirect',
      to: '/bgd/export?a=1&b=2',
    });
  });

  it('fetches the menu before anything else once there is a token', () => {
    const verdict = guardVisit({ pathname: '/bgd/export', search: '', token: 't', permitted: false });
    expect(verdict).toEqual({ kind: 'load' });
  });

  it.each([
    ['/bgd/export?x=1', '/bgd/export?x=1'],
    ['/bgd/../export', '/export'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['https://evil.example/a', null],
    ['javascript:alert(1)', null],
    ['/user/login?redirect=/user/login', null],
    ['', null],
    [null, null],
  ])('takes %s as the way back %s', (value, expected) => {
    expect(ownPath(value)).toBe(expected);
  });
});
