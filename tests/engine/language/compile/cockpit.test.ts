import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  compilePageFile,
  compilePage,
  type PageSchema,
  type Value,
  type Values,
} from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

type Form = NonNullable<PageSchema['form']>;
type Pair = NonNullable<NonNullable<Form['cockpit']>['ribbon']>[number];

const pageOf = (ribbon: readonly Pair[], form: Partial<Form> = {}): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  resource: { url: '/t/order', table: 't_order', permission: 't:order' },
  columns: [
    { type: 'input', key: 'code', title: '编号' },
    { type: 'inputNumber', key: 'gross', title: '毛重' },
  ],
  details: [
    {
      key: 'goods',
      title: '商品',
      table: 't_goods',
      columns: [
        { type: 'inputNumber', key: 'weight', title: '重量' },
        { type: 'inputNumber', key: 'price', title: '单价' },
        { type: 'input', key: 'unit', title: '单位' },
      ],
    },
  ],
  list: { columns: ['code'] },
  form: {
    groups: [{ key: 'base', title: '基本', fields: ['code', 'gross'] }],
    tabs: [{ detail: 'goods' }],
    cockpit: { ribbon: [...ribbon] },
    ...form,
  },
});

const compile = (page: PageSchema) => compilePage(page, { id: 't/order', dictionaries: new Map() });
const problemsOf = (ribbon: readonly Pair[], form?: Partial<Form>) =>
  compile(pageOf(ribbon, form)).problems.map(inEnglish);

describe('the cockpit of a form', () => {
  it('names what a pair of the ribbon gets wrong, with what was meant [U-eye-2]', () => {
    expect(problemsOf([{ head: 'gros', lines: 'goods.weihgt' }])).toEqual([
      '/form/cockpit/ribbon/0/head unknown column "gros", did you mean "gross"?',
      '/form/cockpit/ribbon/0/lines unknown column "weihgt", did you mean "weight"?',
    ]);
    expect(problemsOf([{ head: 'code', lines: 'good.weight' }, { lines: 'goods.unit' }])).toEqual([
      '/form/cockpit/ribbon/0/head "code" is no column of numbers and has no sum',
      '/form/cockpit/ribbon/0/lines unknown detail "good", did you mean "goods"?',
      '/form/cockpit/ribbon/1 one of "head" and "against" is needed: what the lines are held against',
      '/form/cockpit/ribbon/1/lines "unit" is no column of numbers and has no sum',
    ]);
    expect(problemsOf([{ head: 'gross', lines: '$values.gross' }])).toEqual([
      '/form/cockpit/ribbon/0/lines "lines" reads no column of a detail',
    ]);
    expect(problemsOf([], { open: 'modal' })).toEqual([
      '/form/cockpit a cockpit is for forms that open in a tab, without steps, with details',
    ]);
    expect(problemsOf([{ head: 'gross', lines: 'goods.weight' }])).toEqual([]);
  });

  it('loses pairs of columns that an extending page leaves out [U-eye-2]', () => {
    const { list: _, ...base } = pageOf([
      { head: 'gross', lines: 'goods.weight' },
      { head: 'gross', lines: 'goods.price' },
    ]);
    const page: PageSchema = {
      ...base,
      columns: [],
      details: [],
      extends: 't/base',
      omit: { columns: ['goods.weight'] },
      list: { columns: ['code'] },
      form: { groups: [] },
    };
    const compiled = compilePageFile(page, { ...base, kind: 'base' }, { id: 't/own', dictionaries: new Map() });
    expect(compiled.problems.map(inEnglish)).toEqual([]);
    expect(compiled.page?.form.cockpit?.ribbon.map(({ place }) => place.column.key)).toEqual(['price']);
  });

  const balance = (pair: Pair, gross: Value, rows: readonly Values[]) => {
    const [compiled] = compile(pageOf([pair])).page?.form.cockpit?.ribbon ?? [];
    if (compiled === undefined) throw new Error('the pair compiles');
    const user = { id: '1', username: 'a', realname: 'A', orgCode: 'A01' };
    const { state, difference, head, lines } = balanceOf(compiled, {
      values: { gross },
      details: { goods: rows },
      user,
    });
    return [state, head, lines, difference].join(' ').trimEnd();
  };
  const sum: Pair = { head: 'gross', lines: 'goods.weight' };
  const rows = [{ weight: '1.50' }, { weight: null }, { weight: '2' }];

  it.each<[Pair, Value, readonly Values[], string]>([
    [sum, '3.500', rows, 'equal 3.500 3.5 0'],
    [sum, '3', rows, 'differs 3 3.5 0.5'],
    [sum, '4', rows, 'differs 4 3.5 -0.5'],
    [sum, null, rows, 'waiting  3.5'],
    [sum, '4', [], 'waiting 4 0'],
    [sum, 'viel', rows, 'waiting  3.5'],
    [{ ...sum, atMost: true }, '4', rows, 'below 4 3.5 -0.5'],
    [{ ...sum, atMost: true }, '3', rows, 'differs 3 3.5 0.5'],
    [{ ...sum, tolerance: '$values.gross * 0.2' }, '4', rows, 'near 4 3.5 -0.5'],
    [{ ...sum, tolerance: '$values.gross * 0.1' }, '4', rows, 'differs 4 3.5 -0.5'],
    [{ ...sum, when: 'count($details.goods.weight) == count($details.goods)' }, '4', rows, 'apart 4'],
    [
      { against: 'sum($details.goods.price)', lines: 'goods.weight' },
      null,
      [{ weight: '2', price: '2' }],
      'equal 2 2 0',
    ],
  ])('says of %j with %j how head and lines stand to each other [U-eye-2]', (...[pair, gross, lines, expected]) => {
    expect(balance(pair, gross, lines)).toBe(expected);
  });
});
