import { expect, test } from 'vitest';
import type { PageDocument } from '../../../engine/index.ts';
import { cell, open, rowIds, stored } from './documentFixture.ts';

/** One part of an action: sets one cell of the first goods line. */
const part = (document: PageDocument, key: string, value: string): void =>
  document.detail('goods').commit(
    {
      kind: 'batch',
      act: 'paste 1',
      changes: [{ kind: 'set', cells: [{ rowId: rowIds(document)[0] ?? '', key, value }] }],
    },
    '粘贴 1 行',
  );

test('parts of one act are one step of undo', () => {
  const document = open({ record: stored() });
  const before = document.detail('goods').toValues();
  part(document, 'gQty', '77');
  part(document, 'declPrice', '3');
  expect([cell(document, 0, 'gQty'), cell(document, 0, 'declPrice')]).toEqual(['77', '3']);
  expect(document.undo()?.label).toBe('粘贴 1 行');
  expect(document.detail('goods').toValues()).toEqual(before);
  expect(document.canUndo).toBe(false);
  document.redo();
  expect([cell(document, 0, 'gQty'), cell(document, 0, 'declPrice')]).toEqual(['77', '3']);
});

test('a late part of an action joins its undo step and is undone with it', () => {
  const document = open({ record: stored() });
  const before = document.detail('goods').toValues();
  part(document, 'gQty', '77');
  document.set({ ownerName: '远航' });
  document.set({ ownerName: '宏图' });
  document.undo();
  part(document, 'declPrice', '3');
  expect(document.steps).toEqual({ done: ['修改 生产销售单位', '粘贴 1 行'], undone: ['修改 生产销售单位'] });
  document.redo();
  expect(document.values()['ownerName']).toBe('宏图');
  document.undo();
  document.undo();
  expect([cell(document, 0, 'declPrice'), cell(document, 0, 'rate')]).toEqual(['3', cell(document, 0, 'rate')]);
  document.undo();
  expect(document.detail('goods').toValues()).toEqual(before);
  expect(document.dirty).toBe(false);
});

test('computed values include a late part, even after surrounding steps were undone', () => {
  const document = open({ record: stored() });
  part(document, 'gName', '电脑');
  document.set({ netWt: '2' });
  part(document, 'declTotal', '100');
  expect(cell(document, 0, 'rate')).toBe('200');
  document.undo();
  document.set({ netWt: '3' });
  expect(cell(document, 0, 'rate')).toBe('300');
});

test('a late part of an undone action is dropped and restored on redo', () => {
  const document = open({ record: stored() });
  const price = cell(document, 0, 'declPrice');
  part(document, 'gQty', '77');
  document.undo();
  part(document, 'declPrice', '3');
  expect(cell(document, 0, 'declPrice')).toBe(price);
  expect(document.canRedo).toBe(true);
  document.redo();
  part(document, 'declPrice', '3');
  expect(cell(document, 0, 'declPrice')).toBe('3');
});
