import { expect, it } from 'vitest';
import { hasSize } from '../../../../../renderers/table/grid/surface/gridReveal.ts';

it.each([
  [0, 0, false],
  [300, 0, false],
  [0, 200, false],
  [300, 200, true],
])('a table of %i by %i pixels shows cells: %s', (width, height, shows) => {
  expect(hasSize({ top: 0, left: 0, width, height })).toBe(shows);
});
