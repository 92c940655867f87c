import { describe, expect, test } from 'vitest';
import { joinTables } from '../../../../engine/index.ts';
import { columnOf } from '../tableFixture.ts';

const columns = [
  columnOf('codeTs', { title: '商品编号' }),
  columnOf('gName', { title: '商品名称' }),
  columnOf('gQty', { title: '成交数量' }),
];
const TITLES = '商品编号|商品名称|成交数量';

const table = (...rows: readonly string[]) => ({
  rows: rows.map((row) => row.split('|').map((text) => ({ text }))),
});
const joined = (...tables: readonly (readonly string[])[]) => {
  const block = joinTables(
    tables.map((rows) => table(...rows)),
    columns,
  );
  return block && [block.rows.map((row) => row.map(({ text }) => text).join('|')), block.leftOut?.tables];
};

describe('tables of one clipboard', () => {
  test.each<[string, readonly (readonly string[])[], readonly string[], number]>([
    ['titles and goods apart', [[TITLES], ['1|a|5', '2|b|6']], [TITLES, '1|a|5', '2|b|6'], 0],
    ['goods in several tables', [[TITLES], ['1|a|5'], ['2|b|6']], [TITLES, '1|a|5', '2|b|6'], 0],
    ['titles that reach over a scroll bar', [[`${TITLES}|`], ['1|a|5']], [`${TITLES}|`, '1|a|5|'], 0],
    ['one with its own titles', [[TITLES, '1|a|5']], [TITLES, '1|a|5'], 0],
    [
      'the same titles twice',
      [
        [TITLES, '1|a|5'],
        [TITLES, '2|b|6'],
      ],
      [TITLES, '1|a|5', TITLES, '2|b|6'],
      0,
    ],
    [
      'the same titles with others between',
      [[TITLES, '1|a|5'], ['x'], [TITLES, '2|b|6']],
      [TITLES, '1|a|5', TITLES, '2|b|6'],
      1,
    ],
    ['others around', [['首页|帮助'], [TITLES], ['1|a|5'], ['第 1 页|共 1 页']], [TITLES, '1|a|5'], 2],
    ['others of as many columns before', [['a|b|c'], [TITLES, '1|a|5']], [TITLES, '1|a|5'], 1],
    ['the largest where no titles are known', [['x'], ['1|a', '2|b'], ['y']], ['1|a', '2|b'], 2],
    ['blank ones', [['|'], [TITLES], ['1|a|5'], ['']], [TITLES, '1|a|5'], 0],
  ])('are read: %s', (...[, tables, rows, left]) => {
    expect(joined(...tables)).toEqual([rows, left]);
  });

  test('hold nothing where nothing stands in them', () => {
    expect(joined(['|', ''], [])).toBeUndefined();
    expect(joinTables([], columns)).toBeUndefined();
  });

  test('tell of all that is hidden in their parts', () => {
    const hidden = (rows: number, hiddenColumns: number) => ({ rows, columns: hiddenColumns, tables: 0 });
    const tables = [
      { ...table(TITLES), leftOut: hidden(1, 2) },
      { ...table('1|a|5'), leftOut: hidden(3, 1) },
    ];
    expect(joinTables(tables, columns)?.leftOut).toEqual({ rows: 4, columns: 2, tables: 0 });
  });
});
