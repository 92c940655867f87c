import { describe, expect, it } from 'vitest';
import { toPointer, type PageSchema } from '../../../../engine/index.ts';
import { compileOrder, compiledOrder, copyOfOrderPage } from './orderPage.ts';

const withList = (list: Partial<NonNullable<PageSchema['list']>>, more: Partial<PageSchema> = {}): PageSchema => {
  const page = copyOfOrderPage();
  return { ...page, ...more, list: { columns: [], ...page.list, ...list } };
};

const problemsOf = (page: PageSchema): readonly string[] =>
  compileOrder(page).problems.map(({ code, path }) => `${code} ${toPointer(path)}`);

describe('rows of a list that are opened', () => {
  it('show all visible detail columns, or the listed columns in page order', () => {
    const { detailByKey, list } = compiledOrder(withList({ expand: { detail: 'lines' } }));
    const all = detailByKey.get('lines')?.columns.map(({ key }) => key) ?? [];
    const hidden = detailByKey.get('lines')?.columns.filter(({ type }) => type === 'hidden') ?? [];
    expect(list.expand?.detail.key).toBe('lines');
    expect(list.expand?.columns.map(({ key }) => key)).toEqual(
      all.filter((key) => !hidden.some((column) => column.key === key)),
    );
    const [first = '', second = ''] = all;
    const named = compiledOrder(withList({ expand: { detail: 'lines', columns: [second, first] } }));
    expect(named.list.expand?.columns.map(({ key }) => key)).toEqual([second, first]);
    expect(compiledOrder(copyOfOrderPage()).list).toMatchObject({ expand: undefined, opens: 'form' });
  });

  it.each([
    [withList({ expand: { detail: 'liens' } }), 'unknown-detail /list/expand/detail'],
    [withList({ expand: { detail: 'lines', columns: ['amonut'] } }), 'unknown-column /list/expand/columns/0'],
    [
      withList({ expand: { detail: 'lines' } }, { kind: 'tree', tree: { parentKey: 'party', titleColumn: 'reason' } }),
      'wrong-kind /list/expand',
    ],
  ])('are refused where the page cannot mean it: %#', (page, problem) => {
    expect(problemsOf(page)).toContain(problem);
  });
});
