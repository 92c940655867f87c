import { describe, expect, it } from 'vitest';
import { compilePage, compileSchemas } from '../../../../engine/index.ts';
import type { ColumnSchema, PageSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const page = (name: string, columns: ColumnSchema[], change: Partial<PageSchema> = {}): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: name,
  resource: { url: `/${name}`, table: 'shared', permission: `a:${name}` },
  columns,
  list: { columns: [columns[0]?.key ?? 'id'] },
  form: { groups: [{ key: 'base', title: '基本', fields: [columns[0]?.key ?? 'id'] }] },
  ...change,
});
const text: ColumnSchema = { type: 'input', key: 'unitPrice', title: '单价' };
const number: ColumnSchema = { type: 'inputNumber', key: 'unitPrice', title: '单价' };
const rows = (table: string, columns: ColumnSchema[]) => [{ key: 'rows', title: '明细', table, columns }];

const compiled = (files: Record<string, unknown>) =>
  compileSchemas({ texts: new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])) });
const said = (files: Record<string, unknown>): string[] =>
  compiled(files)
    .problems.filter(({ code }) => code !== 'shared-table')
    .map(inEnglish);

describe('pages that share a table', () => {
  it('may have other columns, and the same ones of one type', () => {
    const date: ColumnSchema = { type: 'date', key: 'day', title: '日' };
    expect(said({ 'pages/a.json': page('a', [text, date]), 'pages/b.json': page('b', [text]) })).toEqual([]);
  });

  const column = (type: string): ColumnSchema => ({ type, key: 'unitPrice', title: '单价' }) as ColumnSchema;
  it.each([
    ['input', 'date'],
    ['date', 'input'],
    ['textarea', 'datetime'],
    ['input', 'upload'],
    ['inputNumber', 'progress'],
  ])('may show one stored column as %s and as %s, since both are kept alike', (one, other) => {
    const files = { 'pages/a.json': page('a', [column(one)]), 'pages/b.json': page('b', [column(other)]) };
    expect(said(files).filter((problem) => problem.includes('unit_price'))).toEqual([]);
  });

  it.each([
    ['input', 'inputNumber'],
    ['inputNumber', 'date'],
    ['progress', 'input'],
  ])('may not keep one column as %s and as %s', (one, other) => {
    const files = { 'pages/a.json': page('a', [column(one)]), 'pages/b.json': page('b', [column(other)]) };
    expect(said(files).filter((problem) => problem.includes('unit_price'))).toHaveLength(1);
  });

  it('agree on the types of columns', () => {
    expect(said({ 'pages/a.json': page('a', [text]), 'pages/b.json': page('b', [number]) })).toEqual([
      expect.stringContaining(
        'pages/b.json:1:118 /columns/0/type the column "unit_price" of "shared" is text in "a", here decimal',
      ),
    ]);
  });

  it('agree on what a table is', () => {
    const other = page('b', [number], {
      details: rows('shared', [text]),
      resource: { url: '/b', table: 'b', permission: 'a:b' },
    });
    expect(said({ 'pages/a.json': page('a', [text]), 'pages/b.json': other })).toEqual([
      expect.stringContaining('/details/0/table the table "shared" holds a table of records in "a", here rows of "b"'),
    ]);
  });

  it('are told at extends where the column is inherited', () => {
    const base = { ...page('x', [number]), kind: 'base' };
    const twin = {
      schemaVersion: 1,
      kind: 'list',
      title: 'b',
      extends: 'x',
      resource: { url: '/b', table: 'shared', permission: 'a:b' },
    };
    expect(said({ 'pages/a.json': page('a', [text]), 'pages/b.json': twin, 'pages/x.json': base })).toEqual([
      expect.stringContaining('pages/b.json:1:46 /extends the column "unit_price"'),
    ]);
  });
});

const customer = {
  dictCode: 'customer',
  title: '客户',
  kind: 'table',
  table: 'shared',
  text: 'unitPrice',
  value: 'id',
};

describe('a table dictionary', () => {
  const search = (dictCode: string) =>
    page('b', [{ type: 'sel_search', key: 'party', title: '客户', dictCode }], {
      resource: { url: '/b', table: 'b', permission: 'a:b' },
    });

  it('reads tables that pages keep, and people and departments', () => {
    const user = {
      dictCode: 'user',
      title: '用户',
      kind: 'table',
      table: 'sys_user',
      text: 'realname',
      value: 'username',
      where: 'del_flag = 0',
    };
    expect(
      said({ 'pages/a.json': page('a', [text]), 'dicts/customer.json': customer, 'dicts/user.json': user }),
    ).toEqual([]);
  });

  it.each([
    ['a table that nobody keeps', { table: 'shard' }, '/table no page keeps a table "shard", did you mean "shared"?'],
    [
      'a password',
      { table: 'sys_user', text: 'password_hash' },
      '/text the table "sys_user" has no column "password_hash"',
    ],
    ['an unknown column in the condition', { where: "nam = '1'" }, '/where the table "shared" has no column "nam"'],
    [
      'an unknown column in the order',
      { orderBy: [{ column: 'x' }] },
      '/orderBy/0/column the table "shared" has no column "x"',
    ],
    [
      'an unknown attribute',
      { attributes: { unitPric: 'text' } },
      '/attributes/unitPric the table "shared" has no column "unit_pric", did you mean "unit_price"?',
    ],
    [
      'an unknown column of the tree',
      { pidField: 'pidd', hasChildField: 'x' },
      '/pidField the table "shared" has no column "pidd"',
    ],
    [
      'an unknown mark of a tree',
      { pidField: 'id', hasChildField: 'x' },
      '/hasChildField the table "shared" has no column "x"',
    ],
  ])('does not read %s', (_, change, problem) => {
    const problems = said({ 'pages/a.json': page('a', [text]), 'dicts/customer.json': { ...customer, ...change } });
    expect(problems[0]).toContain(problem);
  });

  it('reads detail rows with parent id and row number, but without record columns', () => {
    const files = (value: string) => ({
      'pages/a.json': page('a', [text], { details: rows('a_rows', [number]) }),
      'dicts/customer.json': { ...customer, table: 'a_rows', value },
    });
    expect(['id', 'main_id', 'order_no'].flatMap((value) => said(files(value)))).toEqual([]);
    expect(said(files('create_by'))).toEqual([
      expect.stringContaining('/value the table "a_rows" has no column "create_by"'),
    ]);
  });

  it('is meant by table, text and value, and pages travel with its code [W7-6]', () => {
    const files = {
      'pages/a.json': page('a', [text]),
      'dicts/customer.json': customer,
      'pages/b.json': search('shared,unit_price,id'),
    };
    const { pages, problems, dictionaries } = compiled(files);
    expect(problems).toEqual([]);
    const file = pages.get('b');
    expect(file?.page?.columns[0]?.dictCode).toBe('customer');
    expect(file?.schema.columns?.[0]).toMatchObject({ dictCode: 'customer' });
    const inBrowser = new Map(
      [...dictionaries].map(([code, { dictCode, title, kind, attributes }]) => [
        code,
        { dictCode, title, kind, attributes },
      ]),
    );
    expect(file && compilePage(file.schema, { id: 'b', dictionaries: inBrowser }).problems).toEqual([]);
  });

  it('is not made up by a page', () => {
    expect(said({ 'pages/b.json': search('sys_user,password_hash,id') })).toEqual([
      expect.stringContaining('/columns/0/dictCode no table dictionary is registered for "sys_user,password_hash,id"'),
    ]);
  });
});

describe('an earlier key', () => {
  it('is no key of a column that is there, and belongs to one column', () => {
    const renamed = (key: string, renamedFrom: string): ColumnSchema => ({
      type: 'input',
      key,
      title: 'X',
      renamedFrom,
    });
    expect(said({ 'pages/a.json': page('a', [text, renamed('a', 'price')]) })).toEqual([]);
    expect(said({ 'pages/a.json': page('a', [text, renamed('a', 'unitPrice')]) })).toEqual([
      expect.stringContaining('/columns/1/renamedFrom "unitPrice" is a column still'),
    ]);
    expect(said({ 'pages/a.json': page('a', [renamed('a', 'x'), renamed('b', 'x')]) })).toEqual([
      expect.stringContaining('/columns/1/renamedFrom "x" became the column "a" already'),
    ]);
  });
});
