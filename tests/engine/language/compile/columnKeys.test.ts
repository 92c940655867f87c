import { describe, expect, it } from 'vitest';
import { compileDictionary, compilePageFile, parsePage, localizeProblem } from '../../../../engine/index.ts';
import type { CompiledColumn, CompiledDictionary, Problem } from '../../../../engine/index.ts';
import cases from './columnKeys.cases.json';
import { inEnglish } from '../../../inEnglish.ts';

const region = compileDictionary({
  dictCode: 'region',
  title: '地区',
  kind: 'codes',
  attributes: { parent: 'text' },
});
const yesNo = compileDictionary({
  dictCode: 'yes_no',
  title: '是否',
  kind: 'items',
  items: [{ value: '1', text: '是' }],
});
const dictionaries = new Map<string, CompiledDictionary>(
  [yesNo, region].flatMap(({ dictionary }) => (dictionary ? [[dictionary.dictCode, dictionary] as const] : [])),
);

const other = { type: 'input', key: 'other', title: 'Other' };
const city = { type: 'select', key: 'city', title: 'City', dictCode: 'region' };

interface Compiled {
  readonly column?: CompiledColumn | undefined;
  readonly problems: readonly Problem[];
}

/** Compiles a page with these columns in addition to two others, from its JSON text. */
function compileColumns(written: readonly object[], inDetail = false): Compiled {
  const columns = [...written, other, city];
  const page = {
    schemaVersion: 1,
    kind: 'list',
    title: 'P',
    resource: { url: '/p', table: 'p', permission: 'a:p' },
    columns: inDetail ? [other] : columns,
    details: inDetail ? [{ key: 'rows', title: 'R', table: 'r', columns }] : [],
    list: { columns: ['other'] },
    form: { groups: [] },
  };
  const parsed = parsePage(JSON.stringify(page), 'p.json');
  if (parsed.page === undefined) return parsed;
  const { page: compiled, problems } = compilePageFile(parsed.page, undefined, { id: 'p', dictionaries });
  return { column: (inDetail ? compiled?.details[0] : compiled)?.columns[0], problems };
}

const compileWritten = (written: object, inDetail = false): Compiled =>
  compileColumns([{ title: 'A', ...written }], inDetail);

const saidOf = (written: readonly object[], inDetail = false): string[] =>
  compileColumns(written, inDetail).problems.map((problem) => inEnglish(problem).replace(/^p\.json:\S+ /, ''));

const said = (written: object, inDetail = false): string[] => saidOf([{ title: 'A', ...written }], inDetail);

describe('the keys of a column [W3.1-1]', () => {
  it.each(cases)('$name', ({ column, compiled, detail }) => {
    const result = compileWritten(column, detail);
    expect(result.problems).toEqual([]);
    expect(result.column).toMatchObject(compiled);
  });

  it.each(['switch', 'checkbox'])('are Y for a checked %s and N for an unchecked one by default [W9-10]', (type) => {
    expect(compileWritten({ type, key: 'a' }).column).toMatchObject({ customValue: ['Y', 'N'], defaultValue: 'N' });
    expect(compileWritten({ type, key: 'a', customValue: '1,0' }).column?.customValue).toEqual(['1', '0']);
  });

  it('take parameters of a popup from the record or the row', () => {
    const popup = { type: 'popup', key: 'a', popupCode: 'party', orgFields: 'x', destFields: 'a' };
    const param = compileWritten({ ...popup, param: { kind: '$row.other' } }, true).column?.popup?.param['kind'];
    const user = { id: '1', username: 'u', realname: 'U', orgCode: 'A' };
    expect(typeof param === 'object' && param.evaluate({ values: {}, details: {}, row: { other: 'x' }, user })).toBe(
      'x',
    );
    expect(said({ ...popup, param: { kind: '$values.othr' } })[0]).toContain('/columns/0/param/kind');
  });

  it('number the rows of a detail by the column that says isOrder', () => {
    const column = { type: 'inputNumber', key: 'no', isOrder: true };
    expect(said(column, true)).toEqual([]);
    expect(said(column)).toEqual(['/columns/0/isOrder the rows of a detail are numbered, not records']);
  });
});

describe('how an area is chosen', () => {
  it.each([['cascader'], ['select'], [undefined]])('is %s: a cascader where nothing is said [W5.1-34]', (areaType) => {
    const { column, problems } = compileWritten({ type: 'pca', key: 'a', ...(areaType && { areaType }) });
    expect(problems).toEqual([]);
    expect(column).toMatchObject({ areaType: areaType ?? 'cascader', tree: { of: 'area', root: '86' } });
  });

  it.each(['', 'Cascader', 'selects', 'constructor'])('is nothing else: %j [W5.1-34]', (areaType) => {
    const [problem] = compileWritten({ type: 'pca', key: 'a', areaType }).problems;
    expect(problem && localizeProblem(problem).message).toContain('Bad type value');
    expect(problem && localizeProblem(problem, 'en-US').message).toContain('Bad type value');
  });
});

describe('the tree of categories', () => {
  it('begins below the code "0", which stands for the top, unless the column names another [W9-12]', () => {
    expect(compileWritten({ type: 'cat_tree', key: 'a' }).column?.tree).toMatchObject({ of: 'category', root: '0' });
    const named = compileWritten({ type: 'cat_tree', key: 'a', pcode: 'B01' });
    expect(named.column?.tree).toMatchObject({ of: 'category', root: 'B01' });
  });
});

describe('mistakes in the keys of a column', () => {
  it('are reported in dependent columns for cycles and for missing parents', () => {
    const select = { type: 'select', key: 'a', dictCode: 'yes_no' };
    const search = { type: 'sel_search', title: 'X', dictCode: 'region' };
    expect(said({ ...select, linkageKey: 'city' })).toEqual([]);
    expect(said({ ...select, linkageKey: 'other' })).toEqual([
      expect.stringContaining('/columns/0/linkageKey the choices of "other" do not say what they belong to, give it a'),
    ]);
    const circle = [
      { type: 'select', key: 'a', title: 'A', dictCode: 'yes_no', linkageKey: 'b' },
      { ...search, type: 'select', key: 'b', linkageKey: 'a' },
    ];
    expect(saidOf(circle)).toEqual([
      expect.stringContaining('/columns/0/linkageKey "a" follows from itself'),
      expect.stringContaining('/columns/1/linkageKey "b" follows from itself'),
    ]);
  });

  it.each<[string, object, string]>([
    [
      'both spellings of the key',
      { type: 'input', key: 'a', field: 'a' },
      '/columns/0/field "field" is another spelling of "key", write one',
    ],
    ['neither spelling', { type: 'input' }, '/columns/0 the key "key" is missing'],
    [
      'fieldExtendJson that is no JSON',
      { type: 'sel_user', key: 'a', fieldExtendJson: '{store' },
      '/columns/0/fieldExtendJson the text is no JSON',
    ],
    [
      'an unknown key in it',
      { type: 'sel_user', key: 'a', fieldExtendJson: '{"stor":"id"}' },
      '/columns/0/fieldExtendJson/stor unknown key "stor", did you mean "store"?',
    ],
    [
      'a field that departments lack',
      { type: 'sel_depart', key: 'a', fieldExtendJson: { store: 'username' } },
      '/columns/0/fieldExtendJson sel_depart has no field "username", use one of id, orgCode, departName',
    ],
    [
      'three custom values',
      { type: 'checkbox', key: 'a', customValue: ['1', '0', '2'] },
      '/columns/0/customValue must have at most 2 items',
    ],
    [
      'equal custom values',
      { type: 'checkbox', key: 'a', customValue: '1,1' },
      '/columns/0/customValue checked and unchecked are both "1"',
    ],
    [
      'a default that is none of the pair',
      { type: 'checkbox', key: 'a', defaultValue: 'X' },
      '/columns/0/defaultValue the default value "X" fails its own column',
    ],
    [
      'two defaults',
      { type: 'checkbox', key: 'a', defaultValue: 'Y', defaultChecked: true },
      '/columns/0/defaultChecked write defaultValue or defaultChecked, not both',
    ],
    [
      'statistics that nobody knows',
      { type: 'inputNumber', key: 'a', statistics: 'sum,max' },
      '/columns/0/statistics "sum,max" does not have the form',
    ],
    [
      'colours for what is no tag',
      { type: 'input', key: 'a', setTagColor: 'red' },
      '/columns/0/setTagColor "a" is of type input; colours belong to type tags',
    ],
    [
      'a handler among the settings',
      { type: 'input', key: 'a', props: { onClick: 'x' } },
      '/columns/0/props/onClick the setting "onClick" is not for schemas',
    ],
    [
      'markup among the settings',
      { type: 'input', key: 'a', props: { dangerouslySetInnerHTML: 'x' } },
      '/columns/0/props/dangerouslySetInnerHTML the setting',
    ],
    [
      'a linkage to nothing',
      { type: 'select', key: 'a', dictCode: 'yes_no', linkageKey: 'othr' },
      '/columns/0/linkageKey unknown column "othr", did you mean "other"?',
    ],
    [
      'a linkage to itself',
      { type: 'select', key: 'a', dictCode: 'yes_no', linkageKey: 'a' },
      '/columns/0/linkageKey "a" follows from itself',
    ],
    [
      'unequal counts of a popup',
      { type: 'popup', key: 'a', popupCode: 'p', orgFields: 'x,y', destFields: ['a'] },
      '/columns/0/destFields orgFields names 2, destFields 1, name as many of each',
    ],
    [
      'a popup into nothing',
      { type: 'popup', key: 'a', popupCode: 'p', orgFields: 'x', destFields: ['othr'] },
      '/columns/0/destFields/0 unknown column "othr", did you mean "other"?',
    ],
    [
      'several choices of which one is none',
      { type: 'list_multi', key: 'a', options: 'x,y', defaultValue: 'x,z' },
      '/columns/0/defaultValue the default value "x,z" fails its own column',
    ],
    [
      'a time that is none',
      { type: 'time', key: 'a', defaultValue: '24:00:00' },
      '/columns/0/defaultValue the default value "24:00:00" fails its own column',
    ],
    [
      'a moment of a day that is none',
      { type: 'datetime', key: 'a', defaultValue: '2026-02-30 08:00:00' },
      '/columns/0/defaultValue the default value "2026-02-30 08:00:00" fails its own column',
    ],
    [
      'a group of marks without options',
      { type: 'checkbox_meta', key: 'a' },
      '/columns/0 a checkbox_meta needs its options, write "options" or "dictCode"',
    ],
    [
      'an area chosen in a way that there is not [W5.1-34]',
      { type: 'pca', key: 'a', areaType: 'wheel' },
      '/columns/0/areaType Bad type value: "wheel"',
    ],
    [
      'a condition of categories that is no JSON object [W5.1-33]',
      { type: 'cat_tree', key: 'a', condition: "status = '1'" },
      '/columns/0/condition condition value is wrong, needs a json string',
    ],
    [
      'a condition of categories that is a list [W5.1-33]',
      { type: 'cat_tree', key: 'a', condition: '[1]' },
      '/columns/0/condition condition value is wrong, needs a json string',
    ],
  ])('report %s', (_, column, problem) => {
    expect(said(column)).toEqual([expect.stringContaining(problem)]);
  });
});
