import { expect, it } from 'vitest';
import { createStoredValues } from '../../../src/browserStorage/storedValues.ts';
import { createPreferences } from '../../../src/ports/preferences.ts';

it('keeps what each user set under our prefix, apart from other users of the browser', () => {
  const entries = new Map<string, string>();
  const stored = createStoredValues({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  });
  let user = 'u1';
  const preferences = createPreferences(stored, () => user);
  preferences.set('table-size', 'tiny');
  expect(preferences.get('table-size')).toBe('tiny');
  expect([...entries.keys()]).toEqual(['pro__preference:u1:table-size']);
  user = 'u2';
  expect(preferences.get('table-size')).toBeUndefined();
});
