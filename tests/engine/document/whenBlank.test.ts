import { describe, expect, test } from 'vitest';
import { countChanges, type PageSchema, type WireRecord } from '../../../engine/index.ts';
import { compile, open } from './documentFixture.ts';

const columns = [
  { type: 'switch', key: 'state', title: '状态' },
  { type: 'switch', key: 'urgent', title: '加急', options: '1 - 加急,0 - 不加急' },
  { type: 'input', key: 'note', title: '备注' },
] as const;

const schema: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: '开关',
  resource: { url: '/t', table: 't', permission: 't:t', dataScope: 'all' },
  columns: [...columns],
  details: [{ key: 'lines', title: '明细', wireName: 'lineList', table: 't_line', columns: [...columns] }],
  list: { columns: ['note'] },
  form: { groups: [{ key: 'g', title: 'G', fields: ['state', 'urgent', 'note'] }], tabs: [{ detail: 'lines' }] },
};

const page = compile(schema);
const openRecord = (record: WireRecord) => open({ page, record });
const STORED = { id: '1', version: 1, note: null };

describe('an empty switch value', () => {
  test.each([null, ''])('of %j becomes the second option on save, in form and rows [W4-9]', (blank) => {
    const values = { state: blank, urgent: blank };
    const document = openRecord({ ...STORED, ...values, lineList: [{ id: 'l1', ...values, note: null }] });
    expect(document.toWire()).toMatchObject({ state: 'N', urgent: '0', note: null });
    expect(document.toWire()['lineList']).toEqual([{ id: 'l1', state: 'N', urgent: '0', note: null }]);
  });

  test('is no edit: a form that was just opened is not dirty [W4-9]', () => {
    const document = openRecord({ ...STORED, state: null, urgent: null, lineList: [] });
    expect(countChanges(document.unsaved())).toBe(0);
    expect(document.field('state').value).toBeNull();
    document.toWire();
    expect(countChanges(document.unsaved())).toBe(0);
  });

  test('becomes the second option in new records and rows; a first option remains [W4-9]', () => {
    const document = open({ page });
    expect(document.field('state').value).toBe('N');
    document.set({ state: 'Y' });
    expect(document.toWire()).toMatchObject({ state: 'Y', urgent: '0' });
  });

  test('is set in a row as well when that is made [W4-9]', () => {
    const document = openRecord({ ...STORED, lineList: [] });
    const lines = document.detail('lines');
    lines.commit({ kind: 'insert', rows: [{ index: 0, row: lines.newRow({ note: '一' }) }] }, '新增行');
    expect(document.toWire()['lineList']).toMatchObject([{ state: 'N', urgent: '0', note: '一' }]);
  });

  test('is not invented when it was not sent, because it may be hidden', () => {
    expect(Object.keys(openRecord({ ...STORED, lineList: [] }).toWire())).not.toContain('state');
  });
});
