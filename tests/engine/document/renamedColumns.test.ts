import { describe, expect, test } from 'vitest';
import { draftOf, fitDraft, isDraft, lostParts, type PageDocument, type PageSchema } from '../../../engine/index.ts';
import { addLine, compile, declaration, line, open, page, rowIds, stored, type } from './documentFixture.ts';

type Columns = NonNullable<PageSchema['columns']>;

const renameIn = (columns: Columns, key: string, now: string): Columns =>
  columns.map((column) => (column.key === key ? { ...column, key: now, renamedFrom: key } : column));

/** The page with a renamed fee note and a renamed model of the goods. */
const renamed = compile({
  ...declaration,
  columns: renameIn(declaration.columns ?? [], 'feeNote', 'freightNote'),
  details: (declaration.details ?? []).map((detail) => ({
    ...detail,
    columns: renameIn(detail.columns ?? [], 'model', 'specification'),
  })),
  form: {
    groups: [{ key: 'base', title: '基本信息', fields: ['ownerName', 'feeMark', 'freightNote'] }],
    tabs: [{ detail: 'goods' }],
  },
});

/** The page without these two columns. */
const narrowed = compile({
  ...declaration,
  columns: (declaration.columns ?? []).filter(({ key }) => key !== 'feeNote'),
  details: (declaration.details ?? []).map((detail) => ({
    ...detail,
    columns: (detail.columns ?? []).filter(({ key }) => key !== 'model'),
  })),
  form: {
    groups: [{ key: 'base', title: '基本信息', fields: ['ownerName', 'feeMark'] }],
    tabs: [{ detail: 'goods' }],
  },
});

const typed = (): PageDocument => {
  const document = open({ record: stored() });
  document.set({ ownerName: '远航', feeMark: '3', feeNote: '加急' });
  type(document, 0, { model: 'Y2' });
  addLine(document, 1, line({ model: 'Z3' }));
  return document;
};

const readAgain = (document: PageDocument) => {
  const draft: unknown = structuredClone(draftOf(document));
  if (!isDraft(draft)) throw new Error('no draft');
  return draft;
};

describe('a column that is renamed while its record is open', () => {
  test('takes along what was typed, in header and rows', () => {
    const document = typed().migrate(renamed);
    expect(document.values()).toMatchObject({ ownerName: '远航', freightNote: '加急' });
    expect(document.values()).not.toHaveProperty('feeNote');
    expect(document.detail('goods').liveValues()).toMatchObject([
      { specification: 'Y2' },
      { specification: 'Z3' },
      {},
      {},
    ]);
    expect(document.toWire()).toMatchObject({
      freightNote: '加急',
      goodsList: [{ specification: 'Y2' }, { specification: 'Z3' }, {}, {}],
    });
    expect(document.orphans.all()).toEqual([]);
  });

  test('is as dirty as before, against the stored value under its old key', () => {
    const document = typed().migrate(renamed);
    expect(document.unsaved().header).toMatchObject({ freightNote: { from: null, to: '加急' } });
    expect(document.unsaved().details['goods']?.cells['g1']).toEqual({ specification: { from: 'X1', to: 'Y2' } });
    expect(open({ record: stored() }).migrate(renamed).dirty).toBe(false);
  });

  test('takes along texts that are still looked up, and shows its findings', () => {
    const before = open({ record: stored() });
    before.hold('feeNote', '急件');
    before.detail('goods').hold({ rowId: rowIds(before)[0] ?? '', key: 'model', text: '九' }, '修改');
    const document = before.migrate(renamed);
    expect(document.field('freightNote').text?.text).toBe('急件');
    expect(document.detail('goods').heldAt(rowIds(document)[0] ?? '', 'specification')?.text).toBe('九');
  });

  test('takes a draft along that was typed under its old key', () => {
    const { changes, lost } = fitDraft(renamed, readAgain(typed()));
    expect(lost).toEqual([]);
    const document = open({ record: stored(), page: renamed });
    document.restore(changes, '恢复');
    expect(document.values()).toMatchObject({ freightNote: '加急' });
    expect(document.detail('goods').liveValues()).toMatchObject([
      { specification: 'Y2' },
      { specification: 'Z3' },
      {},
      {},
    ]);
  });

  test('leaves a value alone that was typed under the new key', () => {
    const both = compile({
      ...declaration,
      columns: [...(declaration.columns ?? []), { type: 'input', key: 'freightNote', title: '新说明' }],
    });
    const document = open({ record: stored(), page: both });
    document.set({ feeMark: '3', feeNote: '旧', freightNote: '新' });
    const after = document.migrate(renamed);
    expect(after.values()).toMatchObject({ freightNote: '新' });
    expect(lostParts(renamed, after.orphans.all())).toEqual([{ title: '运费说明', value: '旧' }]);
  });
});

describe('a typed value whose column is gone', () => {
  const LOST = [
    { title: '运费说明', value: '加急' },
    { title: '规格', value: 'Y2' },
    { title: '规格', value: 'Z3' },
  ];

  test('is told with its title, and what is computed is not', () => {
    const bare = compile({
      ...declaration,
      columns: (declaration.columns ?? []).filter(({ key }) => !['totalPrice', 'deposit'].includes(key)),
    });
    const document = typed();
    expect(lostParts(narrowed, document.migrate(narrowed).orphans.all())).toEqual(LOST);
    expect(
      document
        .migrate(bare)
        .orphans.all()
        .map(({ key }) => key),
    ).not.toContain('totalPrice');
  });

  test('stays through a save, in the draft alone', () => {
    const document = typed().migrate(narrowed);
    const sent = document.toSend();
    expect(JSON.stringify(sent.record)).not.toContain('加急');
    document.saved({ ...sent.record, version: 4, goodsList: stored()['goodsList'] ?? null });
    expect(document.dirty).toBe(false);
    const { changes, lost } = fitDraft(narrowed, readAgain(document));
    expect(lost).toEqual(LOST);
    expect(changes.header).toEqual({});
  });

  test('is back where it was when its column is', () => {
    const document = typed();
    const back = document.migrate(narrowed).migrate(page);
    expect(back.orphans.all()).toEqual([]);
    expect(back.toWire()).toEqual(document.toWire());
    expect(back.unsaved().header).toMatchObject({ feeNote: { from: null, to: '加急' } });
  });

  test('is no more once staff drop it, and is told when it comes and goes', () => {
    const document = typed().migrate(narrowed);
    let told = 0;
    document.subscribe(() => (told += 1));
    document.orphans.drop();
    expect([told, document.orphans.all()]).toEqual([1, []]);
    document.orphans.keep([{ key: 'a', title: '甲', change: { from: null, to: '1' } }]);
    expect([told, draftOf(document)?.titles]).toMatchObject([2, { a: '甲' }]);
    document.orphans.keep([{ key: 'a', title: '甲', change: { from: null, to: '1' }, isText: true }]);
    expect([told, document.orphans.all()]).toMatchObject([2, [{ key: 'a' }]]);
    expect(document.orphans.all()).toHaveLength(1);
  });

  test('of lines whose table is gone counts as lines', () => {
    const { details: _, rules: __, columns = [], ...others } = declaration;
    const withoutGoods = compile({
      ...others,
      columns: columns.filter(({ key }) => !['totalPrice', 'deposit'].includes(key)),
      form: { groups: [{ key: 'base', title: '基本信息', fields: ['ownerName'] }] },
    });
    const document = typed().migrate(withoutGoods);
    expect(lostParts(withoutGoods, document.orphans.all())).toEqual([
      { title: '保证金', value: '22.00' },
      { title: '商品', count: 2 },
    ]);
  });
});

test('equal values of a column that is gone are kept for each row, and once', () => {
  const document = open({ record: stored() });
  type(document, 0, { model: 'Y2' });
  type(document, 1, { model: 'Y2' });
  const migrated = document.migrate(narrowed);
  const kept = migrated.orphans.all();
  expect(kept.map(({ change }) => change.to)).toEqual(['Y2', 'Y2']);
  const [first] = kept;
  if (first === undefined) throw new Error('nothing is kept');
  const other = { ...first, rowId: 'another' };
  migrated.orphans.keep([first, other]);
  expect(migrated.orphans.all().map(({ rowId }) => rowId)).toEqual([...kept.map(({ rowId }) => rowId), 'another']);
});
