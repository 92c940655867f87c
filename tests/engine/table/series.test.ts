import { describe, expect, it } from 'vitest';
import { seriesOf, type CompiledColumn, type SeriesStep } from '../../../engine/index.ts';
import { columnOf } from './tableFixture.ts';

const text = columnOf('text');
const number = columnOf('number', { type: 'inputNumber', valueType: 'decimal' });
const date = columnOf('date', { type: 'date', valueType: 'date' });
const moment = columnOf('moment', { type: 'datetime' });
const note = columnOf('note', { type: 'textarea' });
const picked = columnOf('picked', { type: 'input_pop' });
const code = columnOf('code', { type: 'select', dictCode: 'unit' });

interface Case {
  readonly column: CompiledColumn;
  readonly seeds: readonly string[];
  readonly step?: SeriesStep;
  /** The value before the seeds, and the next two. */
  readonly goesOn: readonly [string | null, string | null, string | null];
  readonly isDefault: boolean;
}

describe('a series', () => {
  it.each<Case>([
    { column: number, seeds: ['5'], goesOn: ['4', '6', '7'], isDefault: false },
    { column: number, seeds: ['1', '3'], goesOn: ['-1', '5', '7'], isDefault: true },
    { column: number, seeds: ['0.1', '0.3'], goesOn: ['-0.1', '0.5', '0.7'], isDefault: true },
    {
      column: number,
      seeds: ['90071992547409930000', '90071992547409930001'],
      goesOn: ['90071992547409929999', '90071992547409930002', '90071992547409930003'],
      isDefault: true,
    },
    { column: number, seeds: ['5'], step: { by: '2.5' }, goesOn: ['2.5', '7.5', '10'], isDefault: false },
    { column: text, seeds: ['A-009'], goesOn: ['A-008', 'A-010', 'A-011'], isDefault: true },
    { column: text, seeds: ['箱1', '箱3'], goesOn: [null, '箱5', '箱7'], isDefault: true },
    { column: text, seeds: ['007'], goesOn: ['006', '008', '009'], isDefault: false },
    { column: text, seeds: ['0'], goesOn: [null, '1', '2'], isDefault: false },
    { column: text, seeds: ['A-1'], goesOn: ['A-0', 'A-2', 'A-3'], isDefault: true },
    { column: text, seeds: ['007', '009'], goesOn: ['005', '011', '013'], isDefault: true },
    { column: text, seeds: ['A-1'], step: { by: '2.9' }, goesOn: [null, 'A-3', 'A-5'], isDefault: true },
    { column: note, seeds: ['第1'], goesOn: ['第0', '第2', '第3'], isDefault: true },
    { column: picked, seeds: ['B9'], goesOn: ['B8', 'B10', 'B11'], isDefault: true },
    { column: date, seeds: ['2026-02-28'], goesOn: ['2026-02-27', '2026-03-01', '2026-03-02'], isDefault: true },
    {
      column: date,
      seeds: ['2026-01-05', '2026-01-12'],
      goesOn: ['2025-12-29', '2026-01-19', '2026-01-26'],
      isDefault: true,
    },
    {
      column: date,
      seeds: ['2026-01-15', '2026-02-15'],
      goesOn: ['2025-12-15', '2026-03-15', '2026-04-15'],
      isDefault: true,
    },
    {
      column: date,
      seeds: ['2025-11-15', '2026-01-15'],
      goesOn: ['2025-09-15', '2026-03-15', '2026-05-15'],
      isDefault: true,
    },
    {
      column: date,
      seeds: ['2026-01-31', '2026-02-15'],
      goesOn: ['2026-01-16', '2026-03-02', '2026-03-17'],
      isDefault: true,
    },
    { column: date, seeds: ['9999-12-30'], goesOn: ['9999-12-29', '9999-12-31', null], isDefault: true },
    {
      column: date,
      seeds: ['2026-01-01'],
      step: { by: '99999999999' },
      goesOn: [null, null, null],
      isDefault: true,
    },
    {
      column: date,
      seeds: ['2026-01-31', '2026-02-28'],
      goesOn: ['2025-12-31', '2026-03-31', '2026-04-30'],
      isDefault: true,
    },
    {
      column: date,
      seeds: ['2024-01-30'],
      step: { by: '1', unit: 'month' },
      goesOn: ['2023-12-30', '2024-02-29', '2024-03-30'],
      isDefault: true,
    },
    {
      column: moment,
      seeds: ['2026-12-31 08:30:00'],
      goesOn: ['2026-12-30 08:30:00', '2027-01-01 08:30:00', '2027-01-02 08:30:00'],
      isDefault: true,
    },
  ])('of $seeds in $column.key goes on with $goesOn', ({ column, seeds, step, goesOn, isDefault }) => {
    const series = seriesOf(seeds, column, step);
    expect([-1, 1, 2].map((place) => series?.at(place))).toEqual(goesOn);
    expect(series?.isDefault).toBe(isDefault);
  });

  it.each<[CompiledColumn, readonly (string | null)[]]>([
    [code, ['001']],
    [columnOf('amount', { valueType: 'decimal', dictCode: 'unit' }), ['1']],
    [columnOf('amount', { valueType: 'decimal', options: [] }), ['1']],
    [columnOf('name', { type: 'select' }), ['A1']],
    [text, ['abc']],
    [text, ['A1', '']],
    [date, ['2026-01-01', null]],
    [text, ['A1', 'B2']],
    [number, ['1', null]],
    [date, ['soon']],
    [moment, ['2026-01-01 08:00:00', '2026-01-02 09:00:00']],
    [text, []],
  ])('is none in %o of %j', (column, seeds) => {
    expect(seriesOf(seeds, column)).toBeUndefined();
  });
});
