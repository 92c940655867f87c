import { describe, expect, it } from 'vitest';
import { toReport, toReportSearches } from '../../contract/reports.ts';

const column = (more: object) => toReport({ columns: [{ dataIndex: 'a', title: 'A', ...more }] }).columns[0];

describe('a popup report as it is read', () => {
  it.each([
    ['Integer', 'decimal'],
    ['Long', 'decimal'],
    ['Decimal', 'decimal'],
    ['Date', 'date'],
    ['Datetime', 'date'],
    ['String', 'text'],
    ['Blob', 'text'],
  ])('compares values of %s as %s [W7-23]', (fieldType, valueType) => {
    expect(column({ fieldType })?.valueType).toBe(valueType);
  });

  it('has no width, group, link or choices where nothing is said of them [W7-23]', () => {
    expect(column({ fieldWidth: 'wide', customRender: '', groupTitle: '' })).toEqual({
      key: 'a',
      title: 'A',
      sortable: false,
      isTotal: false,
      valueType: 'text',
    });
    expect(column({ customRender: 'kind' })?.options).toEqual([]);
  });

  it('is searched by what the server names, as text where that is not known [W7-24]', () => {
    const views = ['list', 'search', 'date', 'datetime', 'integer', 'string', 'map'];
    expect(toReportSearches(views.map((view) => ({ field: view, view }))).map(({ kind }) => kind)).toEqual([
      'options',
      'dictionary',
      'date',
      'datetime',
      'number',
      'text',
      'text',
    ]);
  });

  it.each([null, [], 'x', { columns: {}, fieldHrefSlots: 1, dictOptions: [] }])(
    'has no columns and no searches in an answer that is none: %o',
    (answer) => {
      expect(toReport(answer)).toEqual({ id: '', title: '', columns: [], charts: [], mayLeave: false });
      expect(toReportSearches(answer)).toEqual([]);
    },
  );
});
