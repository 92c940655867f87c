import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompiledColumn, Value, Values } from '../../../../../engine/index.ts';
import { columnOf } from '../../../../engine/table/tableFixture.ts';
import { openTable, type OpenTable } from '../../openTable.tsx';
import { pasteInto, takeFrom } from './clipboardEvents.ts';
import { stepsOf } from '../../../../engine/table/tableSteps.ts';

const selectAll = ({ input }: OpenTable): void => {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', ctrlKey: true, bubbles: true, cancelable: true }));
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true }),
  );
};

it('copies the range as text and as a table that keeps numbers and zeros', async () => {
  const table = await openTable({ count: 1 });
  table.model.commit(
    {
      kind: 'set',
      cells: [
        { rowId: 'r0', key: 'sku', value: 'G001' },
        { rowId: 'r0', key: 'qty', value: '1234.50' },
      ],
    },
    '',
  );
  table.handle.focusCell('r0', 'curr');
  await expect.poll(() => table.cell(0, 'curr').textContent).toBe('人民币');
  selectAll(table);
  const taken = takeFrom(table.input, 'copy');
  expect(taken['text/plain']).toBe('G001\tname 0\t1234.50\t人民币\t\t\t\t2026-01-05\r\n');
  expect(taken['text/html']).toContain(`<td style="mso-number-format:'\\@';white-space:pre-wrap">G001</td>`);
  expect(taken['text/html']).toContain('<td x:num="1234.50">1234.50</td>');
});

it('copies one plain cell without a line end', async () => {
  const table = await openTable({ count: 1 });
  table.handle.focusCell('r0', 'sku');
  expect(takeFrom(table.input, 'copy')['text/plain']).toBe('G0');
});

it('copies whole rows where rows are ticked', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r1', 'sku');
  table.model.selectRows(['r2', 'r0']);
  const { 'text/plain': text = '' } = takeFrom(table.input, 'copy');
  expect(text.split('\r\n').map((line) => line.split('\t')[0])).toEqual(['G0', 'G2', '']);
});

it('cuts the range as one step and keeps what cannot be edited', async () => {
  const table = await openTable({ count: 2 });
  table.model.commit({ kind: 'set', cells: [{ rowId: 'r0', key: 'gName', value: 'kept' }] }, '');
  const { labels } = stepsOf(table.model);
  table.handle.focusCell('r0', 'sku');
  selectAll(table);
  expect(takeFrom(table.input, 'cut')['text/plain']).toContain('G1\tname 1');
  expect(table.model.liveValues().map((row) => [row['sku'], row['qty'], row['gName']])).toEqual([
    [null, null, 'kept'],
    [null, null, null],
  ]);
  expect(labels).toEqual(['清空 10 格']);
});

it('fills a selected range with one cell', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'name');
  for (const key of ['ArrowDown', 'ArrowDown'])
    table.input.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true, cancelable: true }));
  pasteInto(table.input, 'same');
  expect(table.model.liveValues().map((row) => row['name'])).toEqual(['same', 'same', 'same']);
});

it('pastes exactly what was copied into other rows, without asking a dictionary', async () => {
  const table = await openTable({ count: 2 });
  table.model.commit(
    {
      kind: 'set',
      cells: [
        { rowId: 'r0', key: 'curr', value: 'X9' },
        { rowId: 'r0', key: 'name', value: ' a ' },
      ],
    },
    '',
  );
  table.handle.focusCell('r0', 'sku');
  for (let step = 0; step < 3; step += 1)
    table.input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true, cancelable: true }),
    );
  const taken = takeFrom(table.input, 'copy');
  table.handle.focusCell('r1', 'sku');
  pasteInto(table.input, taken);
  const { sku, name, qty, curr } = table.model.rowAt(1).values;
  expect({ sku, name, qty, curr }).toEqual({ sku: 'G0', name: ' a ', qty: '1', curr: 'X9' });
});

const options = [
  { value: '01', text: '甲' },
  { value: '02', text: '乙' },
];

/** One column of every type that stores its own value, with the values it may contain. */
const COLUMNS: readonly (readonly [CompiledColumn, fc.Arbitrary<Value>])[] = [
  [columnOf('input'), fc.constantFrom('a', '00123', '甲\t"乙"', 'two\nlines', '1E5x', '=A1')],
  [columnOf('textarea', { type: 'textarea' }), fc.constantFrom('x', 'a\nb', '<b>&')],
  [
    columnOf('number', { type: 'inputNumber', valueType: 'decimal' }),
    fc.constantFrom('0', '-1.50', '1234567.00001', '86.50000'),
  ],
  [columnOf('select', { type: 'select', options }), fc.constantFrom('01', '02')],
  [columnOf('dict', { type: 'select', dictCode: 'currency' }), fc.constantFrom('110', '142', '502')],
  [columnOf('many', { type: 'list_multi', options, multiple: true }), fc.constantFrom('01', '01,02')],
  [columnOf('search', { type: 'sel_search', dictCode: 'hs' }), fc.constantFrom('2000000000', '2000004999')],
  [columnOf('date', { type: 'date', valueType: 'date' }), fc.constantFrom('2024-02-29', '1999-12-31')],
  [columnOf('datetime', { type: 'datetime' }), fc.constantFrom('2024-02-29 23:59:59', '2024-01-01 00:00:00')],
  [columnOf('time', { type: 'time' }), fc.constantFrom('00:00:00', '23:59:59')],
  [columnOf('checkbox', { type: 'checkbox', customValue: ['Y', 'N'] }), fc.constantFrom('Y', 'N')],
  [columnOf('tags', { type: 'tags' }), fc.constantFrom('a,b', 'c')],
];

const row = fc.record(
  Object.fromEntries(COLUMNS.map(([column, value]) => [column.key, fc.oneof(value, fc.constant(null))])),
);

it.each(['text/plain', 'text/html', 'application/x-waybill-cells'])(
  'pastes back as %s what it has copied, for all types of columns',
  async (type) => {
    const columns = COLUMNS.map(([column]) => column);
    const table = await openTable({ columns, count: 0, rows: [] }, { height: 300 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        // A blank row at the end of a sheet adds no row, so the first column always has a value.
        const given = rows.map((values): Values => ({ ...values, input: values['input'] ?? 'x' }));
        table.model.load(given.map((values) => ({ ...values })));
        table.input.focus();
        selectAll(table);
        const form = takeFrom(table.input, 'copy')[type] ?? '';
        table.model.load([]);
        pasteInto(table.input, { [type]: form });
        await table.handle.flush();
        const pasted = table.model.liveValues().map((values) => columns.map(({ key }) => values[key] ?? null));
        expect(pasted).toEqual(given.map((values) => columns.map(({ key }) => values[key] ?? null)));
      }),
      { numRuns: 25 },
    );
  },
);
