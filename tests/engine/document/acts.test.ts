import { expect, test } from 'vitest';
import type { PageDocument } from '../../../engine/index.ts';
import { cell, open, rowIds, stored } from './documentFixture.ts';

/** A part of an act: sets one cell of the first goods line. */
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

test('a part that comes after something else is a step of its own', () => {
  const document = open({ record: stored() });
  part(document, 'gQty', '77');
  document.set({ ownerName: '远航' });
  part(document, 'declPrice', '3');
  document.undo();
  expect([cell(document, 0, 'gQty'), document.values()['ownerName']]).toEqual(['77', '远航']);
});

test('a part of an act that was undone is dropped, and taken again once it is redone', () => {
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
