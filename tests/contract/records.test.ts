import { describe, expect, it } from 'vitest';
import { toAddedMessage, toRecordPage, toValues, toWireRecord } from '../../contract/records.ts';

describe('records as they are read', () => {
  it('have plain values alone in a list, rows in a record', () => {
    const source = { id: '1', no: 3, ok: true, blank: null, goods: [{ id: '2', more: {} }, 'x'], nested: {} };
    expect(toValues(source)).toEqual({ id: '1', no: 3, ok: true, blank: null });
    expect(toWireRecord(source)).toEqual({ id: '1', no: 3, ok: true, blank: null, goods: [{ id: '2' }] });
  });

  it('come a page at a time, with whether there are more than are counted', () => {
    expect(toRecordPage({ records: [{ id: '1' }], total: 10_000, totalIsAtLeast: true, size: 10 })).toEqual({
      records: [{ id: '1' }],
      total: 10_000,
      totalIsAtLeast: true,
    });
  });

  it.each([null, [], 'x', { records: {}, total: 'x', totalIsAtLeast: 'true' }])(
    'are none in an answer that lists none: %o',
    (answer) => {
      expect(toRecordPage(answer)).toEqual({ records: [], total: 0, totalIsAtLeast: false });
      expect([toValues(null), toWireRecord('x')]).toEqual([{}, {}]);
    },
  );

  it('are read from a message with exactly the names of the omitted items', () => {
    expect(toAddedMessage({ record: { id: '1', goods: [{ id: '2' }] }, ignored: ['DecHead/Foo', 7, null] })).toEqual({
      record: { id: '1', goods: [{ id: '2' }] },
      ignored: ['DecHead/Foo'],
    });
    expect([null, [], { record: 'x', ignored: 'DecHead/Foo' }].map(toAddedMessage)).toEqual(
      Array.from({ length: 3 }, () => ({ record: {}, ignored: [] })),
    );
  });
});
