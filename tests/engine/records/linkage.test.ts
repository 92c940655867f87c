import { describe, expect, it } from 'vitest';
import { blankedByLinkage } from '../../../engine/records/linkage.ts';

const COLUMNS = new Map(
  Object.entries({ province: { linkageKey: 'city' }, city: { linkageKey: 'town' }, town: {}, other: {} }),
);

describe('columns whose choices follow a changed one are blanked', () => {
  it.each([
    [{ province: '1' }, undefined, { city: null, town: null }],
    [{ city: '1' }, undefined, { town: null }],
    [{ town: '1' }, undefined, {}],
    [{ other: '1' }, undefined, {}],
    // A column that is set in the same change keeps its value, and so do the columns below it.
    [{ province: '1', city: '2' }, undefined, { town: null }],
    [{ province: '1' }, { province: '1', city: '2' }, {}],
    [{ province: '1' }, { province: '1', town: '3' }, { city: null }],
  ])('by %o, set along: %o: %o', (changed, set, blanked) => {
    expect(blankedByLinkage(COLUMNS, { changed, ...(set && { set }) })).toEqual(blanked);
  });

  it('ends where columns follow each other in a circle', () => {
    const circle = new Map(Object.entries({ a: { linkageKey: 'b' }, b: { linkageKey: 'c' }, c: { linkageKey: 'b' } }));
    expect(blankedByLinkage(circle, { changed: { a: '1' } })).toEqual({ b: null, c: null });
  });
});
