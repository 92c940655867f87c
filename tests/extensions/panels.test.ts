import { expect, test } from 'vitest';
import { administration } from '../../extensions/administration/panels.ts';

test('panels of the administration have names of two words at least', () => {
  const names = Object.keys(administration.panels ?? {});
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([]);
});
