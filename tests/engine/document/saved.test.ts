import { describe, expect, test } from 'vitest';
import type { PageDocument, Values, WireRecord } from '../../../engine/index.ts';
import { addLine, cell, compile, declaration, line, open, page, rowIds, stored, type } from './documentFixture.ts';

const goodsOf = (record: WireRecord): readonly Values[] => {
  const rows = record['goodsList'];
  if (typeof rows !== 'object' || rows === null) throw new Error('no goods');
  return rows;
};

/** The server's response: ids for new rows, the next version, amounts in the database's format. */
const answerTo = (sent: WireRecord, changes: Values = {}): WireRecord => ({
  ...sent,
  id: sent['id'] ?? 'r9',
  version: Number(sent['version'] ?? 0) + 1,
  updateTime: '2024-05-01 10:00:00',
  ...changes,
  goodsList: goodsOf(sent).map((row, index) => ({
    ...row,
    id: row['id'] ?? `s${index}`,
    gQty: `${row['gQty']}.00000`,
  })),
});

const save = (document: PageDocument): WireRecord => {
  const sent = document.toWire();
  document.saved(answerTo(sent));
  return sent;
};

describe('a record on the wire', () => {
  test('comes back as it came, without what the page does not know', () => {
    const { createBy: _, ownerName_dictText: __, ...known } = stored();
    expect(open({ record: stored() }).toWire()).toEqual(known);
  });

  test('a new record has no id and no version, and new rows have none', () => {
    const sent = open().toWire();
    expect(Object.keys(sent)).not.toContain('id');
    expect(Object.keys(sent)).not.toContain('version');
    expect(Object.keys(goodsOf(sent)[0] ?? {})).not.toContain('id');
  });

  test('rows are numbered from 1 as text', () => {
    const document = open({ record: stored() });
    addLine(document, 0, line());
    expect(goodsOf(document.toWire()).map(({ gNo }) => gNo)).toEqual(['1', '2', '3', '4']);
  });

  test('amounts that came as numbers are text', () => {
    const document = open({ record: { ...stored(), netWt: 100, goodsList: [{ ...line(), gQty: 1e-7 }] } });
    expect(document.field('netWt').value).toBe('100');
    expect(cell(document, 0, 'gQty')).toBe('0.0000001');
  });

  test('does not invent a missing field, because it may be hidden', () => {
    const { netWt: _, ...record } = stored();
    expect(Object.keys(open({ record }).toWire())).not.toContain('netWt');
  });

  test('the record that was opened is not changed', () => {
    const record = stored();
    const document = open({ record });
    type(document, 0, { gQty: '99' });
    expect(record).toEqual(stored());
  });

  test('exposes fields unknown to the page, but not id, version and dictionary texts', () => {
    const values = open({ record: stored() }).values();
    expect(values).toMatchObject({ createBy: 'clerk' });
    expect(Object.keys(values).filter((key) => /^(id|version|.*_dictText|goodsList)$/.test(key))).toEqual([]);
  });
});

describe('after a save', () => {
  test('a new record has its id and version and is clean', () => {
    const document = open();
    document.set({ ownerName: '宏达' });
    save(document);
    expect(document).toMatchObject({ id: 'r9', version: 1, dirty: false });
    expect(document.toWire()).toMatchObject({ id: 'r9', version: 1 });
  });

  test('new rows keep their place on the screen and are sent with their stored id', () => {
    const document = open({ record: stored() });
    const rowId = addLine(document, 1, line());
    save(document);
    expect(rowIds(document)).toEqual(['g1', rowId, 'g2', 'g3']);
    expect(goodsOf(document.toWire()).map(({ id }) => id)).toEqual(['g1', 's1', 'g2', 'g3']);
    expect(document.dirty).toBe(false);
  });

  test('what the server computed is taken over', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    document.saved(answerTo(document.toWire(), { deposit: '99', updateBy: 'clerk' }));
    expect(document.values()).toMatchObject({ deposit: '99', updateBy: 'clerk' });
    expect(document.dirty).toBe(false);
  });

  test('amounts keep their writing where they are equal', () => {
    const document = open({ record: stored() });
    type(document, 0, { gQty: '20' });
    save(document);
    expect(cell(document, 0, 'gQty')).toBe('20');
  });

  test('undo goes on: what is undone differs from the stored record again', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    save(document);
    document.undo();
    expect(document.field('ownerName').value).toBe('宏达');
    expect(document.dirty).toBe(true);
    document.redo();
    expect(document.dirty).toBe(false);
  });

  test('a row whose removal was saved comes back by undo as a new one', () => {
    const document = open({ record: stored() });
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g2'] }, '删除');
    save(document);
    expect(document.dirty).toBe(false);
    document.undo();
    expect(document.dirty).toBe(true);
    expect(goodsOf(document.toWire()).map(({ id }) => id)).toEqual(['g1', undefined, 'g3']);
  });

  test('input typed during the save remains and is still unsaved', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    const sent = document.toSend();
    document.set({ ownerName: '中远' });
    type(document, 0, { gName: '服务器' });
    const added = addLine(document, 3, line());
    document.saved(answerTo(sent.record), sent);
    expect(document.field('ownerName').value).toBe('中远');
    expect(cell(document, 0, 'gName')).toBe('服务器');
    expect(rowIds(document)).toContain(added);
    expect(document.dirty).toBe(true);
    while (document.canUndo) document.undo();
    document.set({ ownerName: '远航' });
    expect(document.dirty).toBe(false);
  });

  test('rows replaced by the answer use its ids afterwards', () => {
    const document = open({ record: stored() });
    save(document);
    document.saved({ ...stored(), version: 5, goodsList: [{ id: 'g9', ...line() }] });
    expect(goodsOf(document.toWire()).map(({ id }) => id)).toEqual(['g9']);
    type(document, 0, { gName: '服务器' });
    expect(document.unsavedRows('goods')).toMatchObject({ changed: [{ id: 'g9', gName: '服务器' }], removed: [] });
  });

  test('an answer with other rows than were sent replaces them and ends the steps', () => {
    const document = open({ record: stored() });
    type(document, 0, { gName: '服务器' });
    document.saved({ ...stored(), version: 4, goodsList: [{ id: 'g9', ...line() }] });
    expect(rowIds(document)).toEqual(['g9']);
    expect(document.canUndo).toBe(false);
    expect(document.dirty).toBe(false);
  });

  test('an answer without the rows leaves them as they were sent', () => {
    const document = open({ record: stored() });
    document.saved({ id: 'r1', version: 4, status: 'draft' });
    expect(rowIds(document)).toEqual(['g1', 'g2', 'g3']);
    expect(document).toMatchObject({ version: 4, dirty: false });
  });
});

describe('a newer page schema', () => {
  const wider = compile({
    ...declaration,
    columns: [...(declaration.columns ?? []), { type: 'input', key: 'extra', title: '附加' }],
  });

  test('keeps what was typed, in fields and rows, and is as dirty as before', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    const rowId = addLine(document, 1, line({ gName: '新行' }));
    expect(rowIds(document)).toContain(rowId);
    const migrated = document.migrate(wider);
    expect(migrated.page).toBe(wider);
    expect(migrated).toMatchObject({ id: 'r1', version: 3, dirty: true, canUndo: false });
    expect(migrated.toWire()).toEqual(document.toWire());
    migrated.set({ extra: 'x' });
    expect(migrated.toWire()).toMatchObject({ extra: 'x' });
  });

  test.each([
    ['what staff wrote over a suggestion', { packWet: '9' }],
    ['a suggestion that staff cleared', { packWet: null }],
    ['a default that staff cleared', { status: null }],
  ])('does not begin a new record again: %s stays', (_what, written) => {
    const document = open();
    document.set({ grossWet: '10', netWt: '4' });
    expect(document.field('packWet').value).toBe('6');
    document.set(written);
    const migrated = document.migrate(wider);
    expect(migrated.values()).toMatchObject(written);
    expect(migrated).toMatchObject({ id: null, version: null, dirty: true });
  });

  test('a clean document stays clean', () => {
    expect(open({ record: stored() }).migrate(wider).dirty).toBe(false);
  });

  test('is clean after the save', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    const migrated = document.migrate(wider);
    save(migrated);
    expect(migrated.dirty).toBe(false);
  });

  test('fields and details that it lost come back when it names them again', () => {
    const { details: _, rules: __, columns = [], ...others } = declaration;
    const narrow = compile({
      ...others,
      columns: columns.filter(({ key }) => !['netWt', 'packWet', 'totalPrice', 'deposit'].includes(key)),
      form: { groups: [{ key: 'base', title: '基本信息', fields: ['ownerName'] }] },
    });
    const document = open({ record: stored() });
    document.set({ netWt: '99' });
    const narrowed = document.migrate(narrow);
    expect(Object.keys(narrowed.toWire())).not.toContain('goodsList');
    const back = narrowed.migrate(page);
    expect(back.field('netWt').value).toBe('99');
    expect(back.toWire()).toEqual(document.toWire());
  });

  test('fields that staff have been at still show their findings', () => {
    const document = open();
    document.set({ ownerName: '远航' });
    document.set({ ownerName: null });
    expect(document.migrate(wider).field('ownerName').finding).toMatchObject({ ruleId: 'required' });
  });
});
