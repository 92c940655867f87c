import { describe, expect, test } from 'vitest';
import { addLine, cell, line, open, rowIds, stored, type } from './documentFixture.ts';

const idAt = (index: number): string => {
  const goods = stored()['goodsList'];
  const row = Array.isArray(goods) ? goods[index] : undefined;
  return String(Object(row).id);
};

describe('a row that somebody else has saved [W4-2]', () => {
  test('shows its new values without an undo step or a local change', () => {
    const document = open({ record: stored() });
    expect(document.mergeRow('goods', { id: idAt(0), gQty: '77', nonsense: 'x' })).toEqual({
      rowId: rowIds(document)[0],
      changed: ['gQty'],
      kept: [],
      collided: [],
    });
    expect(cell(document, 0, 'gQty')).toBe('77');
    expect(document).toMatchObject({ dirty: false, canUndo: false });
  });

  test('keeps what was changed here, which counts as changed against the new value', () => {
    const document = open({ record: stored() });
    type(document, 0, { gQty: '5' });
    expect(document.mergeRow('goods', { id: idAt(0), gQty: '77', gName: '布' })).toMatchObject({
      changed: ['gName'],
      kept: ['gQty'],
      collided: ['gQty'],
    });
    expect([cell(document, 0, 'gQty'), cell(document, 0, 'gName')]).toEqual(['5', '布']);
    type(document, 0, { gQty: '77' });
    expect(document.unsavedRows('goods').changed.map(({ gQty }) => gQty)).not.toContain('5');
  });

  test('what was typed to the same value is no change any more', () => {
    const document = open({ record: stored() });
    type(document, 0, { gName: '布' });
    expect(document.dirty).toBe(true);
    document.mergeRow('goods', { id: idAt(0), gName: '布' });
    expect(document.dirty).toBe(false);
  });

  test.each([
    ['theirs is what was typed here too', { gName: '布' }, []],
    ['theirs is the same amount in other digits', { gQty: '5.00000' }, []],
    ['theirs is what was stored before', { gQty: '10' }, []],
    ['theirs is another value', { gQty: '77', gName: '绸' }, ['gName', 'gQty']],
  ])('tells of a collision only where both sides disagree: %s', (_what, theirs, collided) => {
    const document = open({ record: stored() });
    type(document, 0, { gName: '布', gQty: '5' });
    const merged = document.mergeRow('goods', { id: idAt(0), ...theirs });
    expect([...(merged?.collided ?? [])].sort()).toEqual(collided);
  });

  test('computes anew what follows from both', () => {
    const document = open({ record: stored() });
    document.set({ netWt: '2' });
    document.mergeRow('goods', { id: idAt(0), declTotal: '60', rate: '6000' });
    expect(cell(document, 0, 'rate')).toBe('120');
  });

  test('undo takes back what was done here and nothing of others', () => {
    const document = open({ record: stored() });
    type(document, 0, { gName: '纱' });
    document.mergeRow('goods', { id: idAt(0), gQty: '77' });
    document.undo();
    expect(cell(document, 0, 'gQty')).toBe('77');
  });

  test('changes nothing in a record without that row, and keeps row numbers', () => {
    const document = open({ record: stored() });
    expect(document.mergeRow('goods', { id: 'nobody', gQty: '1' })).toBeNull();
    expect(document.mergeRow('nothing', { id: idAt(0), gQty: '1' })).toBeNull();
    document.mergeRow('goods', { id: idAt(0), gNo: '9' });
    expect(cell(document, 0, 'gNo')).not.toBe('9');
  });
});

describe('rows that were changed here', () => {
  test('are those with unsaved values, stored ones only, under their stored ids', () => {
    const document = open({ record: stored() });
    type(document, 1, { gQty: '5' });
    addLine(document, 0, line());
    expect(document.unsavedRows('goods').changed.map(({ id, gQty }) => [id, gQty])).toEqual([[idAt(1), '5']]);
  });
});
