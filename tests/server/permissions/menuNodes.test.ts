import { expect, test } from 'vitest';
import { menuNodes, type PermissionRow } from '../../../server/permissions/menuNodes.ts';

const row = (given: Partial<PermissionRow> & { id: string }): PermissionRow => ({
  parent_id: null,
  name: given.id,
  menu_type: 0,
  url: `/${given.id}`,
  component: 'layouts/RouteView',
  component_name: null,
  redirect: null,
  icon: null,
  sort_no: 0,
  is_route: true,
  hidden: false,
  always_show: false,
  keep_alive: false,
  internal_or_external: false,
  hidden_header_content: false,
  perms: null,
  perms_type: null,
  status: '1',
  del_flag: 0,
  said_by_file: null,
  create_by: null,
  create_time: new Date(0),
  update_by: null,
  update_time: null,
  ...given,
});

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
