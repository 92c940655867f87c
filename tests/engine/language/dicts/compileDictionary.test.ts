import { describe, expect, it } from 'vitest';
import { compileDictionary, readableAttributes } from '../../../../engine/index.ts';
import { SYSTEM_TABLES } from '../../../../engine/language/dicts/systemTables.ts';
import type { DictionarySchema } from '../../../../engine/index.ts';

const hs: DictionarySchema = {
  dictCode: 'hs',
  title: '商品编号',
  kind: 'codes',
  attributes: { unit1: 'text', rate: 'decimal' },
  seed: [{ value: '0101', text: '马', attributes: { unit1: '035', rate: '0.10' } }],
};

const mistakes = (change: Partial<DictionarySchema>) =>
  compileDictionary({ ...hs, ...change }).problems.map(({ code, path }) => `${code} /${path.join('/')}`);

describe('a dictionary', () => {
  it('says what its items can be asked for: value, text and its attributes', () => {
    const { dictionary } = compileDictionary(hs);
    expect(dictionary && Object.fromEntries(readableAttributes(dictionary))).toEqual({
      value: 'text',
      text: 'text',
      unit1: 'text',
      rate: 'decimal',
    });
  });

  it('keeps the items of kind items, and leaves seeds to the database', () => {
    const items = [{ value: '1', text: '是' }];
    expect(compileDictionary({ dictCode: 'yn', title: '是否', kind: 'items', items }).dictionary?.items).toEqual(items);
    expect(compileDictionary(hs).dictionary?.items).toBeUndefined();
  });

  it('says which item had a value first, and counts from 1', () => {
    const { dictionary, problems } = compileDictionary({
      dictCode: 'yn',
      title: '是否',
      kind: 'items',
      items: [
        { value: '1', text: 'a' },
        { value: '1', text: 'b', attributes: { odd: 'x' } },
      ],
    });
    expect(dictionary).toBeUndefined();
    expect(problems.map(({ code, path }) => `${code} /${path.join('/')}`)).toEqual([
      'unknown-attribute /items/1/attributes/odd',
      'duplicate-value /items/1/value',
    ]);
    expect(problems[1]?.said.given).toMatchObject({ value: '1', item: 1 });
  });

  it('gives each item the names that probably mean it, which no two may have', () => {
    const items = [
      { value: '1', text: '是' },
      { value: '0', text: '否' },
    ];
    const yn: DictionarySchema = { dictCode: 'yn', title: '是否', kind: 'items', items };
    const { dictionary } = compileDictionary({ ...yn, names: { '1': ['Y'] }, probableNames: { '1': ['√'] } });
    expect(dictionary?.items?.[0]?.attributes).toEqual({ names: 'Y', probableNames: '√' });
    const { problems } = compileDictionary({ ...yn, probableNames: { '1': ['√'], '0': ['√'], '2': ['-'] } });
    expect(problems.map(({ code, path }) => `${code} /${path.join('/')}`)).toEqual([
      'unknown-name /probableNames/2',
      'duplicate-name /probableNames/1/0',
    ]);
    expect(compileDictionary({ ...hs, probableNames: { '0101': ['马匹'] } }).dictionary?.probableNames).toEqual(
      new Map([['0101', ['马匹']]]),
    );
    expect(mistakes({ kind: 'table', table: 'x_y', text: 'a', value: 'b', probableNames: {} })).toContain(
      'wrong-kind /probableNames',
    );
  });

  it('gives each item the names that offices write, and refuses those of no item', () => {
    const yn: DictionarySchema = { dictCode: 'yn', title: '是否', kind: 'items', items: [{ value: '1', text: '是' }] };
    const named = compileDictionary({ ...yn, names: { '1': ['Y', '对'] } });
    expect(named.dictionary?.items).toEqual([{ value: '1', text: '是', attributes: { names: 'Y\n对' } }]);
    const { problems } = compileDictionary({ ...yn, names: { '2': ['N'] } });
    expect(problems.map(({ path }) => path)).toEqual([['names', '2']]);
    expect(compileDictionary({ ...hs, names: { '0101': ['HORSE'] } }).dictionary?.names).toEqual(
      new Map([['0101', ['HORSE']]]),
    );
    expect(mistakes({ attributes: { names: 'text' }, seed: [] })).toEqual(['reserved-name /attributes/names']);
  });

  it('takes true and false for an attribute that is one of them', () => {
    const seed = [{ value: '1', text: 'a', attributes: { isOpen: true } }];
    expect(mistakes({ attributes: { isOpen: 'boolean' }, seed })).toEqual([]);
  });

  it('has a source only where it is a table', () => {
    expect(compileDictionary(hs).dictionary?.source).toBeUndefined();
  });

  it('may read of the system these tables and columns alone', () => {
    expect([...SYSTEM_TABLES].map(([table, columns]) => `${table}: ${[...columns.keys()].join(' ')}`)).toEqual([
      'sys_user: id username realname org_code phone status del_flag',
      'sys_depart: id parent_id depart_name org_code sort_no del_flag',
      'sys_permission: id parent_id name menu_type sort_no',
      'sys_category: id pid name code has_child',
      'sys_role: id role_code role_name',
      'sys_position: id code name post_rank post_level',
      'sys_tenant: id name',
    ]);
  });

  it.each<[string, Partial<DictionarySchema>, string]>([
    [
      'a value twice',
      {
        seed: [
          { value: '1', text: 'a' },
          { value: '1', text: 'b' },
        ],
      },
      'duplicate-value /seed/1/value',
    ],
    [
      'an attribute that is not declared',
      { seed: [{ value: '1', text: 'a', attributes: { unit: 'x' } }] },
      'unknown-attribute /seed/0/attributes/unit',
    ],
    [
      'an attribute of the wrong type',
      { seed: [{ value: '1', text: 'a', attributes: { rate: 'x' } }] },
      'wrong-type /seed/0/attributes/rate',
    ],
    ['seeds of a dictionary of items', { kind: 'items' }, 'wrong-kind /seed'],
    [
      'an attribute that is neither true nor false',
      { attributes: { isOpen: 'boolean' }, seed: [{ value: '1', text: 'a', attributes: { isOpen: 'Y' } }] },
      'wrong-type /seed/0/attributes/isOpen',
    ],
    [
      'an unknown attribute beside a known one',
      { import: [{ file: 'a.tsv', value: 'c', text: 'n', attributes: { rate: 'r', unit: 'u' } }] },
      'unknown-attribute /import/0/attributes/unit',
    ],
    ['an attribute that every item has', { attributes: { text: 'text' }, seed: [] }, 'reserved-name /attributes/text'],
    ['items beside kind codes', { items: [{ value: '1', text: 'a' }] }, 'wrong-kind /items'],
    [
      'an import into an unknown attribute',
      { import: [{ file: 'a.tsv', value: 'c', text: 'n', attributes: { unit: 'u' } }] },
      'unknown-attribute /import/0/attributes/unit',
    ],
  ])('reports %s', (_, change, problem) => {
    expect(mistakes(change)).toEqual([problem]);
  });
});
