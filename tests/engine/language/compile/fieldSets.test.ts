import { describe, expect, it } from 'vitest';
import { compileFormilySchema, compilePageFile, compilePage, type PageSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

type Fields = NonNullable<PageSchema['form']>['groups'][number]['fields'];

const number = (key: string, title: string) => ({ type: 'inputNumber', key, title }) as const;
const fee = { key: 'fee', title: '运费', fields: ['feeMark', 'feeRate', 'feeCurr'], widths: [3, 3, 4] } as const;

const pageOf = (fields: readonly unknown[]): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  resource: { url: '/t/order', table: 't_order', permission: 't:order' },
  columns: [
    number('gross', '毛重'),
    number('feeMark', '运费标记'),
    number('feeRate', '运费/率'),
    number('feeCurr', '运费币制'),
  ],
  list: { columns: ['gross'] },
  form: { groups: [{ key: 'cost', title: '费用', fields: fields as Fields }] },
});
const compile = (fields: readonly unknown[]) => compilePage(pageOf(fields), { id: 't/order', dictionaries: new Map() });

describe('fields that belong together', () => {
  it('appear at the position of their first field and remain fields of their group [U-eye-2]', () => {
    const { page } = compile(['gross', fee]);
    const [group] = page?.form.groups ?? [];
    expect(group?.readColumns).toBe(4);
    expect(group?.fields.map(({ key }) => key)).toEqual(['gross', 'feeMark', 'feeRate', 'feeCurr']);
    const drawn = page && compileFormilySchema(page).properties?.['cost']?.properties;
    expect(Object.keys(drawn ?? {})).toEqual(['gross', 'fee_set']);
    const set = drawn?.['fee_set'];
    expect(set?.['x-component-props']).toEqual({ title: '运费', widths: [3, 3, 4] });
    expect(Object.keys(set?.properties ?? {})).toEqual(['feeMark', 'feeRate', 'feeCurr']);
  });

  it.each<readonly [string, readonly unknown[], string]>([
    [
      'a misspelt column',
      [{ ...fee, fields: ['feeMark', 'feeRat'], widths: [1, 1] }],
      '/form/groups/0/fields/0/fields/1',
    ],
    ['a field that stands in the group already', ['feeMark', fee], '/form/groups/0/fields/1/fields/0'],
    ['too few widths', [{ ...fee, widths: [1, 2] }], '/form/groups/0/fields/0/widths'],
    ['the name of a group', [{ ...fee, key: 'cost' }], '/form/groups/0/fields/0/key'],
  ])('the doctor tells of %s [U-eye-2]', (_, fields, path) => {
    const said = compile(fields)
      .problems.filter(({ level }) => level !== 'warning')
      .map(inEnglish);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(path);
  });

  it('lose what an extending page leaves out; the last one left stands by itself [U-eye-2]', () => {
    const base = { ...pageOf(['gross', fee]), kind: 'base' as const };
    const keysWithout = (...columns: [string, ...string[]]) => {
      const { form: _, ...own } = pageOf([]);
      const page: PageSchema = { ...own, columns: [], extends: 't/base', omit: { columns } };
      const { page: compiled, problems } = compilePageFile(page, base, { id: 't/own', dictionaries: new Map() });
      expect(problems.map(inEnglish)).toEqual([]);
      const [group] = compiled?.form.groups ?? [];
      return [group?.fields.map(({ key }) => key), group?.sets.map(({ widths }) => widths)];
    };
    expect(keysWithout('feeRate')).toEqual([['gross', 'feeMark', 'feeCurr'], [[3, 4]]]);
    expect(keysWithout('feeRate', 'feeMark')).toEqual([['gross', 'feeCurr'], []]);
  });
});
