import { describe, expect, it } from 'vitest';
import { createDictionaryCache } from '../../../../src/shell/services/dictionaryCache.ts';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createSession } from '../../../../src/platform/session/session.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const WEEK_MS = 604_800_000;
const WANG = { id: 'u1', username: 'wang', realname: '王芳', orgCode: 'A01', loginTenantId: 3 };

const setUp = () => {
  const world = { now: 1_000_000 };
  const storage = memoryStorage();
  const stored = createStoredValues(storage, () => world.now);
  return { world, storage, stored };
};

describe('what the browser keeps', () => {
  it('stands under the prefix pro__ with an end of its own [W9-19]', () => {
    const { storage, stored, world } = setUp();
    stored.set('x', { a: 1 }, 50);
    expect(JSON.parse(storage.getItem('pro__x') ?? '')).toEqual({ value: { a: 1 }, expire: world.now + 50 });
    world.now += 50;
    expect(stored.get('x')).toBeUndefined();
    expect(storage.getItem('pro__x')).toBeNull();
  });

  it('holds user and department for seven days and no longer [W9-9]', () => {
    const { storage, stored, world } = setUp();
    createSession(stored).begin({ token: 't', userInfo: WANG, departs: [{ orgCode: 'A01' }] });
    world.now += WEEK_MS - 1;
    expect([stored.get('Login_Userinfo'), stored.get('Current_Depart')]).toMatchObject([
      { id: 'u1' },
      { orgCode: 'A01' },
    ]);
    world.now += 1;
    expect([stored.get('Login_Userinfo'), stored.get('Current_Depart')]).toEqual([undefined, undefined]);
    expect(createSession(createStoredValues(storage, () => world.now)).state.token).toBeNull();
  });

  it('holds dictionaries for seven days and no longer [W9-9]', () => {
    const { stored, world } = setUp();
    const cache = createDictionaryCache(stored, createSession(stored).state);
    cache.keep({ unit: [{ value: '1', text: '台' }] });
    world.now += WEEK_MS - 1;
    expect(cache.items('unit')).toEqual([{ value: '1', text: '台' }]);
    world.now += 1;
    expect(cache.items('unit')).toBeUndefined();
  });
});
