import { describe, expect, it } from 'vitest';
import { compilePage, type PageSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

type Form = NonNullable<PageSchema['form']>;

const text = (key: string, title: string) => ({ type: 'input', key, title }) as const;
const group = (key: string, title: string, ...fields: string[]): Form['groups'][number] => ({
  key,
  title,
  fields: fields as [string, ...string[]],
});

const pageOf = (steps: Form['steps']): PageSchema => ({
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  resource: { url: '/t/order', table: 't_order', permission: 't:order' },
  columns: [text('code', '编号'), text('note', '备注')],
  details: [{ key: 'lines', title: '明细', table: 't_line', columns: [text('name', '品名')] }],
  list: { columns: ['code'] },
  form: {
    groups: [group('base', '基本', 'code'), group('more', '其他', 'note')],
    tabs: [{ detail: 'lines' }],
    ...(steps && { steps }),
  },
});

const compiled = (steps: Form['steps']) => compilePage(pageOf(steps), { id: 't/order', dictionaries: new Map() });
const problems = (steps: Form['steps']) => compiled(steps).problems.map(inEnglish);

describe('the steps of a form', () => {
  it('are named after their first group or detail and list their own parts', () => {
    const { page } = compiled([{ groups: ['base', 'more'] }, { tabs: ['lines'] }]);
    expect(page?.form.steps.map(({ title }) => title)).toEqual(['基本', '明细']);
    expect(page?.form.steps.map(({ names }) => [...names])).toEqual([['code', 'note'], ['lines']]);
    expect(compiled(undefined).page?.form.steps).toEqual([]);
  });

  it.each<readonly [string, Form['steps'], string]>([
    ['a group that no step shows', [{ groups: ['base'] }, { tabs: ['lines'] }], '/form/groups/1/key'],
    ['a detail that no step shows', [{ groups: ['base'] }, { groups: ['more'] }], '/form/tabs/0/detail'],
    [
      'a group in two steps',
      [{ groups: ['base', 'more'] }, { groups: ['base'], tabs: ['lines'] }],
      '/form/steps/1/groups/0',
    ],
    ['a misspelt group', [{ groups: ['base', 'more', 'bace'] }, { tabs: ['lines'] }], '/form/steps/0/groups/2'],
    ['an unknown detail', [{ groups: ['base', 'more'] }, { tabs: ['lines', 'line'] }], '/form/steps/1/tabs/1'],
  ])('the doctor tells of %s', (_, steps, path) => {
    expect(problems(steps)).toHaveLength(1);
    expect(problems(steps)[0]).toContain(path);
  });
});
