import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultPick,
  isBlank,
  mergedChanges,
  mergeItems,
  sideOf,
  type MergePick,
  type PageDocument,
  type ThreeSides,
  type WireRecord,
} from '../../../engine/index.ts';
import { addLine, cell, compile, declaration, line, open, page, stored, type } from './documentFixture.ts';

const sidesOf = (mine: PageDocument, theirs: WireRecord): ThreeSides => ({
  base: sideOf(page, stored()),
  mine: mine.content(),
  theirs: sideOf(page, theirs),
});

const idOf = (row: unknown): string => String(Object(row).id ?? '');

/** Another clerk's save of the same record, with ids for new lines. */
const saved = (document: PageDocument): WireRecord => {
  const wire = document.toWire();
  const rows = Array.isArray(wire['goodsList']) ? wire['goodsList'] : [];
  return {
    ...wire,
    version: 4,
    goodsList: rows.map((row, index) => ({ ...Object(row), id: idOf(row) || `n${index}` })),
  };
};

const merge = (mine: PageDocument, theirs: WireRecord, picks: Readonly<Record<string, MergePick>> = {}) => {
  const sides = sidesOf(mine, theirs);
  const items = mergeItems(page, sides);
  const document = open({ record: theirs });
  document.restore(mergedChanges(page, sides, { items, picks }), '合并');
  return { items, document };
};

const told = (items: ReturnType<typeof mergeItems>): string[] => items.map(({ id, by }) => `${id} ${by}`);

describe('a three-way merge', () => {
  test('offers changed fields and cells with their authors; conflicts preselect the local value', () => {
    const [mine, theirs] = [open({ record: stored() }), open({ record: stored() })];
    mine.set({ ownerName: '我的', feeMark: '3' });
    type(mine, 0, { gName: '我的' });
    theirs.set({ ownerName: '对方', grossWet: '300' });
    type(theirs, 1, { gName: '对方' });
    const { items, document } = merge(mine, saved(theirs));
    expect(told(items)).toEqual([
      'ownerName both',
      'grossWet theirs',
      'feeMark mine',
      'packWet theirs',
      'goods/g1/gName mine',
      'goods/g2/gName theirs',
    ]);
    expect(document.values()).toMatchObject({ ownerName: '我的', feeMark: '3', grossWet: '300' });
    expect([cell(document, 0, 'gName'), cell(document, 1, 'gName')]).toEqual(['我的', '对方']);
  });

  test('is one step of undo on the new version, which the next save names', () => {
    const mine = open({ record: stored() });
    mine.set({ ownerName: '我的' });
    const { document } = merge(mine, { ...stored(), version: 4, grossWet: '300' });
    expect(document.toWire()).toMatchObject({ version: 4, ownerName: '我的', grossWet: '300' });
    expect(document.undo()?.label).toBe('合并');
    expect(document.dirty).toBe(false);
  });

  test('keeps lines that either side added, each behind its neighbour, and renumbers them', () => {
    const [mine, theirs] = [open({ record: stored() }), open({ record: stored() })];
    addLine(mine, 1, line({ gName: '我的' }));
    addLine(theirs, 3, line({ gName: '对方' }));
    const { document } = merge(mine, saved(theirs));
    const rows = document.detail('goods').liveValues();
    expect(rows.map(({ gName }) => gName)).toEqual(['笔记本电脑', '我的', '笔记本电脑', '笔记本电脑', '对方']);
    expect(rows.map(({ gNo }) => gNo)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('asks about a line that one side removed and the other changed', () => {
    const [mine, theirs] = [open({ record: stored() }), open({ record: stored() })];
    type(mine, 1, { gName: '我的' });
    theirs.detail('goods').commit({ kind: 'remove', rowIds: ['g2', 'g3'] }, '删除');
    const { items, document } = merge(mine, saved(theirs));
    expect(told(items)).toEqual(['deposit theirs', 'goods/g2 both', 'goods/g3 theirs']);
    expect(
      document
        .detail('goods')
        .liveValues()
        .map(({ gName }) => gName),
    ).toEqual(['笔记本电脑', '我的']);
    // The server no longer has the line: it is saved as a new one.
    expect(document.toWire()['goodsList']).toMatchObject([{ id: 'g1' }, { gName: '我的' }]);
    expect(Object(document.toWire()['goodsList'])[1]).not.toHaveProperty('id');
  });

  test('takes the order of the side that moved lines', () => {
    const [mine, theirs] = [open({ record: stored() }), open({ record: stored() })];
    mine.detail('goods').commit({ kind: 'move', rowId: 'g3', to: 0 }, '移动');
    type(theirs, 2, { gName: '对方' });
    const { items, document } = merge(mine, saved(theirs));
    expect(told(items)).toEqual(['goods/g3/gName theirs', 'goods mine']);
    expect(
      document
        .detail('goods')
        .liveValues()
        .map(({ id }) => id),
    ).toEqual(['g3', 'g1', 'g2']);
  });

  test('leaves computed values and status to their owners, and omits fields hidden by the server', () => {
    const mine = open({ record: stored() });
    type(mine, 0, { gQty: '20' });
    const { goodsList, ...header } = stored();
    const { grossWet: _, ...visible } = header;
    const sides = sidesOf(mine, {
      ...visible,
      status: 'review',
      totalPrice: '999',
      version: 4,
      ...(goodsList ? { goodsList } : {}),
    });
    const moving = compile({
      ...declaration,
      resource: { url: '/test', table: 'test', permission: 'test', statusKey: 'status' },
    });
    expect(told(mergeItems(moving, sides))).toEqual(['deposit mine', 'goods/g1/gQty mine', 'goods/g1/declTotal mine']);
  });
});

/** A clerk's action on the record, as numbers that fast-check generates. */
type Act = readonly [kind: number, place: number, value: number];
const acts = fc.array(fc.tuple(fc.nat(4), fc.nat(5), fc.nat(9)), { maxLength: 8 });
const work = (done: readonly Act[], who: string): PageDocument => {
  const document = open({ record: stored() });
  const model = document.detail('goods');
  for (const [kind, place, value] of done) {
    const index = model.rowCount === 0 ? 0 : place % model.rowCount;
    if (kind === 0) document.set({ [['ownerName', 'grossWet', 'feeNote'][place % 3] ?? 'ownerName']: String(value) });
    else if (kind === 1 && model.rowCount > 0)
      type(document, index, { [place % 2 ? 'gName' : 'firstUnit']: `${value}` });
    else if (kind === 2) addLine(document, index, line({ gName: `${who}${value}` }));
    else if (kind === 3 && model.rowCount > 0)
      model.commit({ kind: 'remove', rowIds: [model.rowAt(index).id] }, '删除');
    else if (model.rowCount > 1)
      model.commit({ kind: 'move', rowId: model.rowAt(index).id, to: value % model.rowCount }, '移动');
  }
  return document;
};
/**
 * Normalises records for comparison from the user's view: blanks are absent, decimals are numbers; line ids and the
 * version are ignored.
 */
const plain = (values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key, value]) => key !== 'id' && key !== 'version' && !isBlank(value))
      .map(([key, value]) => [key, /^\d+\.\d+$/.test(String(value)) ? String(Number(value)) : value]),
  );
const bare = (document: PageDocument) => {
  const { goodsList, ...header } = document.toWire();
  return { header: plain(header), rows: (Array.isArray(goodsList) ? goodsList : []).map((row) => plain(Object(row))) };
};

const all = (items: ReturnType<typeof mergeItems>, pick: MergePick) =>
  Object.fromEntries(items.map(({ id }) => [id, pick]));

describe('whatever two clerks do', () => {
  test('against an unchanged record, mine comes out; where I did nothing, theirs', () => {
    fc.assert(
      fc.property(acts, (done) => {
        expect(bare(merge(work(done, 'm'), stored()).document)).toEqual(bare(work(done, 'm')));
        const theirs = saved(work(done, 't'));
        expect(bare(merge(open({ record: stored() }), theirs).document)).toEqual(bare(open({ record: theirs })));
      }),
    );
  });

  test('picking theirs everywhere yields their record, and picking mine keeps the local input', () => {
    fc.assert(
      fc.property(acts, acts, (ours, others) => {
        const [mine, theirs] = [work(ours, 'm'), saved(work(others, 't'))];
        const items = mergeItems(page, sidesOf(mine, theirs));
        const taken = merge(mine, theirs, all(items, 'theirs')).document;
        expect(taken.dirty).toBe(false);
        const kept = merge(mine, theirs, all(items, 'mine')).document;
        expect(bare(kept)).toEqual(bare(mine));
      }),
    );
  });

  test('the default merge holds each change of one side, every line once, numbered from 1', () => {
    fc.assert(
      fc.property(acts, acts, (ours, others) => {
        const [mine, theirs] = [work(ours, 'm'), saved(work(others, 't'))];
        const { items, document } = merge(mine, theirs);
        for (const item of items)
          if (item.kind === 'value' && item.row === undefined)
            expect(document.values()[item.column.key]).toBe(defaultPick(item) === 'mine' ? item.mine : item.theirs);
        const rows = document.detail('goods').liveValues();
        expect(rows.map(({ gNo }) => gNo)).toEqual(rows.map((_, index) => String(index + 1)));
        const ids = document.content().rows['goods']?.map(({ id }) => id) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
