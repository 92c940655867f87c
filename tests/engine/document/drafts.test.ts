import { describe, expect, test } from 'vitest';
import { draftOf, fitDraft, isDraft, joinChanges } from '../../../engine/index.ts';
import { addLine, compile, declaration, line, open, page, stored, type } from './documentFixture.ts';

const draft = () => {
  const document = open({ record: stored() });
  document.set({ ownerName: '远航', feeNote: '加急' });
  type(document, 0, { gQty: '20' });
  addLine(document, 3, line());
  const made = draftOf(document);
  if (made === null) throw new Error('nothing unsaved');
  return made;
};

const without = (columns: readonly string[], cells: readonly string[] = []) =>
  compile({
    ...declaration,
    columns: (declaration.columns ?? []).filter(({ key }) => !columns.includes(key)),
    details: (declaration.details ?? []).map((detail) => ({
      ...detail,
      columns: detail.columns.filter(({ key }) => !cells.includes(key)),
    })),
    rules: [],
    form: { groups: [], tabs: [{ detail: 'goods' }] },
  });

describe('a draft', () => {
  test('is none where nothing is unsaved', () => {
    expect(draftOf(open({ record: stored() }))).toBeNull();
  });

  test('is read again from plain JSON, with page and version that it was typed on', () => {
    const read: unknown = JSON.parse(JSON.stringify(draft()));
    expect(isDraft(read)).toBe(true);
    expect(read).toMatchObject({ pageHash: page.hash, version: 3, titles: { ownerName: '生产销售单位' } });
  });

  test.each([
    ['nothing', null],
    ['another format', { ...draft(), format: 2 }],
    ['a value that is none', { ...draft(), changes: { header: { a: { from: null, to: {} } }, details: {} } }],
    [
      'rows that are none',
      { ...draft(), changes: { header: {}, details: { goods: { cells: {}, added: [7], removed: [] } } } },
    ],
  ])('is not read from %s', (_, source) => {
    expect(isDraft(source)).toBe(false);
  });

  test('is fitted into a page that no longer has a field: the rest is kept, what is lost is told with its value', () => {
    const { changes, lost } = fitDraft(without(['feeNote'], ['model']), draft());
    expect(Object.keys(changes.header)).toEqual(expect.arrayContaining(['ownerName']));
    expect(changes.header).not.toHaveProperty('feeNote');
    expect(lost).toEqual(
      expect.arrayContaining([
        { title: '运费说明', value: '加急' },
        { title: '规格', value: 'X1' },
      ]),
    );
  });

  test('loses nothing on the page that it was typed on', () => {
    const made = draft();
    expect(fitDraft(page, made)).toEqual({ changes: made.changes, lost: [] });
  });

  test('of two windows are joined: both windows’ changes are there, the newer value stands', () => {
    const [first, second] = [open({ record: stored() }), open({ record: stored() })];
    first.set({ ownerName: '一', grossWet: '200' });
    type(first, 0, { gName: '甲' });
    second.set({ ownerName: '二' });
    type(second, 0, { gQty: '9' });
    addLine(second, 3, line());
    const after = open({ record: stored() });
    after.restore(joinChanges(first.unsaved(), second.unsaved()), '恢复');
    expect(after.values()).toMatchObject({ ownerName: '二', grossWet: '200' });
    expect(after.detail('goods').rowAt(0).values).toMatchObject({ gName: '甲', gQty: '9' });
    expect(after.detail('goods').rowCount).toBe(4);
  });
});
