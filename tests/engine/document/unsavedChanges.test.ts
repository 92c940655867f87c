import { describe, expect, test } from 'vitest';
import { countChanges, sideAt, sideOf, type PageDocument, type RecordChanges } from '../../../engine/index.ts';
import { addLine, cell, compile, declaration, line, open, page, rowIds, stored, type } from './documentFixture.ts';

/** Serialises through JSON, as a draft is stored. */
const kept = (document: PageDocument): RecordChanges => JSON.parse(JSON.stringify(document.unsaved()));
const goods = (document: PageDocument) => document.toWire()['goodsList'];

const busy = (): PageDocument => {
  const document = open({ record: stored() });
  document.set({ ownerName: '远航', feeMark: '1' });
  type(document, 0, { gQty: '20' });
  addLine(document, 1, line({ gName: '新' }));
  document.detail('goods').commit({ kind: 'remove', rowIds: ['g2'] }, '删除');
  document.detail('goods').commit({ kind: 'move', rowId: 'g3', to: 0 }, '移动');
  return document;
};

describe('unsaved changes', () => {
  test('are none where nothing differs from what is stored, whatever was done', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    document.set({ ownerName: '宏达' });
    expect(document.unsaved()).toEqual({ header: {}, details: {} });
    expect(countChanges(document.unsaved())).toBe(0);
  });

  test('name fields, cells, lines that came, went and moved, with what was there before', () => {
    const changes = busy().unsaved();
    expect(changes.header).toMatchObject({
      ownerName: { from: '宏达', to: '远航' },
      feeCurr: { from: 'USD', to: null },
    });
    expect(changes.details['goods']).toMatchObject({
      cells: { g1: { gQty: { from: '10', to: '20' }, declTotal: { from: '55', to: '110.00' } } },
      added: [{ values: { gName: '新' } }],
      removed: [{ id: 'g2', values: { gName: '笔记本电脑', gQty: '10' } }],
      order: { from: ['g1', 'g2', 'g3'] },
    });
  });

  test('lead back to what is stored', () => {
    const document = busy();
    const before = sideAt(document.content(), document.unsaved(), 'from');
    expect(before.rows['goods']?.map(({ id, values }) => [id, values['gQty']])).toEqual(
      sideOf(page, stored()).rows['goods']?.map(({ id, values }) => [id, values['gQty']]),
    );
    expect(before.values).toMatchObject({ ownerName: '宏达', feeCurr: 'USD', feeMark: '2' });
  });

  test('restored on the same record give the same record, as one step of undo', () => {
    const before = busy();
    const after = open({ record: stored() });
    after.restore(kept(before), '恢复');
    expect(goods(after)).toEqual(goods(before));
    expect(after.values()).toEqual(before.values());
    expect(after.undo()?.label).toBe('恢复');
    expect(after.dirty).toBe(false);
    expect(rowIds(after)).toEqual(['g1', 'g2', 'g3']);
  });

  test('restored keep a typed value that a suggestion would replace', () => {
    const before = open({ record: stored() });
    type(before, 0, { gQty: '20' });
    type(before, 0, { declTotal: '55' });
    const after = open({ record: stored() });
    after.restore(kept(before), '恢复');
    expect([cell(after, 0, 'gQty'), cell(after, 0, 'declTotal')]).toEqual(['20', '55']);
  });

  test('of a new record come back whole in place of its blank first lines', () => {
    const before = open();
    before.set({ ownerName: '远航' });
    type(before, 0, { codeTs: '6109100000', gQty: '7' });
    addLine(before, 1, line({ gName: '第二' }));
    const after = open();
    after.restore(kept(before), '恢复');
    expect(goods(after)).toEqual(goods(before));
    after.undo();
    expect(after.detail('goods').rowCount).toBe(1);
  });

  test('stand beside lines that were typed before they were restored', () => {
    const before = open();
    addLine(before, 1, line({ gName: '草稿' }));
    const after = open();
    type(after, 0, { gName: '先录的' });
    after.restore(kept(before), '恢复');
    expect(
      after
        .detail('goods')
        .liveValues()
        .map(({ gName }) => gName ?? null),
    ).toEqual(['先录的', null, '草稿']);
  });

  test('after a save are those since the save, with the new ids of lines', () => {
    const document = open({ record: stored() });
    addLine(document, 3, line());
    const sent = document.toWire();
    const rows = Array.isArray(sent['goodsList']) ? sent['goodsList'] : [];
    document.saved({
      ...sent,
      version: 4,
      goodsList: rows.map((row, index) => ({ ...Object(row), id: `g${index + 1}` })),
    });
    expect(countChanges(document.unsaved())).toBe(0);
    type(document, 3, { gQty: '77' });
    expect(document.unsaved().details['goods']?.cells).toMatchObject({ g4: { gQty: { from: '10', to: '77' } } });
  });

  test('survive a newer page schema', () => {
    const document = busy().migrate(compile({ ...declaration, title: '报关单（新）' }));
    const after = open({ record: stored() });
    after.restore(kept(document), '恢复');
    expect(goods(after)).toEqual(goods(busy()));
  });

  test('that change nothing here make no step of undo', () => {
    const document = open({ record: stored() });
    document.restore(
      {
        header: { gone: { from: null, to: '1' } },
        details: { goods: { cells: {}, added: [], removed: [{ id: 'g9', values: {} }] }, gone: Object({}) },
      },
      '恢复',
    );
    expect([document.canUndo, document.dirty]).toEqual([false, false]);
  });

  test('make only the steps that they need', () => {
    const before = open({ record: stored() });
    type(before, 0, { gName: '新' });
    const after = open({ record: stored() });
    after.restore(kept(before), '恢复');
    expect(after.log.at(-1)?.commands).toEqual([
      {
        kind: 'detail',
        detail: 'goods',
        change: { kind: 'batch', changes: [{ kind: 'set', cells: [{ rowId: 'g1', key: 'gName', value: '新' }] }] },
      },
    ]);
  });

  test('do nothing to a record that is read-only', () => {
    const document = open({ record: { ...stored(), status: 'review' } });
    document.restore(busy().unsaved(), '恢复');
    expect(document.values()['ownerName']).toBe('宏达');
  });
});
