import { describe, expect, test } from 'vitest';
import type { PageDocument, TableEvent, TableModel } from '../../../engine/index.ts';
import { addLine, cell, open, rowIds, stored, type } from './documentFixture.ts';

const goods = (document: PageDocument): TableModel => document.detail('goods');

/** Records the events of the goods table, and counts the notifications of the document. */
function listen(document: PageDocument): { readonly events: TableEvent[]; readonly told: () => number } {
  const events: TableEvent[] = [];
  let told = 0;
  goods(document).subscribe((event) => void events.push(event));
  document.subscribe(() => void (told += 1));
  return { events, told: () => told };
}

/** All state of the table that an edit could change. */
const everything = (document: PageDocument) => {
  const model = goods(document);
  return {
    rows: model.toValues(),
    revision: model.revision,
    states: rowIds(document).map((id) => model.rowState(id)),
    messages: rowIds(document).map((id) => model.messageAt(id, 'gName')),
    steps: document.steps,
    log: document.log.length,
    told: document.revision,
  };
};

describe('an edit of the table that the document does not accept', () => {
  const set = (rowId: string, key: string, value: string | null) => ({
    kind: 'set' as const,
    cells: [{ rowId, key, value }],
  });

  test.each<[string, (document: PageDocument) => void]>([
    ['a cell that is set to what it holds', (document) => goods(document).commit(set('g1', 'gQty', '10'), '修改')],
    ['the same number written otherwise', (document) => goods(document).commit(set('g1', 'gQty', '10.000'), '修改')],
    ['a blank in place of a blank', (document) => goods(document).commit(set('g1', 'gName', ''), '修改')],
    ['a row that is not there', (document) => goods(document).commit(set('g9', 'gQty', '11'), '修改')],
    [
      'a row that stays where it is',
      (document) => goods(document).commit({ kind: 'move', rowId: 'g3', to: 9 }, '移动'),
    ],
    ['a row that comes a second time', (document) => void again(document)],
    ['a row that is gone already', (document) => goods(document).commit({ kind: 'remove', rowIds: ['g9'] }, '删除')],
    ['a part of an act that was undone', (document) => goods(document).commit(part('12'), '粘贴')],
  ])('tells nothing and leaves no trace: %s', (_what, edit) => {
    const document = open({ record: stored() });
    goods(document).commit(set('g1', 'gName', null), '修改');
    goods(document).commit(part('11'), '粘贴');
    document.undo();
    const { events, told } = listen(document);
    const before = everything(document);
    edit(document);
    expect(everything(document)).toEqual(before);
    expect([events, told()]).toEqual([[], 0]);
    expect(document.canRedo).toBe(true);
  });

  const part = (value: string) => ({ kind: 'batch' as const, act: 'paste 1', changes: [set('g2', 'gQty', value)] });

  const again = (document: PageDocument): void => {
    const row = goods(document).rowAt(0);
    goods(document).commit({ kind: 'insert', rows: [{ index: 0, row }] }, '新增');
  };

  test('tells nothing while the record is read-only', () => {
    const document = open({ record: { ...stored(), status: 'review' } });
    const { events } = listen(document);
    type(document, 0, { gQty: '7' });
    addLine(document, 0);
    goods(document).hold({ rowId: 'g1', key: 'codeTs', text: '电脑' }, '修改');
    expect(cell(document, 0, 'gQty')).toBe('10');
    expect(goods(document).heldCells()).toEqual([]);
    expect(events).toEqual([]);
  });

  test('does not make a blank cell count as left', () => {
    const document = open({ record: stored() });
    addLine(document, 3);
    document.set({ status: 'review' });
    type(document, 3, { codeTs: null });
    expect(goods(document).messageAt(rowIds(document)[3] ?? '', 'codeTs')).toBeUndefined();
  });
});

describe('an edit of the table is told once', () => {
  test('with what is computed from it and what is found wrong with it', () => {
    const document = open({ record: stored() });
    const { events, told } = listen(document);
    const seen: unknown[] = [];
    goods(document).subscribe(() => {
      seen.push(cell(document, 0, 'declTotal'), cell(document, 0, 'rate'), document.values()['totalPrice']);
    });
    type(document, 0, { gQty: '20' });
    expect(seen).toEqual(['110.00', '11000', '220']);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ rows: false, rowIds: new Set(['g1']) });
    expect(told()).toBe(1);
  });

  test('when a rule does not hold afterwards: its finding is there', () => {
    const document = open({ record: stored() });
    const { events } = listen(document);
    const seen: unknown[] = [];
    goods(document).subscribe(() => {
      seen.push(goods(document).messageAt('g1', 'declTotal')?.message, document.findings().length);
    });
    type(document, 0, { declTotal: '9' });
    expect(seen).toEqual(['总价应为数量乘单价', document.findings().length]);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ rowIds: new Set(['g1']), errors: false });
  });

  test('however many rows a paste fills and adds', () => {
    const document = open({ record: stored() });
    const { events, told } = listen(document);
    const model = goods(document);
    const rows = Array.from({ length: 20 }, (_, index) => ({ index: 3 + index, row: model.newRow({ gQty: '2' }) }));
    const cells = ['g1', 'g2', 'g3'].map((rowId) => ({ rowId, key: 'gQty', value: '4' }));
    model.commit(
      {
        kind: 'batch',
        act: 'paste',
        changes: [
          { kind: 'set', cells },
          { kind: 'insert', rows },
        ],
      },
      '粘贴',
    );
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ rows: true, loaded: false });
    expect(told()).toBe(1);
    expect(cell(document, 0, 'declTotal')).toBe('22.00');
  });

  test('with a way back that leads to the table before it', () => {
    const document = open({ record: stored() });
    const before = goods(document).toValues();
    const { events } = listen(document);
    type(document, 0, { gQty: '20', codeTs: '0000000000' });
    expect(cell(document, 0, 'model')).toBeNull();
    const [event] = events;
    if (event?.inverse !== undefined) goods(document).apply(event.inverse);
    expect(goods(document).toValues()).toEqual(before);
  });

  test('and so are undo and redo of it, as one step', () => {
    const document = open({ record: stored() });
    const before = goods(document).toValues();
    type(document, 0, { gQty: '20' });
    const after = goods(document).toValues();
    const { events, told } = listen(document);
    document.undo();
    expect(goods(document).toValues()).toEqual(before);
    expect([events.length, told()]).toEqual([1, 1]);
    document.redo();
    expect(goods(document).toValues()).toEqual(after);
    expect([events.length, told()]).toEqual([2, 2]);
    expect(document.undo()).not.toBeNull();
    expect(document.undo()).toBeNull();
    expect([events.length, told()]).toEqual([3, 3]);
  });

  test('like a field of the header that many rows are computed from', () => {
    const document = open({ record: stored() });
    const { events, told } = listen(document);
    document.set({ netWt: '5' });
    expect(cell(document, 2, 'rate')).toBe('275');
    expect(events).toHaveLength(1);
    expect(events[0]?.rowIds.size).toBe(3);
    expect(told()).toBe(1);
  });

  test('and an edit that a listener makes is told by itself afterwards', () => {
    const document = open({ record: stored() });
    const { events, told } = listen(document);
    goods(document).subscribe(() => {
      if (cell(document, 1, 'gQty') === '10') type(document, 1, { gQty: '3' });
    });
    type(document, 0, { gQty: '20' });
    expect([events.length, told()]).toEqual([2, 2]);
    expect([cell(document, 1, 'declTotal'), document.values()['totalPrice']]).toEqual(['16.50', '181.5']);
    expect(document.steps.done).toHaveLength(2);
  });
});
