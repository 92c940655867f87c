import { describe, expect, test } from 'vitest';
import { addLine, cell, open, rowIds, stored, type } from './documentFixture.ts';

describe('commands and undo', () => {
  test('one set of several fields is one step, undone and redone as a whole', () => {
    const document = open({ record: stored() });
    document.set({ grossWet: '130', ownerName: '远航' });
    expect(document.undo()?.label).toBe('修改 毛重 等 2 项');
    expect(document.values()).toMatchObject({ grossWet: '120.50000', ownerName: '宏达' });
    document.redo();
    expect(document.values()).toMatchObject({ grossWet: '130', ownerName: '远航' });
  });

  test('a value that is equal as a decimal is no step and keeps its writing', () => {
    const document = open({ record: stored() });
    document.set({ grossWet: '120.5' });
    expect(document.canUndo).toBe(false);
    expect(document.dirty).toBe(false);
    expect(document.field('grossWet').value).toBe('120.50000');
  });

  test('a cell that is set to an equal value is no step', () => {
    const document = open({ record: stored() });
    type(document, 0, { gQty: '10.00' });
    expect(document.canUndo).toBe(false);
    expect(cell(document, 0, 'gQty')).toBe('10');
  });

  test('blank is one thing: an empty text over null changes nothing', () => {
    const document = open({ record: stored() });
    document.set({ feeNote: '' });
    expect(document.canUndo).toBe(false);
  });

  test('keys that the page does not know are left alone', () => {
    const document = open({ record: stored() });
    document.set({ nothing: 'x', id: 'other' });
    expect(document.canUndo).toBe(false);
    expect(document.id).toBe('r1');
  });

  test('something new after an undo forgets what was taken back', () => {
    const document = open({ record: stored() });
    document.set({ grossWet: '130' });
    document.undo();
    document.set({ grossWet: '140' });
    expect(document.canRedo).toBe(false);
  });

  test('header and cells share one stack, taken back in the opposite order', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    type(document, 1, { gName: '服务器' });
    document.undo();
    expect(cell(document, 1, 'gName')).toBe('笔记本电脑');
    expect(document.field('ownerName').value).toBe('远航');
    document.undo();
    expect(document.field('ownerName').value).toBe('宏达');
    expect(document.undo()).toBeNull();
  });

  test('undoing a removal brings back the same rows, ids and places', () => {
    const document = open({ record: stored() });
    const before = document.detail('goods').toValues();
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g1', 'g3'] }, '删除 2 行');
    expect(rowIds(document)).toEqual(['g2']);
    document.undo();
    expect(rowIds(document)).toEqual(['g1', 'g2', 'g3']);
    expect(document.detail('goods').toValues()).toEqual(before);
  });

  test('undoing and redoing an insertion keeps the id of the new row', () => {
    const document = open({ record: stored() });
    const rowId = addLine(document, 1, { codeTs: '6109100000' });
    document.undo();
    expect(rowIds(document)).toEqual(['g1', 'g2', 'g3']);
    document.redo();
    expect(rowIds(document)).toEqual(['g1', rowId, 'g2', 'g3']);
    expect(cell(document, 1, 'codeTs')).toBe('6109100000');
    expect(cell(document, 3, 'gNo')).toBe('4');
  });

  test('a move is taken back to the old place', () => {
    const document = open({ record: stored() });
    document.detail('goods').commit({ kind: 'move', rowId: 'g1', to: 2 }, '移动');
    expect(document.dirty).toBe(true);
    document.undo();
    expect(rowIds(document)).toEqual(['g1', 'g2', 'g3']);
    expect(document.dirty).toBe(false);
  });

  test('a batch of cells and new rows is one step', () => {
    const document = open({ record: stored() });
    const model = document.detail('goods');
    const row = model.newRow({ codeTs: '6109100000', gQty: '2', declPrice: '3' });
    model.commit(
      {
        kind: 'batch',
        changes: [
          { kind: 'set', cells: [{ rowId: 'g3', key: 'gQty', value: '20' }] },
          { kind: 'insert', rows: [{ index: 3, row }] },
        ],
      },
      '粘贴 2 行',
    );
    expect([cell(document, 2, 'declTotal'), cell(document, 3, 'declTotal')]).toEqual(['110.00', '6.00']);
    expect(document.undo()?.label).toBe('粘贴 2 行');
    expect(document.dirty).toBe(false);
    expect(cell(document, 2, 'declTotal')).toBe('55');
  });

  test('the log tells every command since opening, undo included', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    document.undo();
    expect(document.log.map(({ label }) => label)).toEqual(['修改 生产销售单位', '撤销 修改 生产销售单位']);
    expect(document.log.at(-1)?.commands).toEqual([{ kind: 'set', values: { ownerName: '宏达' } }]);
  });

  test('dirty is a comparison with the stored record, not a count of steps', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    expect(document.dirty).toBe(true);
    document.set({ ownerName: '宏达' });
    expect(document.dirty).toBe(false);
    type(document, 0, { gName: '别的' });
    expect(document.dirty).toBe(true);
    type(document, 0, { gName: '笔记本电脑' });
    expect(document.dirty).toBe(false);
  });

  test('a row added and removed again leaves nothing changed', () => {
    const document = open({ record: stored() });
    const rowId = addLine(document, 3, { codeTs: '1' });
    type(document, 3, { gName: '新' });
    document.detail('goods').commit({ kind: 'remove', rowIds: [rowId] }, '删除');
    expect(document.dirty).toBe(false);
  });

  test('subscribers hear of each step once, and no more after they left', () => {
    const document = open({ record: stored() });
    let heard = 0;
    const leave = document.subscribe(() => {
      heard += 1;
    });
    document.set({ grossWet: '200' });
    type(document, 0, { gQty: '20' });
    expect(heard).toBe(2);
    leave();
    document.undo();
    expect(heard).toBe(2);
  });
});

describe('read-only', () => {
  test('nothing can be typed, in fields or cells, and tables follow', () => {
    const document = open({ record: { ...stored(), status: 'review' } });
    expect(document.readOnly).toBe(true);
    expect(document.detail('goods').readOnly).toBe(true);
    expect(document.field('ownerName').disabled).toBe(true);
    document.set({ ownerName: '远航' });
    type(document, 0, { gName: '别的' });
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g1'] }, '删除');
    expect(document.field('ownerName').value).toBe('宏达');
    expect(cell(document, 0, 'gName')).toBe('笔记本电脑');
    expect(rowIds(document)).toEqual(['g1', 'g2', 'g3']);
    expect(document.log).toEqual([]);
  });

  test('a status that the server moved closes the record and its steps', () => {
    const document = open({ record: stored() });
    document.set({ ownerName: '远航' });
    document.saved({ ...document.toWire(), status: 'review', version: 4 });
    expect(document.readOnly).toBe(true);
    expect(document.detail('goods').readOnly).toBe(true);
    expect(document.canUndo).toBe(false);
    expect(document.undo()).toBeNull();
  });
});
