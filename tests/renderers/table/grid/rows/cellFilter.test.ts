import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../engine/index.ts';
import { choicesOf } from '../../../../../renderers/table/grid/rows/choices.ts';
import { filterDraftOf, kindsOf, readDraft } from '../../../../../renderers/table/ui/filterPanels/filterDraft.ts';
import type { ColumnFilter } from '../../../../../renderers/table/grid/rows/rowOrder.ts';
import { learnTexts } from '../../../../../renderers/table/grid/rows/learnTexts.ts';
import { columnOf } from '../../../../engine/table/tableFixture.ts';
import { arrange, columns, modelOf, texts } from './filterFixture.ts';

async function passing(key: string, values: readonly Value[], filter: ColumnFilter): Promise<readonly Value[]> {
  const rows = await arrange(modelOf(values.map((value) => ({ [key]: value }))), { filters: { [key]: filter } });
  return rows.liveValues().map((row) => row[key] ?? null);
}

describe('a filter', () => {
  it.each<[string, string, ColumnFilter, readonly Value[], readonly Value[]]>([
    [
      'a text anywhere in the cell',
      'name',
      { kind: 'contains', text: 'ab' },
      ['xAbx', 'ａｂ', 'ba', null],
      ['xAbx', 'ａｂ'],
    ],
    ['a whole text', 'name', { kind: 'equals', text: 'ab' }, ['AB', 'abc', ' ab '], ['AB', ' ab ']],
    ['a code by its text', 'curr', { kind: 'contains', text: '币' }, ['502', '142', '110'], ['142', '110']],
    [
      'numbers between both ends',
      'qty',
      { kind: 'numbers', from: '1.50', to: '10' },
      ['1.5', '1.49', '10.0', '11', null],
      ['1.5', '10.0'],
    ],
    ['numbers from one end on', 'qty', { kind: 'numbers', from: '', to: '-1' }, ['-1', '-2', '0'], ['-1', '-2']],
    [
      'days between both ends',
      'made',
      { kind: 'days', from: '2026-01-02', to: '2026-01-03' },
      ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', ''],
      ['2026-01-02', '2026-01-03'],
    ],
    [
      'chosen values, the blank among them',
      'curr',
      { kind: 'choices', values: ['502', ''] },
      ['502', '142', null, ''],
      ['502', null, ''],
    ],
    [
      'chosen numbers however they are written',
      'qty',
      { kind: 'choices', values: ['1.5'] },
      ['1.50', '1.5', '15'],
      ['1.50', '1.5'],
    ],
    [
      'cells of several codes by one of them',
      'marks',
      { kind: 'choices', values: ['B'] },
      ['A,B', 'A', 'B'],
      ['A,B', 'B'],
    ],
    ['blank cells', 'name', { kind: 'blank' }, ['a', null, ''], [null, '']],
    ['filled cells', 'name', { kind: 'filled' }, ['a', null, ''], ['a']],
  ])('lets through %s', async (...[, key, filter, values, expected]) => {
    expect(await passing(key, values, filter)).toEqual(expected);
  });

  it('and another one let through what passes both', async () => {
    const rows = await arrange(
      modelOf([
        { curr: '502', qty: '1' },
        { curr: '502', qty: '5' },
        { curr: '142', qty: '5' },
      ]),
      { filters: { curr: { kind: 'choices', values: ['502'] }, qty: { kind: 'numbers', from: '2', to: '' } } },
    );
    expect(rows.liveValues()).toEqual([expect.objectContaining({ curr: '502', qty: '5' })]);
  });
});

describe('the values to choose from', () => {
  it('are counted and stand in the order of the column, the blank one last', async () => {
    const curr = columns.find(({ key }) => key === 'curr') ?? columnOf('curr');
    const known = texts();
    await learnTexts(known, curr, ['502', '142', '110']);
    const rows = ['502', '142', null, '110', '502'].map((value) => ({ curr: value }));
    expect(choicesOf(rows, curr, known)).toEqual([
      { value: '110', text: '港币', count: 1 },
      { value: '502', text: '美元', count: 2 },
      { value: '142', text: '人民币', count: 1 },
      { value: '', text: '', count: 1 },
    ]);
  });
});

describe('what is filled in', () => {
  const all = { all: ['a', 'b'], found: ['a', 'b'] };
  const blank = filterDraftOf(undefined, columnOf('name'), all.all);
  it.each([
    ['nothing at all is no filter', { ...blank, text: '  ' }, null],
    [
      'a number with separators and full-width digits is a number',
      { ...blank, kind: 'numbers', from: '１,234' },
      { kind: 'numbers', from: '1234', to: '' },
    ],
    ['what is no number is told', { ...blank, kind: 'numbers', from: 'x' }, 'filters.wrongNumber'],
    ['ends that are exchanged are told', { ...blank, kind: 'numbers', from: '2', to: '1' }, 'filters.wrongRange'],
    [
      'days that are exchanged are told',
      { ...blank, kind: 'days', from: '2026-02-01', to: '2026-01-01' },
      'filters.wrongRange',
    ],
    ['all values are no filter', { ...blank, kind: 'choices' }, null],
    [
      'values that were left are left',
      { ...blank, kind: 'choices', left: new Set(['a']) },
      { kind: 'choices', values: ['b'] },
    ],
  ] as const)('%s', (_, draft, expected) => {
    expect(readDraft(draft, all)).toEqual(expected);
  });

  it('chooses only from the values that a search has found', () => {
    expect(readDraft({ ...blank, kind: 'choices' }, { all: ['a', 'b'], found: ['b'] })).toEqual({
      kind: 'choices',
      values: ['b'],
    });
  });

  it('comes back as it was when the filter is opened again', () => {
    for (const filter of [
      { kind: 'contains', text: 'x' },
      { kind: 'numbers', from: '1', to: '' },
      { kind: 'choices', values: ['b'] },
      { kind: 'blank' },
    ] as const)
      expect(readDraft(filterDraftOf(filter, columnOf('name'), all.all), all)).toEqual(filter);
  });

  it.each([
    [columnOf('a'), 'contains'],
    [columnOf('a', { type: 'inputNumber', valueType: 'decimal' }), 'numbers'],
    [columnOf('a', { type: 'datetime', valueType: 'date' }), 'days'],
    [columnOf('a', { type: 'sel_search', dictCode: 'x' }), 'choices'],
  ])('begins with what the column most likely asks for', (column, kind) => {
    expect(kindsOf(column)[0]).toBe(kind);
  });
});
