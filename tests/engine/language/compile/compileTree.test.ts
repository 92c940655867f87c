import { describe, expect, it } from 'vitest';
import type { PageSchema } from '../../../../engine/index.ts';
import { compiledOrder, compileOrder, copyOfOrderPage } from './orderPage.ts';

const said = (schema: PageSchema): string[] =>
  compileOrder(schema).problems.map(({ code, path }) => `${code} /${path.join('/')}`);

describe('a page of kind tree', () => {
  const tree = { parentKey: 'reason', titleColumn: 'orderNumber' };
  const page = (change: Partial<PageSchema>): PageSchema => ({ ...copyOfOrderPage(), kind: 'tree', ...change });

  it('says which column holds the record above and which is indented', () => {
    expect(compiledOrder(page({ tree })).tree).toMatchObject(tree);
  });

  it("asks for children by parentId at the page's own address, unless it says otherwise [W9-16] [W7-32]", () => {
    const page1 = compiledOrder(page({ tree }));
    const own = { queryKey: 'parentId', childrenUrl: `${page1.resource.url}/childList`, onDelete: 'refuse' };
    expect(page1.tree).toEqual({ ...tree, ...own });
    const said = {
      queryKey: 'pid',
      childrenUrl: '/other/children',
      condition: '{"status":"1"}',
      onDelete: 'cascade' as const,
      hasChildKey: 'partyName',
    };
    expect(compiledOrder(page({ tree: { ...tree, ...said } })).tree).toEqual({ ...tree, ...said });
  });

  it.each([
    ['[]', 'bad-condition /tree/condition'],
    ['{"stats":"1"}', 'unknown-column /tree/condition'],
  ])('reports the condition %s [W7-32]', (condition, problem) =>
    expect(said(page({ tree: { ...tree, condition } }))).toEqual([problem]),
  );

  it('reports a parent column with restricted visibility, because the tree needs it', () => {
    const columns = copyOfOrderPage().columns?.map((column) =>
      column.key === 'reason' ? { ...column, viewPermission: 'a:b:c' } : column,
    );
    const problems = said(page({ tree, ...(columns && { columns }) }));
    expect(problems).toEqual([expect.stringMatching(/^misplaced-key \/columns\/\d+\/viewPermission$/)]);
  });

  it('asks before a delete that takes what is below along, in words that say so', () => {
    const list = { ...copyOfOrderPage().list, columns: ['orderNumber'], actions: [{ action: 'delete' as const }] };
    const asked = (onDelete: 'refuse' | 'cascade') =>
      compiledOrder(page({ tree: { ...tree, onDelete }, list })).list.actions[0]?.confirm;
    expect(asked('cascade')).toBe('其所有下级会一并删除，删除后不能恢复，确认删除？');
    expect(asked('refuse')).toBe('删除后不能恢复，确认删除？');
  });

  it('alone may add records below others', () => {
    const actions = [{ action: 'addChild' as const }];
    const list = { ...copyOfOrderPage().list, columns: ['orderNumber'], actions };
    expect(compiledOrder(page({ tree, list })).list.actions[0]).toMatchObject({
      title: '添加下级',
      permission: expect.stringMatching(/:add$/),
    });
    expect(said({ ...copyOfOrderPage(), list })).toEqual(['wrong-kind /list/actions/0/action']);
  });

  it.each<[string, PageSchema, string]>([
    ['no tree', page({}), 'missing-key /kind'],
    ['an unknown parent', page({ tree: { ...tree, parentKey: 'parentId' } }), 'unknown-column /tree/parentKey'],
    [
      'a title that the list does not show',
      page({ tree: { ...tree, titleColumn: 'reason' } }),
      'unknown-column /tree/titleColumn',
    ],
    ['a tree in a list', { ...copyOfOrderPage(), tree }, 'wrong-kind /tree'],
  ])('reports %s', (_, schema, problem) => expect(said(schema)).toEqual([problem]));
});
