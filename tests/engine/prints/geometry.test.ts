import { describe, expect, it } from 'vitest';
import { frameBoxes } from '../../../engine/prints/frames.ts';
import { textBoxes } from '../../../engine/prints/textLines.ts';
import { boxesOf, pagesOf } from './orderPrint.ts';

const near = (value: number): unknown => expect.closeTo(value, 6);

/** Points per millimetre. */
const MM = 72 / 25.4;
const A4_WIDTH = 210 * MM;

describe('where things stand on paper, in points [L7]', () => {
  it('a frame has four lines around its area', () => {
    expect(frameBoxes({ x: 5, y: 7, width: 20, height: 10 })).toEqual([
      { kind: 'line', x: 5, y: 7, toX: 25, toY: 7 },
      { kind: 'line', x: 5, y: 17, toX: 25, toY: 17 },
      { kind: 'line', x: 5, y: 7, toX: 5, toY: 17 },
      { kind: 'line', x: 25, y: 7, toX: 25, toY: 17 },
    ]);
  });

  it('text lines have a height of 1.3 font sizes and align left, centre or right', () => {
    const lines = [
      { text: '甲', size: 10, bold: false },
      { text: '乙丙', size: 10, bold: true },
    ];
    const placed = (align: 'left' | 'center' | 'right') =>
      textBoxes(lines, { x: 3, y: 4, width: 50 }, align).map((box) => (box.kind === 'text' ? [box.x, box.y] : []));
    expect(placed('left')).toEqual([
      [3, 14],
      [3, 27],
    ]);
    expect(placed('center')).toEqual([
      [23, 14],
      [18, 27],
    ]);
    expect(placed('right')).toEqual([
      [43, 14],
      [33, 27],
    ]);
  });

  it('grid boxes share the width between margins in the given proportion', () => {
    const rows = [
      [
        { title: '甲', column: 'party' },
        { title: '乙', column: 'total', span: 1 },
      ],
    ];
    const blocks = [{ block: 'grid', columns: [1, 3], rows, height: 30 }];
    const [page] = pagesOf(
      { margins: { left: 12, right: 25 }, blocks },
      { values: { party: 'x', party_dictText: 'x', total: '1' } },
    );
    if (page === undefined) throw new Error('no page');
    const texts = boxesOf(page, 'text').map(({ text, x, y, size }) => ({ text, x, y, size }));
    const [first, , third] = texts;
    const edges = [...new Set(boxesOf(page, 'line').flatMap(({ x, toX }) => [x, toX]))].sort((a, b) => a - b);
    const [left = 0, middle = 0, right = 0] = edges;
    expect(edges).toHaveLength(3);
    expect(left).toBeCloseTo(12 * MM, 1);
    expect(right).toBeCloseTo(A4_WIDTH - 25 * MM, 1);
    expect((right - left) / (middle - left)).toBeCloseTo(4, 6);
    // The text has two points of padding; a title is smaller by 1.5 points.
    expect(first).toMatchObject({ text: '甲', x: near(left + 2) });
    expect(third).toMatchObject({ text: '乙', x: near(middle + 2) });
    const [title, value] = texts.map(({ size }) => size);
    expect((value ?? 0) - (title ?? 0)).toBeCloseTo(1.5, 6);
  });

  it('a table has a two-point padding, a smaller header, and right-aligned amounts', () => {
    const table = {
      block: 'table',
      detail: 'lines',
      columns: [
        { title: '项号', width: 1, lines: [{ column: 'lineNo' }] },
        { title: '金额', width: 1, align: 'right', lines: [{ column: 'amount', format: 'amount' }] },
      ],
    };
    const [page] = pagesOf({ blocks: [table] }, { lines: [{ lineNo: '1', amount: '10.10' }] });
    if (page === undefined) throw new Error('no page');
    const texts = boxesOf(page, 'text');
    const edges = [...new Set(boxesOf(page, 'line').flatMap(({ x, toX }) => [x, toX]))].sort((a, b) => a - b);
    const [left = 0, middle = 0, right = 0] = edges;
    expect(edges).toHaveLength(3);
    expect(middle - left).toBeCloseTo(right - middle, 6);
    const [head, , number, amount] = texts;
    if (head === undefined || number === undefined || amount === undefined) throw new Error('no texts');
    expect([head.x, number.x]).toEqual([near(left + 2), near(left + 2)]);
    expect(amount.x + amount.width).toBeCloseTo(right - 2, 6);
    expect(number.size - head.size).toBeCloseTo(1, 6);
    const tops = [...new Set(boxesOf(page, 'line').flatMap(({ y, toY }) => [y, toY]))].sort((a, b) => a - b);
    const [first = 0, second = 0, third = 0] = tops;
    // The row height is the line height, 1.3 times the font size, plus the padding above and below.
    expect(second - first).toBeCloseTo(head.size * 1.3 + 4, 6);
    expect(third - second).toBeCloseTo(number.size * 1.3 + 4, 6);
    expect(head.y - first).toBeCloseTo(2 + head.size, 6);
  });
});
