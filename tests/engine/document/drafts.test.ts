import { describe, expect, test } from 'vitest';
import {
  draftOf,
  fitDraft,
  isDraft,
  joinChanges,
  type RecordDraft,
  type SentRecord,
  type WireRecord,
} from '../../../engine/index.ts';
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

  const complete = () => ({
    ...draft(),
    version: null,
    changes: {
      header: { ownerName: { from: null, to: '远航' } },
      details: {
        goods: {
          cells: { g1: { gQty: { from: '1', to: 2 } } },
          added: [{ id: 'new-1', values: { gQty: null } }],
          removed: [{ id: 'g2', values: { gName: '甲' } }],
          order: { from: ['g1', 'g2'], to: ['g1', 'new-1'] },
        },
      },
      texts: { header: { feeCurr: '美元' }, details: { goods: { g1: { codeTs: '笔记本' } } } },
    },
    unanswered: {
      idempotencyKey: 'k',
      reasons: { R25: '两种币制' },
      sent: { record: { ownerName: '远航' }, values: { ownerName: '远航' }, rowIds: { goods: ['g1'] } },
    },
    typing: [
      { key: 'feeNote', text: '远' },
      { detail: 'goods', rowId: 'g1', key: 'model', text: '12.' },
    ],
  });

  test('is read with all that one may hold', () => {
    expect(isDraft(complete())).toBe(true);
  });

  test.each<readonly [pointer: string, value: unknown]>([
    ['/format', '1'],
    ['/pageHash', null],
    ['/version', '3'],
    ['/titles', null],
    ['/titles/ownerName', 1],
    ['/changes', []],
    ['/changes/header', []],
    ['/changes/header/ownerName', '远航'],
    ['/changes/header/ownerName/from', {}],
    ['/changes/header/ownerName/to', undefined],
    ['/changes/details', null],
    ['/changes/details/goods', []],
    ['/changes/details/goods/cells', []],
    ['/changes/details/goods/cells/g1', null],
    ['/changes/details/goods/cells/g1/gQty/to', []],
    ['/changes/details/goods/added', {}],
    ['/changes/details/goods/added/0', 'new-1'],
    ['/changes/details/goods/added/0/id', 1],
    ['/changes/details/goods/added/0/values', []],
    ['/changes/details/goods/added/0/values/gQty', {}],
    ['/changes/details/goods/removed', undefined],
    ['/changes/details/goods/order', null],
    ['/changes/details/goods/order/from', 'g1'],
    ['/changes/details/goods/order/to/1', 2],
    ['/changes/texts', null],
    ['/changes/texts/header/feeCurr', 1],
    ['/changes/texts/details', undefined],
    ['/changes/texts/details/goods', []],
    ['/changes/texts/details/goods/g1', '笔记本'],
    ['/unanswered', null],
    ['/unanswered/idempotencyKey', 1],
    ['/unanswered/reasons', undefined],
    ['/unanswered/reasons/R25', 1],
    ['/unanswered/sent', []],
    ['/unanswered/sent/record', null],
    ['/unanswered/sent/values', undefined],
    ['/unanswered/sent/values/ownerName', {}],
    ['/unanswered/sent/rowIds', []],
    ['/unanswered/sent/rowIds/goods', 'g1'],
    ['/typing', {}],
    ['/typing/0', '远'],
    ['/typing/0/key', 1],
    ['/typing/0/text', undefined],
    ['/typing/0/rowId', 'g1'],
    ['/typing/1/rowId', undefined],
    ['/typing/1/detail', 1],
  ])('is not read with another kind of thing at %s: %o', (pointer, value) => {
    const source = complete();
    const [last = '', ...above] = pointer.slice(1).split('/').reverse();
    const place = above.reverse().reduce<Record<string, unknown>>((inside, key) => Object(inside[key]), Object(source));
    place[last] = value;
    expect(isDraft(source)).toBe(false);
  });

  test.each([
    ['nothing', null],
    ['a save that is none', { ...draft(), unanswered: { idempotencyKey: 'k', reasons: {}, sent: {} } }],
    ['another format', { ...draft(), format: 2 }],
    ['half typed text that is none', { ...draft(), typing: [{ key: 'ownerName', text: 7 }] }],
    ['half typed text in a row without its table', { ...draft(), typing: [{ key: 'gQty', rowId: 'g1', text: '1' }] }],
    ['a value that is none', { ...draft(), changes: { header: { a: { from: null, to: {} } }, details: {} } }],
    [
      'rows that are none',
      { ...draft(), changes: { header: {}, details: { goods: { cells: {}, added: [7], removed: [] } } } },
    ],
  ])('is not read from %s', (_, source) => {
    expect(isDraft(source)).toBe(false);
  });

  test('fits a page without one of its fields and reports the lost value', () => {
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
    expect(fitDraft(page, made)).toEqual({ changes: made.changes, typing: [], orphans: [], lost: [] });
  });

  test('has what stands half typed, also where nothing else is unsaved', () => {
    const typing = [
      { key: 'feeNote', text: '远' },
      { detail: 'goods', rowId: 'g1', key: 'model', text: '12.' },
    ];
    const made = draftOf(open({ record: stored() }), { typing });
    const read: unknown = JSON.parse(JSON.stringify(made));
    expect(isDraft(read) && read.typing).toEqual(typing);
    const { typing: kept, lost } = fitDraft(without(['feeNote'], ['model']), Object(read));
    expect(kept).toEqual([]);
    expect(lost).toEqual([
      { title: '运费说明', value: '远' },
      { title: '规格', value: '12.' },
    ]);
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

describe('the draft of a new record that was sent and not answered', () => {
  const reread = (document: ReturnType<typeof open>, sent: SentRecord): RecordDraft => {
    const kept: unknown = structuredClone(
      draftOf(document, { unanswered: { idempotencyKey: 'key-of-it', reasons: { R01: '急' }, sent } }),
    );
    if (!isDraft(kept)) throw new Error('not a draft');
    return kept;
  };
  /** The record as the server stores it. */
  const answerTo = ({ record }: SentRecord): WireRecord => ({
    ...record,
    id: 'r9',
    version: 1,
    goodsList: [record['goodsList']].flat().map((row, index) => ({ ...Object(row), id: `s${index}` })),
  });
  const restored = ({ changes }: RecordDraft) => {
    const after = open();
    after.restore(changes, '恢复');
    return after;
  };

  test('knows what was sent, to the letter, and which lines are which', () => {
    const before = open();
    before.set({ ownerName: '远航' });
    addLine(before, 0, line());
    const sent = before.toSend();
    const { unanswered, ...read } = reread(before, sent);
    expect(JSON.stringify(unanswered?.sent.record)).toBe(JSON.stringify(sent.record));
    const after = restored(read);
    after.saved(answerTo(sent), unanswered?.sent);
    expect(after).toMatchObject({ id: 'r9', version: 1, dirty: false });
    expect(after.toWire()).toMatchObject({
      ownerName: '远航',
      goodsList: [
        { id: 's0', gQty: '10' },
        { id: 's1', gQty: null },
      ],
    });
  });

  test('knows its start rows again, which every form calls otherwise', () => {
    const before = open();
    before.set({ ownerName: '远航' });
    const sent = before.toSend();
    expect(sent.rowIds['goods']).toHaveLength(1);
    const { unanswered, ...read } = reread(before, sent);
    const after = restored(read);
    after.saved(answerTo(sent), unanswered?.sent);
    expect(after.dirty).toBe(false);
    expect(after.toWire()).toMatchObject({ goodsList: [{ id: 's0' }] });
  });

  test('loses no line that was typed since in place of all that were sent', () => {
    const before = open();
    before.set({ ownerName: '远航' });
    const sent = before.toSend();
    before.detail('goods').commit({ kind: 'remove', rowIds: [...(sent.rowIds['goods'] ?? [])] }, '删除');
    addLine(before, 0, line());
    addLine(before, 1, line({ gQty: '77' }));
    before.saved(answerTo(sent), sent);
    expect(before.detail('goods').liveValues()).toMatchObject([{ gQty: '10' }, { gQty: '77' }]);
    expect(before.unsaved().details['goods']?.removed.map(({ id }) => id)).toEqual(['s0']);
  });

  test('has what was typed since as changes of the stored record', () => {
    const before = open();
    before.set({ ownerName: '远航' });
    addLine(before, 0, line());
    addLine(before, 1, line());
    const sent = before.toSend();
    before.set({ ownerName: '中远' });
    before.detail('goods').commit({ kind: 'remove', rowIds: [before.detail('goods').rowAt(0).id] }, '删除');
    type(before, 0, { gQty: '77' });
    const { unanswered, ...read } = reread(before, sent);
    const after = restored(read);
    after.saved(answerTo(sent), unanswered?.sent);
    const { header, details } = after.unsaved();
    expect(header).toMatchObject({ ownerName: { from: '远航', to: '中远' } });
    expect(details['goods']?.removed.map(({ id }) => id)).toEqual(['s0']);
    expect(details['goods']?.cells).toMatchObject({ s1: { gQty: { to: '77' } } });
    expect(details['goods']?.added).toEqual([]);
  });
});
