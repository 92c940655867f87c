import { describe, expect, test } from 'vitest';
import { compilePageFile, createPageDocument } from '../../../engine/index.ts';
import type { CompiledDictionary, PageDocument, PageSchema } from '../../../engine/index.ts';
import { english } from '../../inEnglish.ts';

const region: CompiledDictionary = {
  dictCode: 'region',
  title: '地区',
  kind: 'codes',
  attributes: new Map([['parent', 'text']]),
};

type Columns = NonNullable<PageSchema['columns']>;

const CHAIN: Columns = [
  { type: 'select', key: 'province', title: '省份', dictCode: 'region', linkageKey: 'city' },
  { type: 'select', key: 'city', title: '城市', dictCode: 'region', linkageKey: 'county' },
  { type: 'select-search', key: 'county', title: '区县', dictCode: 'region' },
  { type: 'input', key: 'street', title: '街道' },
];

const compile = (columns: Columns) =>
  compilePageFile(
    {
      schemaVersion: 1,
      kind: 'list',
      title: '地址',
      resource: { url: '/a/b', table: 'a_b', permission: 'a:b' },
      columns,
      list: { columns: [] },
      form: { groups: [] },
    },
    undefined,
    { id: 'a/b', dictionaries: new Map([['region', region]]) },
  );

const user = { id: '1', username: 'clerk', realname: 'Clerk', orgCode: 'A01' };

const open = (): PageDocument => {
  const { page } = compile(CHAIN);
  if (!page) throw new Error('the page does not compile');
  const record = { id: '1', version: 1, province: 'gd', city: 'gz', county: 'th', street: '路' };
  return createPageDocument({ page, ports: { lookup: async () => ({}) }, user, record });
};

describe('choices that follow each other', () => {
  test('know to whose value they belong, the first to none', () => {
    const { page } = compile(CHAIN);
    expect(page?.columns.map(({ follows }) => follows)).toEqual(['', 'province', 'city', undefined]);
  });

  test('are blank down the chain once the one above is another, as one step', () => {
    const document = open();
    document.set({ province: 'zj' });
    expect(document.values()).toMatchObject({ province: 'zj', city: null, county: null, street: '路' });
    document.undo();
    expect(document.values()).toMatchObject({ province: 'gd', city: 'gz', county: 'th' });
    document.set({ city: 'sz' });
    expect(document.values()).toMatchObject({ province: 'gd', city: 'sz', county: null });
    document.set({ province: null });
    expect(document.values()).toMatchObject({ province: null, city: null, county: null });
  });

  test('stay where the same is chosen again', () => {
    const document = open();
    document.set({ province: 'gd' });
    expect([document.values(), document.dirty]).toMatchObject([{ city: 'gz', county: 'th' }, false]);
  });

  test('take what is set along with the one above', () => {
    const document = open();
    document.set({ province: 'zj', city: 'hz' });
    expect(document.values()).toMatchObject({ province: 'zj', city: 'hz', county: null });
    document.set({ province: 'gd', city: 'hz', county: 'xs' });
    expect(document.values()).toMatchObject({ province: 'gd', city: 'hz', county: 'xs' });
  });

  test.each<readonly [string, Columns, string]>([
    [
      'a column of another type',
      [{ ...CHAIN[0], type: 'radio' } as Columns[number], ...CHAIN.slice(1)],
      '"province" is a radio',
    ],
    [
      'two columns above',
      [...CHAIN, { ...CHAIN[0], key: 'home', title: '籍贯' } as Columns[number]],
      'the choices of "city" follow "province" already',
    ],
  ])('are refused with %s', (_, columns, message) => {
    expect(
      compile(columns)
        .problems.map((problem) => english(problem).message)
        .join(),
    ).toContain(message);
  });
});
