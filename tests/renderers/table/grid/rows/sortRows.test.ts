import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../engine/index.ts';
import type { SortDirection } from '../../../../../renderers/table/grid/rows/rowOrder.ts';
import { arrange, idsOf, modelOf } from './filterFixture.ts';

/** Returns the values of a column in the order that sorting by it produces. */
async function sorted(key: string, values: readonly Value[], direction: SortDirection): Promise<readonly Value[]> {
  const rows = await arrange(modelOf(values.map((value) => ({ [key]: value }))), { sorts: [{ key, direction }] });
  return rows.liveValues().map((row) => row[key] ?? null);
}

describe('sorting by a column', () => {
  it.each<[string, string, readonly Value[], readonly Value[]]>([
    ['numbers as numbers', 'qty', ['10', '9', '-1', '1,5', '100'], ['-1', '9', '10', '100', '1,5']],
    [
      'numbers to the last digit, where a double has none left',
      'qty',
      ['0.30000000000000000002', '0.3', '90071992547409931', '90071992547409930', '0.30000000000000000001'],
      ['0.3', '0.30000000000000000001', '0.30000000000000000002', '90071992547409930', '90071992547409931'],
    ],
    ['Chinese by pinyin', 'name', ['重庆', '北京', '上海', '广州'], ['北京', '重庆', '广州', '上海']],
    ['digits in texts as numbers', 'name', ['A10', 'A9', 'a2', 'A1'], ['A1', 'a2', 'A9', 'A10']],
    ['codes by the text that is shown', 'curr', ['502', '142', '110'], ['110', '502', '142']],
    [
      'days by the calendar',
      'made',
      ['2026-02-01', '2025-12-31', '2026-01-15'],
      ['2025-12-31', '2026-01-15', '2026-02-01'],
    ],
  ])('takes %s', async (...[, key, values, expected]) => {
    expect(await sorted(key, values, 'ascending')).toEqual(expected);
  });

  it('puts blank cells last, whichever way it goes', async () => {
    const values = ['2', null, '1', '', '3'];
    expect(await sorted('qty', values, 'ascending')).toEqual(['1', '2', '3', null, '']);
    expect(await sorted('qty', values, 'descending')).toEqual(['3', '2', '1', null, '']);
  });

  it('leaves rows with equal keys in the order of the record, descending as well', async () => {
    const model = modelOf([{ qty: '1.0' }, { qty: '2' }, { qty: '1' }, { qty: '1.00' }]);
    expect(idsOf(await arrange(model, { sorts: [{ key: 'qty', direction: 'ascending' }] }))).toEqual([
      'r0',
      'r2',
      'r3',
      'r1',
    ]);
    expect(idsOf(await arrange(model, { sorts: [{ key: 'qty', direction: 'descending' }] }))).toEqual([
      'r1',
      'r0',
      'r2',
      'r3',
    ]);
  });

  it('goes on by the next column where the first says the same', async () => {
    const model = modelOf([
      { curr: '502', qty: '2' },
      { curr: '142', qty: '3' },
      { curr: '502', qty: '10' },
    ]);
    const sorts = [
      { key: 'curr', direction: 'ascending' },
      { key: 'qty', direction: 'descending' },
    ] as const;
    expect(idsOf(await arrange(model, { sorts }))).toEqual(['r2', 'r0', 'r1']);
  });
});
