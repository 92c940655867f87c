import { expect, test } from 'vitest';
import { menuNodes, type PermissionRow } from '../../../../server/data/permissions/menuNodes.ts';
import { permissionRow } from './permissionRow.ts';

const row = (given: Partial<PermissionRow> & { id: string }): PermissionRow =>
  permissionRow({ menu_type: 0, url: `/${given.id}`, component: 'layouts/RouteView', ...given });

test('an entry carries path, name, redirect, component, hidden and its meta [S2.2-2]', () => {
  const rows = [
    row({
      id: 'docs',
      name: '帮助',
      url: 'https://example.org/docs',
      component: 'layouts/IframePageView',
      component_name: 'docs',
      redirect: '/docs/first',
      icon: 'book',
      hidden: true,
      keep_alive: true,
      internal_or_external: true,
      hidden_header_content: true,
    }),
    row({ id: 'print', parent_id: 'docs', menu_type: 2, name: '打印', perms: 'docs:print', perms_type: '2' }),
  ];
  expect(menuNodes(rows)).toEqual([
    {
      id: 'docs',
      route: '1',
      path: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'docs',
      redirect: '/docs/first',
      component: 'layouts/IframePageView',
      hidden: true,
      meta: {
        title: '帮助',
        icon: 'book',
        url: 'https://example.org/docs',
        permissionList: [{ action: 'docs:print', type: '2', describe: '打印' }],
        keepAlive: true,
        internalOrExternal: true,
        hiddenHeaderContent: true,
        componentName: 'IframePageView',
      },
    },
  ]);
});

test('children nest below their parents, in their order [S2.2-3]', () => {
  const rows = [
    row({ id: 'a' }),
    row({ id: 'b', parent_id: 'a', menu_type: 1, url: '/a/b' }),
    row({ id: 'c', parent_id: 'b', menu_type: 1, url: '/a/b/c', component: 'x/Page' }),
    row({ id: 'd', parent_id: 'a', menu_type: 1, url: '/a/d' }),
  ];
  const outline = (nodes: ReturnType<typeof menuNodes>): unknown =>
    nodes.map(({ id, children }) => (children ? { [id]: outline(children) } : id));
  expect(outline(menuNodes(rows))).toEqual([{ a: [{ b: ['c'] }, 'd'] }]);
});

test('an entry below one that is not granted is left out', () => {
  expect(menuNodes([row({ id: 'b', parent_id: 'a', menu_type: 1 })])).toEqual([]);
});

test('flags that are off are absent, and a name is made from the path', () => {
  const [node] = menuNodes([row({ id: 'a', url: '/bgd/export/:id', component: 'bgd/BgdExportList' })]);
  expect(node).toMatchObject({ name: 'bgd-export-@id', meta: { componentName: 'BgdExportList' } });
  expect(Object.keys(node ?? {})).not.toEqual(expect.arrayContaining(['hidden', 'alwaysShow', 'children']));
});

test('a heading without a route of its own says so', () => {
  expect(menuNodes([row({ id: 'a', is_route: false })])).toMatchObject([{ route: '0' }]);
});

test('a first-level entry whose children are all hidden is hidden', () => {
  const rows = [row({ id: 'a' }), row({ id: 'b', parent_id: 'a', menu_type: 1, hidden: true })];
  expect(menuNodes(rows)).toMatchObject([{ id: 'a', hidden: true }]);
});

test.each([
  ['bgd/sub/BgdExportList', 'BgdExportList'],
  ['schema:customs/export-declaration', 'export-declaration'],
  ['BgdExportList', 'BgdExportList'],
  ['bgd/BgdExportList.vue', 'BgdExportList'],
  ['bgd/Bgd.Export.vue', 'Bgd.Export'],
  ['', ''],
  [null, ''],
])('the component %s is called %s', (component, componentName) => {
  expect(menuNodes([row({ id: 'a', component })])).toMatchObject([{ meta: { componentName } }]);
});

test.each([
  ['http://example.org/a', 'http://example.org/a'],
  ['https://example.org/a', 'https://example.org/a'],
  ['{{ window.base }}/a', '{{ window.base }}/a'],
  ['/a/https://example.org', undefined],
  ['/a', undefined],
  [null, undefined],
])('an entry of the address %s is external only where it is marked so', (url, shown) => {
  const [node] = menuNodes([row({ id: 'a', url })]);
  expect(node?.meta.url).toBe(shown);
  if (shown === undefined) expect(node?.path).toBe(url ?? '');
  else expect(node?.path).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  [{ component_name: 'given' }, 'given'],
  [{ component_name: '', url: '/a/b/:id/:no' }, 'a-b-@id-@no'],
  [{ url: null }, ''],
])('the name of %j is %s', (given, name) => {
  expect(menuNodes([row({ id: 'a', ...given })])).toMatchObject([{ name }]);
});

test('buttons appear only in the list of their entry, including those without an entry', () => {
  const rows = [
    row({ id: 'a' }),
    row({ id: 'loose', menu_type: 2, perms: 'system:loose' }),
    row({ id: 'b', parent_id: 'a', menu_type: 2, name: '新增', perms: 'a:add' }),
    row({ id: 'c', parent_id: 'a', menu_type: 2, name: '无码' }),
  ];
  const [node, ...others] = menuNodes(rows);
  expect(others).toEqual([]);
  expect(node).not.toHaveProperty('children');
  expect(node?.meta.permissionList).toEqual([
    { action: 'a:add', type: '1', describe: '新增' },
    { action: '', type: '1', describe: '无码' },
  ]);
});

test('only first-level entries say where they lead on', () => {
  const [top] = menuNodes([row({ id: 'a' }), row({ id: 'b', parent_id: 'a', menu_type: 1, redirect: '/x' })]);
  expect(top).toHaveProperty('redirect', null);
  expect(top?.children?.[0]).not.toHaveProperty('redirect');
});

test.each([
  [[false, true], undefined],
  [[true, true], true],
  [[], undefined],
])('a top-level entry with children hidden like this: %j, is hidden itself: %s', (children, hidden) => {
  const rows = children.map((isHidden, n) => row({ id: `c${n}`, parent_id: 'a', menu_type: 1, hidden: isHidden }));
  const [top] = menuNodes([row({ id: 'a' }), ...rows]);
  expect(top?.hidden).toBe(hidden);
});

test('an entry below the first level stays, though all below it are hidden', () => {
  const rows = [
    row({ id: 'a' }),
    row({ id: 'b', parent_id: 'a', menu_type: 0 }),
    row({ id: 'c', parent_id: 'b', menu_type: 1, hidden: true }),
  ];
  expect(menuNodes(rows)[0]?.children?.[0]).not.toHaveProperty('hidden');
});

test('flags that are on are said', () => {
  expect(menuNodes([row({ id: 'a', always_show: true, icon: 'book' })])).toMatchObject([
    { alwaysShow: true, meta: { icon: 'book' } },
  ]);
  expect(menuNodes([row({ id: 'a', icon: '' })])[0]?.meta).not.toHaveProperty('icon');
});
