import { expect, test } from 'vitest';
import type { RowChange } from '../../../contract/administration/dataLog.ts';
import { changeLines } from '../../../src/administration/history/changeLines.ts';

const moved = (line: number): RowChange => ({ detail: '商品', kind: 'moved', line, cells: [] });
const cell = { key: 'gName', title: '商品名称', before: '螺母', after: '垫圈' };

test('a history shows header, then rows, with merely moved rows as one final line [S6-9]', () => {
  const head = { key: 'contrNo', title: '合同协议号', before: 'A', after: 'B' };
  const lines = changeLines({
    cells: [head],
    rows: [
      ...[4, 1, 2, 3].map(moved),
      { detail: '商品', kind: 'removed', line: 5, cells: [] },
      moved(9),
      { detail: '商品', kind: 'moved', line: 7, cells: [cell] },
    ],
  });
  expect(lines.map(({ place, kind, title }) => [place?.line, kind, title])).toEqual([
    [undefined, undefined, '合同协议号'],
    ['5', 'removed', ''],
    ['7', 'moved', '商品名称'],
    ['1–4, 9', 'moved', ''],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});
