import { expect, test } from 'vitest';
import { createPageDocument, type PageDocument, type Values } from '../../../engine/index.ts';
import { createBalances } from '../../../renderers/pages/recordHeader/balances.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';

const page = compileTestPage({
  ...orderSchema,
  form: { ...orderSchema.form, cockpit: { ribbon: [{ head: 'gross', lines: 'goods.qty' }] } },
});

const open = (): PageDocument =>
  createPageDocument({
    page,
    ports: { lookup: async () => ({}) },
    user: { id: 'u1', username: 'clerk', realname: '制单员', orgCode: 'A01' },
    record: {
      id: '7',
      version: 1,
      status: 'draft',
      gross: '3.5',
      goodsList: [
        { id: 'g1', name: '螺丝', qty: '3' },
        { id: 'g2', name: '螺母', qty: '0.5' },
      ],
    },
  });

const commit = (document: PageDocument, change: (model: ReturnType<PageDocument['detail']>) => object): void => {
  const model = document.detail('goods');
  model.commit(change(model) as Parameters<typeof model.commit>[0], '修改');
};
const setCell = (document: PageDocument, index: number, values: Values): void =>
  commit(document, (model) => ({
    kind: 'set',
    cells: Object.entries(values).map(([key, value]) => ({ rowId: model.rowAt(index).id, key, value })),
  }));

/** Changes to a record whose header and lines agree at 3.5, with the expected ribbon. */
const CHANGES: readonly (readonly [string, (document: PageDocument) => void, object])[] = [
  ['a changed cell', (document) => setCell(document, 0, { qty: '4' }), { lines: '4.5', state: 'differs' }],
  ['a cell that is emptied', (document) => setCell(document, 1, { qty: null }), { lines: '3', difference: '-0.5' }],
  ['a changed field of the head', (document) => document.set({ gross: '4' }), { head: '4', difference: '-0.5' }],
  [
    'a row that comes',
    (document) =>
      commit(document, (model) => ({ kind: 'insert', rows: [{ index: 2, row: model.newRow({ qty: '1' }) }] })),
    { lines: '4.5', difference: '1' },
  ],
  [
    'a row that goes',
    (document) => commit(document, (model) => ({ kind: 'remove', rowIds: [model.rowAt(1).id] })),
    { lines: '3', difference: '-0.5' },
  ],
  [
    'an undone change',
    (document) => {
      setCell(document, 0, { qty: '9' });
      document.undo();
    },
    { lines: '3.5', state: 'equal' },
  ],
];

test.each(CHANGES)('the balance ribbon follows %s [U-eye-2]', (_, change, expected) => {
  const document = open();
  const read = createBalances(document, () => true);
  expect(read()[0]?.balance).toMatchObject({ head: '3.5', lines: '3.5', state: 'equal' });
  change(document);
  expect(read()[0]?.balance).toMatchObject(expected);
});

test('the ribbon omits a pair with a column hidden from the reader', () => {
  const hidden = new Map([['test:order:field:gross', 'hidden' as const]]);
  const can = Object.assign(() => true, { withheld: hidden });
  expect(createBalances(open(), can)()).toEqual([]);
});
