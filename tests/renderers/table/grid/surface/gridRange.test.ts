import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dataEdge,
  type GridExtent,
  type GridPosition,
} from '../../../../../renderers/table/grid/surface/gridNavigation.ts';
import {
  clampRange,
  columnsOfRange,
  cycleInRange,
  isCorner,
  isInRange,
  isSameRange,
  isSingleCell,
  oppositeCorner,
  rangeBetween,
  rowsOfRange,
  wholeRange,
} from '../../../../../renderers/table/grid/surface/gridRange.ts';

const positions: fc.Arbitrary<GridPosition> = fc.record({ row: fc.nat(40), column: fc.nat(12) });
const ranges = fc.tuple(positions, positions).map(([one, other]) => rangeBetween(one, other));
const extents: fc.Arbitrary<GridExtent> = fc.record({
  rows: fc.integer({ min: 1, max: 30 }),
  columns: fc.integer({ min: 1, max: 9 }),
  page: fc.constant(5),
});

describe('a range', () => {
  it('is the same from either corner, and holds both', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const range = rangeBetween(one, other);
        expect(rangeBetween(other, one)).toEqual(range);
        expect(isSameRange(range, rangeBetween(other, one))).toBe(true);
        expect(isInRange(range, one) && isInRange(range, other)).toBe(true);
        expect(isSingleCell(range)).toBe(one.row === other.row && one.column === other.column);
      }),
    );
  });

  it('is the same as another only where all of its edges are', () => {
    fc.assert(
      fc.property(ranges, ranges, (range, other) => {
        expect(isSameRange(range, other)).toBe(JSON.stringify(range) === JSON.stringify(other));
      }),
    );
    const range = rangeBetween({ row: 1, column: 2 }, { row: 3, column: 4 });
    for (const corner of [
      { row: 4, column: 4 },
      { row: 3, column: 5 },
    ])
      expect(isSameRange(range, rangeBetween({ row: 1, column: 2 }, corner))).toBe(false);
    for (const corner of [
      { row: 0, column: 2 },
      { row: 1, column: 1 },
    ])
      expect(isSameRange(range, rangeBetween(corner, { row: 3, column: 4 }))).toBe(false);
    expect([isInRange(range, { row: 0, column: 3 }), isInRange(range, { row: 2, column: 5 })]).toEqual([false, false]);
  });

  it('is spanned again by a corner and the one across', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const range = rangeBetween(one, other);
        expect(isCorner(range, one)).toBe(true);
        expect(rangeBetween(one, oppositeCorner(range, one))).toEqual(range);
      }),
    );
  });

  it('cut to the table lies within it, and stays as it is when it did', () => {
    fc.assert(
      fc.property(ranges, extents, (range, extent) => {
        const cut = clampRange(range, extent);
        const whole = wholeRange(extent);
        expect(whole).toBeDefined();
        if (whole === undefined) return;
        expect(isInRange(whole, { row: cut.top, column: cut.left })).toBe(true);
        expect(isInRange(whole, { row: cut.bottom, column: cut.right })).toBe(true);
        if (range.bottom < extent.rows && range.right < extent.columns) expect(cut).toEqual(range);
      }),
    );
  });

  it('of a table without cells is none', () => {
    expect(wholeRange({ rows: 0, columns: 5, page: 1 })).toBeUndefined();
    expect(wholeRange({ rows: 5, columns: 0, page: 1 })).toBeUndefined();
  });

  it('is walked round once by as many steps as it has cells, and back again', () => {
    fc.assert(
      fc.property(ranges, fc.boolean(), (range, across) => {
        const start = { row: range.top, column: range.left };
        const seen = new Set<string>();
        let at: GridPosition = start;
        for (let step = 0; step < rowsOfRange(range) * columnsOfRange(range); step += 1) {
          expect(isInRange(range, at)).toBe(true);
          seen.add(`${at.row} ${at.column}`);
          const next = cycleInRange(range, at, { across, backwards: false });
          expect(cycleInRange(range, next, { across, backwards: true })).toEqual(at);
          at = next;
        }
        expect(at).toEqual(start);
        expect(seen.size).toBe(rowsOfRange(range) * columnsOfRange(range));
      }),
    );
  });
});

describe('the edge of the data', () => {
  const extent: GridExtent = { rows: 1, columns: 8, page: 1 };
  it.each([
    ['x x x . . x x .', 0, 2],
    ['x x x . . x x .', 2, 5],
    ['x x x . . x x .', 6, 7],
    ['. . . x . . . .', 0, 3],
    ['. . . . . . . .', 0, 7],
    ['x x x x x x x x', 3, 7],
    ['. . . . . . . x', 7, 7],
  ])('of %s from %i to the right is %i', (cells, from, to) => {
    const isFilled = ({ column }: GridPosition): boolean => cells.split(' ')[column] === 'x';
    expect(dataEdge('Control+ArrowRight', { row: 0, column: from }, { extent, isFilled })).toEqual({
      row: 0,
      column: to,
    });
  });

  it('lies within the table, and going on ends at its end', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (filled) => {
        const tall: GridExtent = { rows: filled.length, columns: 1, page: 1 };
        const isFilled = ({ row }: GridPosition): boolean => filled[row] === true;
        let at: GridPosition = { row: 0, column: 0 };
        for (let step = 0; step < filled.length; step += 1) {
          const next = dataEdge('Control+ArrowDown', at, { extent: tall, isFilled });
          expect(next.row > at.row || at.row === filled.length - 1).toBe(true);
          at = next;
        }
        expect(at.row).toBe(filled.length - 1);
      }),
    );
  });
});
