import { describe, expect, it } from 'vitest';
import { toMenu } from '../../../../contract/menu.ts';
import { visibleMenu } from '../../../../src/shell/routes/visibleMenu.ts';
import { buildRoutes } from '../../../../src/shell/routes/buildRoutes.ts';
import { createRouteTable, lowAppIdOf } from '../../../../src/shell/routes/routeTable.ts';

const LEAF = {
  id: 'm2',
  route: '1',
  path: '/bgd/export',
  name: 'bgd-export',
  component: 'bgd/BgdExportList',
  meta: {
    title: '出口报关单',
    icon: 'export',
    url: '',
    permissionList: [{ action: 'bgd:export:add', type: '2', status: '1' }],
    keepAlive: false,
    internalOrExternal: false,
    componentName: 'BgdExportList',
  },
};
const HOME = { path: '/dashboard/analysis', name: 'home', component: 'dashboard/Analysis', meta: { title: '首页' } };
const CONTAINER = { path: '/bgd', name: 'bgd', component: 'layouts/RouteView', meta: { title: '报关管理' } };

const tableOf = (...menu: readonly unknown[]) => createRouteTable(buildRoutes(toMenu(menu)));

describe('routes from the server’s menu', () => {
  it('takes path, name, redirect, component, hidden and meta of an item [S2.2-2]', () => {
    const [route] = buildRoutes(toMenu([{ ...LEAF, redirect: '/elsewhere', hidden: true }]));
    expect(route).toEqual({
      path: '/bgd/export',
      name: 'bgd-export',
      redirect: '/elsewhere',
      hidden: true,
      target: { kind: 'page', component: 'bgd/BgdExportList' },
      meta: {
        title: '出口报关单',
        icon: 'export',
        url: '',
        permissionList: [{ action: 'bgd:export:add', type: '2', status: '1', describe: '' }],
        keepAlive: false,
        internalOrExternal: false,
        componentName: 'BgdExportList',
        hiddenHeaderContent: false,
        permission: [],
      },
      children: [],
    });
  });

  it('nests children, and knows the chain above each [S2.2-3]', () => {
    const deep = { path: 'deep', name: 'deep', component: 'schema:a/deep', meta: { title: '深' } };
    const middle = { path: '/bgd/more', component: 'layouts/RouteView', meta: { title: '更多' }, children: [deep] };
    const table = tableOf(HOME, { ...CONTAINER, children: [LEAF, middle] });
    const found = table.resolve('/bgd/more/deep', '');
    expect(found.kind === 'page' && found.chain.map(({ path }) => path)).toEqual([
      '/bgd',
      '/bgd/more',
      '/bgd/more/deep',
    ]);
    expect(table.routes[1]?.children.map(({ path }) => path)).toEqual(['/bgd/export', '/bgd/more']);
  });

  it('registers no route for items with route flag 0 or without a path [S2.2-5]', () => {
    const table = tableOf(HOME, { ...LEAF, route: '0' }, { name: 'x' }, null, 'text');
    expect(table.routes).toEqual(tableOf(HOME).routes);
    expect(table.resolve('/bgd/export', '').kind).toBe('missing');
  });

  it('leads from a container to its first page that is not hidden', () => {
    const hidden = { ...LEAF, path: '/bgd/hidden', hidden: true };
    const table = tableOf({ ...CONTAINER, children: [hidden, LEAF] });
    expect(table.resolve('/bgd', '')).toEqual({ kind: 'redirect', to: '/bgd/export' });
    expect(tableOf({ ...CONTAINER }).resolve('/bgd', '').kind).toBe('missing');
  });

  it('leads an item that is always shown to its own path, not elsewhere [S2.2-4]', () => {
    const always = { ...LEAF, alwaysShow: true, redirect: '/elsewhere' };
    expect(buildRoutes(toMenu([always]))[0]?.redirect).toBe('/bgd/export');
    expect(tableOf(always).resolve('/bgd/export', '').kind).toBe('page');
  });

  it('shows an item that names permissions to those who have one of them [S2.2-7]', () => {
    const guarded = { ...LEAF, meta: { ...LEAF.meta, permission: ['a:see', 'b:see'] } };
    const paths = (action: string) =>
      visibleMenu(toMenu([HOME, guarded]), [{ action, type: '1', status: '1' }]).map(({ path }) => path);
    expect(paths('x:see,b:see')).toEqual(['/dashboard/analysis', '/bgd/export']);
    expect(paths('a')).toEqual(['/dashboard/analysis']);
  });

  it('has a home page even where the menu names none', () => {
    expect(tableOf(LEAF).resolve('/dashboard/analysis', '')).toMatchObject({
      kind: 'page',
      route: { target: { kind: 'builtin', name: 'home' } },
    });
  });
});

describe('forms below a page', () => {
  const table = tableOf(LEAF, { ...LEAF, path: '/low/:appId/x', name: 'low-app-x' });
  it.each([
    ['/bgd/export', '', { kind: 'list' }],
    ['/bgd/export/', '', { kind: 'list' }],
    ['/bgd/export/form/new', '', { kind: 'form', id: null }],
    ['/bgd/export/form/new', '?copy=7', { kind: 'form', id: null, copyOf: '7' }],
    ['/bgd/export/form/new', '?parent=7', { kind: 'form', id: null, below: '7' }],
    ['/bgd/export/form/7', '?copy=8', { kind: 'form', id: '7' }],
    ['/bgd/export/form/a%2Fb', '', { kind: 'form', id: 'a/b' }],
  ])('shows %s%s as %o', (pathname, search, view) => {
    expect(table.resolve(pathname, search)).toMatchObject({ kind: 'page', view });
  });

  it.each(['/bgd/export/form', '/bgd/export/form/%zz', '/dashboard/analysis/form/1', '/bgd/export/x', '/nowhere'])(
    'does not know %s',
    (pathname) => expect(table.resolve(pathname, '').kind).toBe('missing'),
  );

  it('reads the low-code application from its route [S6-10]', () => {
    expect(lowAppIdOf(table.resolve('/low/app-1/x', ''))).toBe('app-1');
    expect(lowAppIdOf(table.resolve('/bgd/export', ''))).toBeNull();
  });
});

describe('pages that everybody has', () => {
  it.each([
    ['/test/home', 'testHome', '[S2.1-9]'],
    ['/test/environment', 'environment', ''],
    ['/yw/home', 'businessHome', '[S2.1-10]'],
  ])('has %s, which stands in no menu (%s) %s', (path, name) => {
    const visit = tableOf(HOME).resolve(path, '');
    expect(visit).toMatchObject({ kind: 'page', route: { path, hidden: true, target: { kind: 'builtin', name } } });
  });
});
