import { describe, expect, test } from 'vitest';
import { fitsXls } from '../../../../server/files/exports/xlsFile.ts';
import {
  changed,
  isLong,
  mayBeXls,
  exportOrderOf,
  startingChoice,
  type ExportChoice,
} from '../../../../renderers/list/export/exportChoice.ts';

const list = {
  filters: { code: 'A' },
  tab: 'mine',
  shown: null,
  order: { column: 'code', order: 'desc' },
  selected: ['1', '2'],
};
const fields = { listed: ['code', 'status'], all: Array.from({ length: 30 }, (_, index) => `c${index}`) };
const of = (total: number, totalIsAtLeast = false) => ({ list: { ...list, total, totalIsAtLeast }, fields });
const choice: ExportChoice = {
  rows: 'all',
  columns: 'listed',
  values: 'texts',
  format: 'xls',
  wanted: 'xls',
  fileName: ' 订单 ',
  isInBackground: false,
};

describe('what is exported', () => {
  test('is the filtered and sorted list, or the selected rows in order of selection [W7-30]', () => {
    expect(exportOrderOf(choice, of(3))).toEqual({
      column: 'code',
      order: 'desc',
      filters: { code: 'A' },
      tab: 'mine',
      selections: [],
      fields: fields.listed,
      values: 'texts',
      format: 'xls',
      fileName: '订单',
    });
    const chosen = exportOrderOf({ ...choice, rows: 'selected', columns: 'all' }, of(3));
    expect(chosen).toMatchObject({ filters: {}, tab: '', selections: ['1', '2'], fields: fields.all });
  });

  test('may be .xls up to 20,000 cells, as the server has it [D34] [D69]', () => {
    for (const rows of [10_000, 10_001])
      expect([mayBeXls(choice, of(rows)), fitsXls(rows, fields.listed.length)]).toEqual(Array(2).fill(rows === 10_000));
    expect(mayBeXls(choice, of(5000, true))).toBe(false);
    expect(mayBeXls({ ...choice, rows: 'selected' }, of(5000, true))).toBe(true);
  });

  test('is made in the background where nobody should wait for it [W7-30]', () => {
    expect([isLong(choice, of(10_000)), isLong(choice, of(10_001)), isLong(choice, of(1, true))]).toEqual([
      false,
      true,
      true,
    ]);
    const chosen = (count: number) => {
      const { list: listed, fields: told } = of(1, true);
      const selected = Array.from({ length: count }, (_, index) => `${index}`);
      return isLong({ ...choice, rows: 'selected' }, { list: { ...listed, selected }, fields: told });
    };
    expect([chosen(300), chosen(301)]).toEqual([false, true]);
  });

  test.each([
    [1, 'xls'],
    [10_000, 'xls'],
    [10_001, 'xlsx'],
  ])(
    'defaults to .xls up to 20,000 cells and .xlsx beyond: %i rows of two columns [W7-30] [D34] [D69]',
    (rows, format) => {
      const all = { ...of(rows), list: { ...of(rows).list, selected: [] } };
      expect(startingChoice(all, '订单')).toMatchObject({ rows: 'all', format, fileName: '订单' });
      expect(startingChoice(of(rows), '订单')).toMatchObject({ rows: 'selected', format: 'xls' });
    },
  );

  test('is .xls again once it fits again, and .xlsx where staff chose that [D34] [D69]', () => {
    const wide = changed(choice, { columns: 'all' }, of(667));
    expect([wide.format, changed(wide, { columns: 'listed' }, of(667)).format]).toEqual(['xlsx', 'xls']);
    const chosen = changed(choice, { format: 'xlsx' }, of(3));
    expect(changed(chosen, { columns: 'all' }, of(3)).format).toBe('xlsx');
  });

  test('is .xlsx as soon as it does not fit .xls any more [D34]', () => {
    expect(changed(choice, { columns: 'all' }, of(666)).format).toBe('xls');
    expect(changed(choice, { columns: 'all' }, of(667)).format).toBe('xlsx');
  });
});
