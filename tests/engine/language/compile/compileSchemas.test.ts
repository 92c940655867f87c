import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { orderPage } from './orderPage.ts';
import { inEnglish } from '../../../inEnglish.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const codes = (dictCode: string, attributes = {}) => json({ dictCode, title: dictCode, kind: 'codes', attributes });

const menuItem = {
  path: '/demo/order',
  name: 'demo-order',
  title: '订单',
  component: 'demo/OrderList',
  permissionList: ['list', 'add', 'edit', 'delete', 'submit'].map((action) => ({
    action: `demo:order:${action}`,
    title: action,
  })),
};

const status = [
  { value: 'draft', text: '暂存' },
  { value: 'sent', text: '已提交' },
];

const sound: Record<string, string> = {
  'dicts/party.json': codes('party'),
  'dicts/goods.json': codes('goods', { unit: 'text' }),
  'dicts/order_status.json': json({ dictCode: 'order_status', title: '状态', kind: 'items', items: status }),
  'pages/demo/order.json': json(orderPage),
  'menu.json': json([menuItem]),
};

const compiled = (change: Record<string, string> = {}) =>
  compileSchemas({
    texts: new Map(Object.entries({ ...sound, ...change })),
    shellComponents: new Map([
      ['shell/Home', []],
      ['shell/Figures', ['demo:figures:list']],
    ]),
  });
const said = (change: Record<string, string>): string[] => compiled(change).problems.map(inEnglish);

describe('a folder of schemas', () => {
  it('gives pages, dictionaries and the menu', () => {
    const { pages, dictionaries, dictionarySchemas, menu, problems } = compiled();
    expect(problems).toEqual([]);
    expect(pages.get('demo/order')?.page?.id).toBe('demo/order');
    expect([...dictionaries.keys()]).toEqual(['party', 'goods', 'order_status']);
    expect(dictionarySchemas.get('party')?.title).toBe('party');
    expect(menu).toHaveLength(1);
  });

  it('names examples by their folder', () => {
    const example = { ...orderPage, components: [], resource: { ...orderPage.resource, url: '/examples/a' } };
    expect([...compiled({ 'examples/a.json': json(example) }).pages.keys()]).toContain('examples/a');
  });

  it('serves what is right when one file is broken', () => {
    const { pages, menu, problems } = compiled({ 'pages/demo/broken.json': '{' });
    expect(pages.get('demo/order')?.page).toBeDefined();
    expect(menu).toBeDefined();
    expect(problems).toHaveLength(1);
  });

  it('says the problems of all files with file, line and column', () => {
    expect(
      said({
        'pages/demo/order.json': json({ ...orderPage, title: '' }),
        'dicts/party.json': json({ dictCode: 'parties', title: 'x', kind: 'codes' }),
      }),
    ).toEqual([
      'schemas/dicts/party.json:2:3 /dictCode the dictionary "parties" stands in a file called "party", call both alike',
      'schemas/pages/demo/order.json:4:3 /title must not be empty',
      'schemas/pages/demo/order.json:34:7 /columns/1/dictCode the dictionary "party" has problems of its own',
    ]);
  });

  it('resolves a menu entry by the names of an unreadable page, not by another page', () => {
    const other = {
      ...orderPage,
      components: ['demo/OrderLists'],
      resource: { ...orderPage.resource, url: '/demo/other' },
    };
    const broken = json({ ...orderPage, title: '' });
    expect(said({ 'pages/demo/order.json': broken, 'pages/demo/other.json': json(other) })).toEqual([
      'schemas/pages/demo/order.json:4:3 /title must not be empty',
      expect.stringContaining('no menu entry shows the page "demo/other"'),
    ]);
  });

  it('resolves a menu entry by page id, even if the page is invalid', () => {
    const menu = json([{ ...menuItem, component: 'schema:demo/order' }]);
    expect(said({ 'menu.json': menu })).toEqual([]);
    const broken = said({ 'menu.json': menu, 'pages/demo/order.json': json({ ...orderPage, title: '' }) });
    expect(broken).toHaveLength(1);
  });

  it('says which component of the menu nobody draws', () => {
    const menu = json([
      { ...menuItem, component: 'schema:demo/ordre' },
      { path: '/b', name: 'b', title: 'B', component: 'shell/Hom' },
      { path: '/c', name: 'c', title: 'C', component: 'shell/Home' },
    ]);
    expect(said({ 'menu.json': menu })).toEqual([
      expect.stringContaining('/0/component no page is called "schema:demo/ordre", did you mean "schema:demo/order"?'),
      expect.stringContaining('/1/component no page is called "shell/Hom", did you mean "shell/Home"?'),
    ]);
  });

  it('does not know what the shell draws where nobody says so', () => {
    const menu = json([menuItem, { path: '/b', name: 'b', title: 'B', component: 'shell/Hom' }]);
    const texts = new Map(Object.entries({ ...sound, 'menu.json': menu }));
    expect(compileSchemas({ texts }).problems).toEqual([]);
  });

  it('says at the component what a menu entry without permissions misses', () => {
    const { permissionList: _, ...bare } = menuItem;
    const missing = said({ 'menu.json': json([bare]) });
    expect(missing).toHaveLength(5);
    for (const problem of missing) expect(problem).toContain(' /0/component ');
    const none = said({ 'menu.json': json([{ ...bare, permissionList: [] }]) });
    for (const problem of none) expect(problem).toContain(' /0/permissionList ');
  });

  it('compares the permission codes of menu and page', () => {
    const permissionList = [
      ...menuItem.permissionList.filter(({ action }) => action !== 'demo:order:edit'),
      { action: 'demo:order:edti', title: 'x' },
    ];
    expect(said({ 'menu.json': json([{ ...menuItem, permissionList }]) })).toEqual([
      expect.stringMatching(
        /\/0\/permissionList\/4\/action no action .* asks for "demo:order:edti", did you mean "demo:order:edit"\?/,
      ),
    ]);
  });

  it('holds the codes of what the shell shows itself against the menu', () => {
    const figures = (action: string): string =>
      json([
        menuItem,
        {
          path: '/f',
          name: 'f',
          title: 'F',
          component: 'shell/Figures',
          permissionList: [{ action, title: '查看' }],
        },
      ]);
    expect(said({ 'menu.json': figures('demo:figures:list') })).toEqual([]);
    expect(said({ 'menu.json': figures('demo:figuress:list') })).toEqual([
      expect.stringMatching(
        /\/1\/permissionList\/0\/action no action .* asks for "demo:figuress:list", did you mean "demo:figures:list"\?/,
      ),
    ]);
  });

  it('says which paths and names of the menu stand twice', () => {
    const menu = json([menuItem, { ...menuItem, component: 'shell/Home' }]);
    expect(said({ 'menu.json': menu })).toEqual([
      expect.stringContaining('/1/path the path "/demo/order" stands here twice'),
      expect.stringContaining('/1/name the name "demo-order" stands here twice'),
    ]);
  });

  it('says when two pages answer to one address or one name', () => {
    expect(said({ 'pages/demo/other.json': json(orderPage) })).toEqual([
      expect.stringContaining(
        'other.json:6:5 /components/0 the component "demo/OrderList" belongs to the page "demo/order" already',
      ),
      expect.stringContaining('/resource/url the url "/demo/order" belongs to the page "demo/order" already'),
    ]);
  });

  it('resolves what pages extend', () => {
    const { components: _, ...rest } = orderPage;
    const base = json({ ...rest, kind: 'base' });
    const twin = json({
      schemaVersion: 1,
      kind: 'list',
      title: '孪生',
      components: ['demo/OrderList'],
      extends: 'demo/base',
    });
    const result = compiled({ 'pages/demo/order.json': twin, 'pages/demo/base.json': base });
    expect(result.problems).toEqual([]);
    expect(result.pages.get('demo/order')?.schema).not.toHaveProperty('extends');
    expect(result.pages.get('demo/order')?.page?.columns).toHaveLength(9);
    expect(said({ 'pages/demo/order.json': twin, 'pages/demo/bases.json': base })).toEqual([
      expect.stringContaining('/extends unknown page "demo/base", did you mean "demo/bases"?'),
    ]);
  });
});
