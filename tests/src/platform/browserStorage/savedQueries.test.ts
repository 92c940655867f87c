import { expect, test } from 'vitest';
import { createStoredValues } from '../../../../src/platform/browserStorage/storedValues.ts';
import { createSavedQueries } from '../../../../src/platform/browserStorage/savedQueries.ts';

test('stores saved queries in the browser under prefix and save code or page path [W3.3-12] [W7-41] [D30]', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const store = createSavedQueries(createStoredValues(storage), '/bgd/export');
  store.write(undefined, [{ title: 'a' }]);
  store.write('shared', [{ title: 'b' }]);
  expect([...kept.keys()]).toEqual(['pro__JSuperQuerySaved_/bgd/export', 'pro__JSuperQuerySaved_shared']);
  expect([store.read(undefined), store.read('shared'), store.read('none')]).toEqual([
    [{ title: 'a' }],
    [{ title: 'b' }],
    undefined,
  ]);
});
