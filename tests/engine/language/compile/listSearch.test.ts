import { describe, expect, it } from 'vitest';
import { toPointer, type PageSchema } from '../../../../engine/index.ts';
import { compileOrder, compiledOrder, copyOfOrderPage } from './orderPage.ts';

const withList = (list: Partial<NonNullable<PageSchema['list']>>): PageSchema => {
  const page = copyOfOrderPage();
  return { ...page, list: { columns: [], ...page.list, ...list } };
};

const found = (page: PageSchema): readonly string[] => compiledOrder(page).list.search.map(({ key }) => key);

describe('how records are found from outside of their list [S2.6-1]', () => {
  it('uses text columns queried with like, or the columns listed by the page in order', () => {
    const first = copyOfOrderPage().columns?.find(({ type }) => type === 'input')?.key ?? '';
    expect(found(withList({ query: [{ column: first, rule: 'like' }] }))).toEqual([first]);
    expect(found(withList({ query: [{ column: first, rule: 'eq' }] }))).toEqual([]);
    expect(found(withList({ query: [], search: [first] }))).toEqual([first]);
    expect(compiledOrder(withList({ search: [] })).list).toMatchObject({ search: [], due: undefined });
  });

  it('names columns that are there, hold typed text, and days', () => {
    const number = copyOfOrderPage().columns?.find(({ type }) => type === 'inputNumber')?.key ?? '';
    const problemsOf = (page: PageSchema): readonly string[] =>
      compileOrder(page).problems.map(({ code, path }) => `${code} ${toPointer(path)}`);
    expect(problemsOf(withList({ search: ['nowhere'] }))).toContain('unknown-column /list/search/0');
    expect(problemsOf(withList({ search: [number] }))).toContain('wrong-search /list/search/0');
    expect(problemsOf(withList({ due: 'nowhere' }))).toContain('unknown-column /list/due');
    expect(problemsOf(withList({ due: number }))).toContain('wrong-due /list/due');
  });
});
