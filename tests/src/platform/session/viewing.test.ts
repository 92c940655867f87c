import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { keepViewing, openViewing } from '../../../../src/platform/session/viewing.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const CLERK = { id: 'u2', username: 'clerk', realname: '制单员', avatar: '', orgCode: 'A01', loginTenantId: '1000' };
const begun = { token: 'v1', userInfo: CLERK, departs: [], seconds: 1800 };
const start = { begun, viewer: '管理员', back: '/system/user?page=2', now: () => 1000 };

describe('a window that looks as another user', () => {
  it('knows the viewer, end time and origin, and uses the other user’s session', () => {
    const window = memoryStorage();
    keepViewing(window, start);
    const viewing = openViewing(window, () => 2000);
    expect(viewing).toMatchObject({ viewer: '管理员', back: '/system/user?page=2', until: 1_801_000 });
    const { state } = createSession(createStoredValues(viewing?.storage ?? memoryStorage()));
    expect([state.token, state.username, state.tenantid]).toEqual(['v1', 'clerk', 1000]);
  });

  it('stores its data separately, and leaves the window’s own data intact afterwards', () => {
    const window = memoryStorage();
    window.setItem('pro__Open_Tabs_u1', 'mine');
    keepViewing(window, start);
    const viewing = openViewing(window, () => 2000);
    viewing?.storage.setItem('pro__Open_Tabs_u1', 'not mine');
    viewing?.storage.setItem('pro__Open_Tabs_u2', 'theirs');
    expect(openViewing(window, () => 2000)?.storage.getItem('pro__Open_Tabs_u2')).toBe('theirs');
    expect([window.getItem('pro__Open_Tabs_u1'), window.getItem('pro__Open_Tabs_u2')]).toEqual(['mine', null]);
    viewing?.forget();
    viewing?.storage.setItem('pro__Open_Tabs_u2', 'late');
    expect(openViewing(window, () => 2000)).toBeNull();
    expect(window.getItem('pro__Open_Tabs_u1')).toBe('mine');
  });

  it('returns to normal when the time is over or stored data are invalid', () => {
    const window = memoryStorage();
    keepViewing(window, start);
    expect(openViewing(window, () => 1_801_000)).toBeNull();
    expect(openViewing(window, () => 2000)).toBeNull();
    window.setItem('pro__Viewing', '{');
    expect(openViewing(window, () => 2000)).toBeNull();
    expect(openViewing(undefined)).toBeNull();
  });

  it('does not begin where the browser keeps nothing', () => {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    expect(() => keepViewing(nothing, start)).toThrow();
  });
});
