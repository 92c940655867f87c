import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createHttpClient } from '../../../../src/platform/http/httpClient.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { createUserValues } from '../../../../src/shell/settings/userValues.ts';
import { fakeServer } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

/** Loaded texts stay loaded; each test starts like a fresh page. */
beforeEach(() => vi.resetModules());

/** Opens a window whose user last used this language; while `offline` is set, no texts load. */
const start = async (last?: string) => {
  const { createLanguageChoice } = await import('../../../../src/shell/settings/language.ts');
  const { spoken } = await import('../../../../src/platform/locales/spoken.ts');
  const { t } = await import('../../../../src/platform/locales/t.ts');
  const { loadTexts } = await import('../../../../src/platform/locales/texts.ts');
  const stored = createStoredValues(memoryStorage());
  if (last !== undefined) stored.set('Language', last);
  const { state: session } = createSession(stored);
  const http = createHttpClient({ base: '/api', token: () => null, tenantId: () => 0, ...fakeServer({}) });
  const values = createUserValues({ stored, http, userId: () => '' });
  const network = { offline: false };
  const choice = createLanguageChoice({
    stored,
    values,
    session,
    load: (language) => (network.offline ? Promise.reject(new Error('no network')) : loadTexts(language)),
  });
  return { choice, spoken, stored, network, title: () => t('signIn.title') };
};

describe('the language of a window', () => {
  it('is there before anything is drawn, also when its texts have to come first [S1-1]', async () => {
    const { choice, spoken, title } = await start('en-US');
    expect(title()).toBe('用户登录');
    await choice.ready;
    expect([spoken.language, title()]).toEqual(['en-US', 'Sign in']);
  });

  it('is Chinese at once where nothing was chosen', async () => {
    const { spoken, title } = await start();
    expect([spoken.language, title()]).toEqual(['zh-CN', '用户登录']);
  });

  it('changes when the texts are here, and the last choice counts', async () => {
    const { choice, spoken, stored } = await start();
    await Promise.all([choice.choose('en-US'), choice.choose('zh-CN')]);
    expect([spoken.language, stored.get('Language')]).toEqual(['zh-CN', 'zh-CN']);
    await choice.choose('en-US');
    expect([spoken.language, stored.get('Language')]).toEqual(['en-US', 'en-US']);
  });

  it('stays unchanged when its texts fail to load, and loads at the next choice', async () => {
    const { choice, spoken, stored, network, title } = await start();
    network.offline = true;
    await expect(choice.choose('en-US')).rejects.toThrow();
    expect([spoken.language, stored.get('Language'), title()]).toEqual(['zh-CN', 'zh-CN', '用户登录']);
    network.offline = false;
    await choice.choose('en-US');
    expect(title()).toBe('Sign in');
  });
});
