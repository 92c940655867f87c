import { expect, test } from 'vitest';
import { compilePage, type CompiledPage, type PageSchema } from '../../../../engine/index.ts';
import { limitsOfPages } from '../../../../server/data/tables/storedValues.ts';

type Columns = NonNullable<PageSchema['columns']>;

/** A page of the table `shop_bicycle` with these columns. */
function bicycles(columns: Columns): CompiledPage {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: '自行车',
      resource: { url: '/shop/bicycle', table: 'shop_bicycle', permission: 'shop:bicycle', dataScope: 'own' },
      columns,
      list: { columns: ['price'] },
      form: { groups: [{ key: 'main', title: '车架', fields: ['price', 'note'] }] },
    },
    { id: 'shop/bicycle', dictionaries: new Map(), language: 'zh-CN' },
  );
  if (page === undefined) throw new Error(JSON.stringify(problems));
  return page;
}

const STORED = {
  columns: new Map([
    [
      'shop_bicycle',
      new Map([
        ['price', 'numeric'],
        ['note', 'text'],
      ]),
    ],
  ]),
} as const;

/** Limits of pages that share the table: `price precision 9`. */
const limitsWith = (...pages: readonly Columns[]): readonly string[] =>
  [...limitsOfPages(pages.map(bicycles), STORED).values()]
    .map(({ column, kind, limit }) => `${column} ${kind} ${limit}`)
    .sort();

const price = (digits: { precision?: number; scale?: number }) =>
  ({ type: 'inputNumber', key: 'price', title: '价格', ...digits }) as const;
const note = (limit: { maxLength?: number }) => ({ type: 'input', key: 'note', title: '备注', ...limit }) as const;

test('a page sets the limits of its columns', () => {
  expect(limitsWith([price({ precision: 9, scale: 2 }), note({ maxLength: 10 })])).toEqual([
    'note maxLength 10',
    'price precision 9',
    'price scale 2',
  ]);
});

test('of pages on one table, the one with more whole digits sets the precision', () => {
  const [long, exact] = [price({ precision: 9, scale: 0 }), price({ precision: 10, scale: 5 })];
  const limits = ['note maxLength 20', 'price precision 9', 'price scale 5'];
  expect(limitsWith([exact, note({ maxLength: 10 })], [long, note({ maxLength: 20 })])).toEqual(limits);
  expect(limitsWith([long, note({ maxLength: 20 })], [exact, note({ maxLength: 10 })])).toEqual(limits);
});

test('a page without digits of its own accepts those of the type', () => {
  const limited = [price({ precision: 9, scale: 2 }), note({ maxLength: 10 })];
  expect(limitsWith(limited, [price({}), note({ maxLength: 10 })])).toEqual([
    'note maxLength 10',
    'price precision 19',
    'price scale 5',
  ]);
});

test('a page without a limit removes the limit of the others', () => {
  const free = { type: 'umeditor', key: 'note', title: '备注' } as const;
  expect(limitsWith([price({}), note({ maxLength: 10 })], [price({}), free])).not.toContain('note maxLength 10');
});
