import { describe, expect, it } from 'vitest';
import { cursorOf } from '../../../../renderers/list/paging/useListData.ts';

const question = { pageNo: 500, pageSize: 10, filters: {}, sort: [], tab: '', attempt: 0 };
const result = { records: [{ id: 'a' }, { id: 'b' }], total: 10_000, totalIsAtLeast: true };
const last = { question, result };

describe('a page far behind', () => {
  it('is found by the adjacent record of the previous or next page', () => {
    expect(cursorOf(last, { ...question, pageNo: 501 })).toEqual({ id: 'b', side: 'before' });
    expect(cursorOf(last, { ...question, pageNo: 499 })).toEqual({ id: 'a', side: 'behind' });
  });

  it('is found by page number for distant, changed or early pages', () => {
    const next = { ...question, pageNo: 501 };
    const others = [
      { ...next, pageNo: 502 },
      { ...next, filters: {} },
      { ...next, sort: [{ column: 'code', order: 'asc' as const }] },
      { ...next, tab: 'drafts' },
      { ...next, pageSize: 20 },
      { ...next, attempt: 1 },
    ];
    for (const other of others) expect(cursorOf(last, other)).toBeUndefined();
    expect(cursorOf(null, next)).toBeUndefined();
    expect(cursorOf({ question, result: { ...result, records: [] } }, next)).toBeUndefined();
    const near = { ...question, pageNo: 3 };
    expect(cursorOf({ question: near, result }, { ...near, pageNo: 4 })).toBeUndefined();
  });
});
