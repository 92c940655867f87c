import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangeColumns,
  moveColumn,
  orderKeys,
  PAGE_ARRANGEMENT,
  readArrangement,
  setPin,
  setWidths,
} from '../../../../../renderers/table/grid/columns/columnArrangement.ts';
import { columnOf } from '../../../../engine/table/tableFixture.ts';

const columns = ['a', 'b', 'c', 'd'].map((key) => columnOf(key));
const keysOf = (arrangement = PAGE_ARRANGEMENT): string =>
  arrangeColumns(columns, arrangement)
    .map(({ column }) => column.key)
    .join('');

describe('the order of columns', () => {
  it.each([
    ['as on the page where nothing was set', [], 'abcd'],
    ['as staff set it', ['d', 'c', 'b', 'a'], 'dcba'],
    ['without columns that the page no longer has', ['d', 'gone', 'a', 'b', 'c'], 'dabc'],
    ['with a new column behind the one it follows on the page', ['d', 'b', 'a'], 'dbca'],
    ['with a new first column in front', ['d', 'c', 'b'], 'adcb'],
  ])('is %s', (_, order, expected) => {
    expect(orderKeys(['a', 'b', 'c', 'd'], order).join('')).toBe(expected);
  });

  it('always holds each column of the page once', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'x', 'y');
    fc.assert(
      fc.property(fc.array(key), (order) => {
        const { order: read } = readArrangement({ order });
        expect([...orderKeys(['a', 'b', 'c', 'd'], read)].sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });

  it.each([
    ['a', 'c', 'bacd'],
    ['d', 'a', 'dabc'],
    ['a', null, 'bcda'],
    ['b', 'b', 'abcd'],
  ])('changes when %s goes in front of %s', (key, before, expected) => {
    expect(keysOf(moveColumn(PAGE_ARRANGEMENT, ['a', 'b', 'c', 'd'], { key, before }))).toBe(expected);
  });

  it('has pinned columns outside, and lets them back to their place', () => {
    const pinned = setPin(setPin(PAGE_ARRANGEMENT, 'c', 'left'), 'a', 'right');
    expect(keysOf(pinned)).toBe('cbda');
    expect(keysOf(setPin(pinned, 'c', 'none'))).toBe('bcda');
  });

  it('follows the page where it pins a column, until staff let it go', () => {
    const fixed = columns.map((column) => (column.key === 'd' ? { ...column, fixed: 'left' as const } : column));
    const keys = (arrangement: typeof PAGE_ARRANGEMENT) =>
      arrangeColumns(fixed, arrangement).map(({ column }) => column.key);
    expect(keys(PAGE_ARRANGEMENT)).toEqual(['d', 'a', 'b', 'c']);
    expect(keys(setPin(PAGE_ARRANGEMENT, 'd', 'none'))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a stored arrangement', () => {
  it.each([undefined, null, 'text', 7, [], [1], { order: 'a', widths: [], hidden: {}, pins: 'left' }])(
    'that is %j is the page’s own',
    (stored) => expect(readArrangement(stored)).toEqual(PAGE_ARRANGEMENT),
  );

  it('gives what makes sense of it', () => {
    const stored = {
      order: ['b', 7, 'b', 'a'],
      widths: { a: 10, b: 9999, c: 'wide', d: Number.NaN },
      hidden: ['c', null],
      pins: { a: 'left', b: 'top' },
      further: true,
    };
    expect(readArrangement(stored)).toEqual({
      order: ['b', 'a'],
      widths: { a: 40, b: 600 },
      hidden: ['c'],
      pins: { a: 'left' },
    });
  });

  it('is read as it was written', () => {
    const written = setPin(setWidths(PAGE_ARRANGEMENT, { a: 77.4 }), 'b', 'right');
    expect(readArrangement(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });
});
