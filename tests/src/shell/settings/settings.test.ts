import { describe, expect, it } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { createSettings } from '../../../../src/shell/settings/settings.ts';
import { createUserValues } from '../../../../src/shell/settings/userValues.ts';
import { fakeServer } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const WANG = { id: 'u1', username: 'wang' };
const LI = { id: 'u2', username: 'li' };

const start = (storage = memoryStorage()) => {
  const stored = createStoredValues(storage);
  const session = createSession(stored);
  const http = createHttpClient({ base: '', token: () => null, tenantId: () => 0, adapter: fakeServer({}).adapter });
  const values = createUserValues({ stored, http, userId: () => session.state.info?.id ?? '' });
  return { storage, session, values, settings: createSettings({ stored, values, session: session.state }) };
};

describe('the settings', () => {
  it('hold layout, theme, colour, width, header, menu, weak mode, tabs and device state [S3-7]', () => {
    expect(Object.keys(start().settings.state)).toEqual(
      expect.arrayContaining(
        'sidebarOpened device theme layout contentWidth fixedHeader fixSiderbar autoHideHeader color weak multipage'.split(
          ' ',
        ),
      ),
    );
  });

  it('default to daybreak blue, dark side menu, fixed width, static header, and tabs [S3-8, S9-8]', () => {
    expect(start().settings.state).toMatchObject({
      color: '#1890FF',
      theme: 'dark',
      layout: 'sidemenu',
      contentWidth: 'fixed',
      fixedHeader: false,
      fixSiderbar: false,
      autoHideHeader: false,
      weak: false,
      multipage: true,
    });
  });

  it('are kept for the user, and not given to the next one', () => {
    const { session, settings } = start();
    session.begin({ token: 't1', userInfo: WANG });
    settings.set('mode', 'dark');
    settings.set('color', '#722ED1');
    session.end();
    session.begin({ token: 't2', userInfo: LI });
    expect(settings.state).toMatchObject({ mode: 'light', color: '#1890FF' });
    session.begin({ token: 't3', userInfo: WANG });
    expect(settings.state).toMatchObject({ mode: 'dark', color: '#722ED1' });
  });

  it('apply at the first paint of the next visit, even on the sign-in page', () => {
    const { session, settings, storage } = start();
    session.begin({ token: 't1', userInfo: WANG });
    settings.set('mode', 'dark');
    expect(start(storage).settings.state.mode).toBe('dark');
    session.end();
    expect(start(storage).settings.state.mode).toBe('dark');
  });

  it('fall back one by one where something unusable was kept', () => {
    const { session, settings, values } = start();
    session.begin({ token: 't1', userInfo: WANG });
    values.set('settings.color', 'url(javascript:1)');
    values.set('settings.layout', 'topmenu');
    values.set('settings.weak', 'yes');
    session.begin({ token: 't1', userInfo: WANG });
    expect(settings.state).toMatchObject({ color: '#1890FF', layout: 'topmenu', weak: false });
  });

  it('all go back to their defaults at once', () => {
    const { session, settings } = start();
    session.begin({ token: 't1', userInfo: WANG });
    settings.set('multipage', false);
    settings.set('density', 'compact');
    settings.reset();
    expect(settings.state).toMatchObject({ multipage: true, density: 'comfortable' });
  });
});
