import { describe, expect, it } from 'vitest';
import { compilePageFile, compileSchemas, resolveExtends } from '../../../../engine/index.ts';
import type { ColumnSchema, PageSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const input = (key: string, more: object = {}): ColumnSchema => ({ type: 'input', key, title: key, ...more });

const popup = (key: string, fills: readonly string[]): ColumnSchema => ({
  type: 'popup',
  key,
  title: key,
  popupCode: 'party',
  orgFields: [...fills],
  destFields: [...fills],
});

const page = (columns: ColumnSchema[], fields: string[], more: Partial<PageSchema> = {}): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: 'P',
  resource: { url: '/p', table: 'p', permission: 'a:p', fixed: { side: 'E' } },
  columns,
  list: { columns: ['code'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'base', title: 'B', fields }] },
  ...more,
});

const CONTEXT = { id: 'p', dictionaries: new Map() };

const places = (schema: PageSchema, base?: PageSchema): string[] =>
  compilePageFile(schema, base, CONTEXT).problems.map(
    ({ code, level, path, inherited }) => `${level ?? 'error'} ${code} ${(inherited?.path ?? path).join('/')}`,
  );

describe('a column in no group of the form', () => {
  it.each<[string, ColumnSchema[], string[]]>([
    ['is warned of', [input('more')], ['warning ungrouped-column columns/1/key']],
    [
      'is a mistake where nothing can be submitted without it',
      [input('more', { validateRules: [{ required: true }] }), input('most', { validateRules: [{ pattern: '*' }] })],
      ['error ungrouped-column columns/1/key', 'error ungrouped-column columns/2/key'],
    ],
    [
      'is no mistake for a requirement that may not hold',
      [input('more', { required: "$values.code == '1'" })],
      ['warning ungrouped-column columns/1/key'],
    ],
    [
      'is a mistake where it is always required',
      [input('more', { required: true })],
      ['error ungrouped-column columns/1/key'],
    ],
    ['is fine where it is hidden', [input('more', { visible: false })], []],
    ['is fine where staff cannot change it', [input('more', { disabled: true })], []],
    ['is fine where it begins with a value', [input('more', { defaultValue: 'x' })], []],
    ['is fine where it follows from others', [input('more', { compute: { value: '$values.code' } })], []],
    ['is fine where its type is not written', [{ type: 'hidden', key: 'more', title: 'M' }], []],
    ['is fine where the page fixes it', [input('side')], []],
    [
      'is not filled by a popup that stands in no group either',
      [popup('more', ['more'])],
      ['warning ungrouped-column columns/1/key'],
    ],
  ])('%s', (_, columns, expected) => {
    expect(places(page([input('code'), ...columns], ['code']))).toEqual(expected);
  });

  it('is fine where a popup of a group fills it', () => {
    expect(places(page([popup('code', ['code', 'more']), input('more')], ['code']))).toEqual([]);
  });

  it('is fine where staff neither add nor change records', () => {
    expect(places(page([input('code'), input('more')], ['code'], { list: { columns: ['code'] } }))).toEqual([]);
  });

  it('waits for what is wrong otherwise: a misspelt field may be the column', () => {
    expect(places(page([input('code'), input('more')], ['code', 'moer']))).toEqual([
      'error unknown-column form/groups/0/fields/1',
    ]);
  });
});

describe('a column that a page inherits and shows in no group', () => {
  const base = page([input('code'), input('more')], ['code', 'more'], { kind: 'base' });
  const form = { groups: [{ key: 'base', title: 'B', fields: ['code'] }] };
  const twin: PageSchema = { schemaVersion: 1, kind: 'list', title: 'T', extends: 'base', form };

  it('produces a warning at extends, and also in a resolved page', () => {
    expect(places(twin, base)).toEqual(['warning ungrouped-column columns/1/key']);
    expect(places(resolveExtends(twin, base))).toEqual(['warning ungrouped-column columns/1/key']);
  });

  it('is reported once, in the base, when the base does not show it either', () => {
    const files = { 'pages/base.json': { ...base, form }, 'pages/twin.json': { ...twin, form: undefined } };
    const texts = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
    const { problems, pages } = compileSchemas({ texts, prefix: '' });
    expect(problems.map(inEnglish)).toEqual([
      expect.stringMatching(/^pages\/base\.json:1:\d+ \/columns\/1\/key warning: /),
    ]);
    expect(pages.get('twin')?.page?.title).toBe('T');
  });
});

it('reports required, default and multi-line settings of a column with a fill rule [S1-4]', () => {
  const said = { fillRule: 'order_no', required: true, defaultValue: 'x', validateRules: [{ required: true }] };
  const long: ColumnSchema = { type: 'textarea', key: 'long', title: 'long', fillRule: 'order_no' };
  expect(places(page([input('code'), input('more', said), long], ['code', 'more']))).toEqual(
    expect.arrayContaining([
      'error misplaced-key columns/1/required',
      'error misplaced-key columns/1/defaultValue',
      'error misplaced-key columns/1/validateRules/0/required',
      'error misplaced-key columns/2/fillRule',
    ]),
  );
});
