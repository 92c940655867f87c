import { describe, expect, test } from 'vitest';
import { copyRecord, createPageDocument, type ColumnSchema } from '../../../engine/index.ts';
import { compile, declaration, line, lookup, page, stored, user } from './documentFixture.ts';

const copying = (omit: string[], details: string[] = []) => compile({ ...declaration, copy: { omit, details } });

describe('a copy of a record', () => {
  test('takes the head along, without id, version, who and when, and labels', () => {
    const copy = copyRecord(copying([]), stored());
    expect(copy).toMatchObject({ ownerName: '宏达', grossWet: '120.50000', feeMark: '2', status: 'draft' });
    expect(Object.keys(copy)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|version|createBy|.*_dictText)$/)]),
    );
  });

  test('starts what the page leaves out as a new record does', () => {
    const record = { ...stored(), status: 'review' };
    expect(copyRecord(copying(['ownerName', 'status']), record)).toMatchObject({ status: 'draft' });
    expect(Object.hasOwn(copyRecord(copying(['ownerName', 'status']), record), 'ownerName')).toBe(false);
  });

  test('takes the rows of the named details along, as new rows', () => {
    const { goodsList } = copyRecord(copying([], ['goods']), stored());
    expect(goodsList).toHaveLength(3);
    expect(goodsList).toMatchObject([1, 2, 3].map((gNo) => ({ gNo: String(gNo), codeTs: line()['codeTs'] })));
    expect((goodsList as object[]).some((row) => Object.hasOwn(row, 'id'))).toBe(false);
  });

  test('leaves out what a fill rule gives: a copy gets numbers of its own [S1-4]', () => {
    const numbered: ColumnSchema = { type: 'input', key: 'ownerName', title: '货主', fillRule: 'owner_no' };
    const columns = (declaration.columns ?? []).map((column) => (column.key === 'ownerName' ? numbered : column));
    const copied = copyRecord(compile({ ...declaration, columns, copy: { omit: [], details: [] } }), stored());
    expect(Object.hasOwn(copied, 'ownerName')).toBe(false);
    expect(copied).toMatchObject({ grossWet: '120.50000' });
  });

  test('starts other details with their fewest rows', () => {
    expect(copyRecord(copying([]), stored())['goodsList']).toHaveLength(1);
  });

  test("keeps the page's fixed values, whatever page the record comes from", () => {
    const exporting = { ...page, resource: { ...page.resource, fixed: { ieFlag: 'E' } } };
    expect(copyRecord(exporting, { ...stored(), ieFlag: 'I' })['ieFlag']).toBe('E');
  });

  test('leaves the stored record as it was, however the copy is changed', () => {
    const record = stored();
    const copied = copying([], ['goods']);
    const document = createPageDocument({ page: copied, ports: { lookup }, user, record: copyRecord(copied, record) });
    const model = document.detail('goods');
    model.commit({ kind: 'set', cells: [{ rowId: model.rowAt(0).id, key: 'gName', value: '改' }] }, '修改');
    expect(record).toEqual(stored());
    expect(document.toWire()).not.toHaveProperty('id');
  });
});
