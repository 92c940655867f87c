import { expect, test } from 'vitest';
import { proxy } from 'valtio';
import { createStoredValues } from '../../../src/platform/browserStorage/storedValues.ts';
import type { HttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDictionaries } from '../../../src/adapters/dictionaries.ts';
import { keepDictionariesFresh } from '../../../src/adapters/freshDictionaries.ts';
import { createSession } from '../../../src/platform/session/session.ts';
import { createDictionaryCache } from '../../../src/shell/services/dictionaryCache.ts';
import { memoryStorage } from '../fakes/memoryStorage.ts';

const INFO = { id: 'u1', username: 'wang', realname: '王芳', avatar: '', orgCode: 'A01' };

/** Sets up a browser whose server has one dictionary and answers as the test sets it. */
function setUp() {
  const server = { text: '旧', isThere: true };
  const http = {
    call: async ({ url }: { readonly url: string }) => {
      if (!server.isThere) throw new Error('no answer');
      const items = [{ value: '1', text: server.text }];
      return url.endsWith('queryAllDictItems') ? { sex: items } : items;
    },
  } as unknown as HttpClient;
  let now = 0;
  const stored = createStoredValues(memoryStorage(), () => now);
  const session = createSession(stored);
  session.begin({ token: 't', userInfo: INFO, departs: [], dictionaries: { sex: [] } });
  const dictionaryCache = createDictionaryCache(stored, proxy(session.state));
  const dictionaries = createDictionaries(http, { now: () => now });
  const heard: ((message: { cmd: string; body: Readonly<Record<string, unknown>> }) => void)[] = [];
  const back: (() => void)[] = [];
  const shown = { asked: 0 };
  keepDictionariesFresh({
    http,
    dictionaryCache,
    dictionaries,
    live: {
      subscribe: (listener) => {
        heard.push(listener);
        return () => undefined;
      },
      onReturn: (listener) => {
        back.push(listener);
        return () => undefined;
      },
    },
    askAgain: () => void (shown.asked += 1),
  });
  return {
    server,
    shown,
    dictionaryCache,
    textNow: async () => (await dictionaries.items('sex'))[0]?.text,
    say: (body: Readonly<Record<string, unknown>>) => heard.forEach((listen) => listen({ cmd: 'schema', body })),
    comeBack: () => back.forEach((listen) => listen()),
    pass: (time: number) => (now += time),
  };
}

test('an edit of a dictionary shows at once, and the copy of seven days follows [W7-7] [S9-1]', async () => {
  const { server, shown, dictionaryCache, textNow, say, pass } = setUp();
  expect(await textNow()).toBe('旧');
  server.text = '新';
  expect(await textNow()).toBe('旧');
  say({ pages: [], dictionaries: ['sex'] });
  expect(await textNow()).toBe('新');
  expect(shown.asked).toBe(1);
  await expect.poll(() => dictionaryCache.items('sex')).toEqual([{ value: '1', text: '新' }]);
  pass(604_800_000);
  expect(dictionaryCache.items('sex')).toBeUndefined();
});

test('what was told while the connection was lost shows when it is back', async () => {
  const { server, textNow, comeBack } = setUp();
  expect(await textNow()).toBe('旧');
  server.text = '新';
  comeBack();
  expect(await textNow()).toBe('新');
});

test('unrelated news keeps the shown data, and an unreachable server keeps the copies', async () => {
  const { server, shown, dictionaryCache, say } = setUp();
  say({ pages: ['a'] });
  expect(shown.asked).toBe(0);
  server.isThere = false;
  say({ pages: [], dictionaries: ['sex'] });
  expect(shown.asked).toBe(1);
  await Promise.resolve();
  expect(dictionaryCache.items('sex')).toEqual([]);
});
