import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';

const page = (name: string, prefix: string, viewPermission?: string) => ({
  schemaVersion: 1,
  kind: 'list',
  title: name,
  resource: { url: `/${name}`, table: name, permission: prefix },
  columns: [{ type: 'input', key: 'code', title: '编码', ...(viewPermission ? { viewPermission } : {}) }],
  list: { columns: ['code'], actions: [{ action: 'add' }, { action: 'delete' }] },
  form: { groups: [{ key: 'base', title: '基本', fields: ['code'] }] },
});

const item = (name: string, component: string, codes: readonly string[] = []) => ({
  path: `/${name}`,
  name,
  title: name,
  component,
  ...(codes.length > 0 ? { permissionList: codes.map((action) => ({ action, title: action })) } : {}),
});

const problemsOf = (files: Record<string, unknown>, broken: Record<string, string> = {}) => {
  const texts = Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)] as const);
  return compileSchemas({ texts: new Map([...texts, ...Object.entries(broken)]), prefix: '' }).problems.map(english);
};

const lines = (files: Record<string, unknown>): string[] =>
  problemsOf(files).map(({ file, path, code, hint }) => `${file} /${path.join('/')} ${code}: ${hint}`);

const ADDED = [{ action: 'add' }, { action: 'delete' }];
const EXPORT = { action: 'export', permission: 'a:depot:cosst' };
const detail = (viewPermission: string) => ({
  key: 'rows',
  title: '行',
  table: 'depot_row',
  columns: [{ type: 'input', key: 'note', title: '注', viewPermission }],
});

const RIGHTS = ['list', 'add', 'delete'];
const of = (prefix: string): string[] => RIGHTS.map((right) => `${prefix}:${right}`);

describe('a menu entry that shows no page', () => {
  const files = {
    'pages/depot.json': page('depot', 'a:depot'),
    'menu.json': [item('depot', 'schema:depto')],
  };

  it('is mended where one page only can be meant', () => {
    expect(problemsOf(files)).toEqual([
      expect.objectContaining({
        code: 'unknown-component',
        path: [0, 'component'],
        hint: 'did you mean "schema:depot"?',
        patch: [{ op: 'replace', path: '/0/component', value: 'schema:depot' }],
      }),
    ]);
  });

  it('is not mended while a file that cannot be read may be that page', () => {
    const found = problemsOf(files, { 'pages/other.json': '{' }).find(({ code }) => code === 'unknown-component');
    expect(found?.hint).toBe('did you mean "schema:depot"?');
    expect(found?.patch).toBeUndefined();
  });

  it('has no hint where nothing is near', () => {
    const [problem] = problemsOf({ ...files, 'menu.json': [item('depot', 'schema:quite/another')] });
    expect(problem?.code).toBe('unknown-component');
    expect(problem?.hint).toBeUndefined();
  });

  it('is found below other entries, at its place', () => {
    const menu = [{ ...item('top', 'schema:depot', of('a:depot')), children: [item('deep', 'schema:nowhere/at/all')] }];
    expect(lines({ ...files, 'menu.json': menu })).toEqual([
      expect.stringContaining('menu.json /0/children/0/component unknown-component'),
    ]);
  });
});

describe('paths and names of the menu', () => {
  it('stand once each', () => {
    const entry = item('depot', 'schema:depot', of('a:depot'));
    expect(lines({ 'pages/depot.json': page('depot', 'a:depot'), 'menu.json': [entry, entry] })).toEqual([
      expect.stringContaining('menu.json /1/path duplicate-key'),
      expect.stringContaining('menu.json /1/name duplicate-key'),
    ]);
  });
});

describe('a permission code that page and menu spell in two ways', () => {
  it('is reported at the page prefix when the menu and others spell it differently', () => {
    const files = {
      'pages/depot.json': page('depot', 'a:depots'),
      'pages/shelf.json': page('shelf', 'a:shelf', 'a:depot:add'),
      'menu.json': [
        item('depot', 'schema:depot', of('a:depot')),
        item('shelf', 'schema:shelf', [...of('a:shelf'), 'a:depot:add']),
      ],
    };
    expect(lines(files)).toEqual(['pages/depot.json /resource/permission unknown-permission: did you mean "a:depot"?']);
  });

  it('is said of the column of the page that writes it', () => {
    const files = {
      'pages/depot.json': page('depot', 'a:depot', 'a:depot:cosst'),
      'pages/shelf.json': page('shelf', 'a:shelf', 'a:depot:cost'),
      'menu.json': [
        item('depot', 'schema:depot', [...of('a:depot'), 'a:depot:cost']),
        item('shelf', 'schema:shelf', [...of('a:shelf'), 'a:depot:cost']),
      ],
    };
    expect(lines(files)).toEqual([
      'pages/depot.json /columns/0/viewPermission unknown-permission: did you mean "a:depot:cost"?',
    ]);
  });

  it.each([
    ['a column of its details', { details: [detail('a:depot:cosst')] }, '/details/0/columns/0/viewPermission'],
    ['an action', { list: { columns: ['code'], actions: [...ADDED, EXPORT] } }, '/list/actions/2/permission'],
  ])('is said of %s', (_, change, place) => {
    const files = {
      'pages/depot.json': { ...page('depot', 'a:depot'), ...change },
      'pages/shelf.json': page('shelf', 'a:shelf', 'a:depot:cost'),
      'menu.json': [
        item('depot', 'schema:depot', [...of('a:depot'), 'a:depot:cost']),
        item('shelf', 'schema:shelf', [...of('a:shelf'), 'a:depot:cost']),
      ],
    };
    expect(lines(files).filter((line) => line.includes('permission:'))).toEqual([
      `pages/depot.json ${place} unknown-permission: did you mean "a:depot:cost"?`,
    ]);
  });

  it('is said of the menu where the page is right, once', () => {
    const files = {
      'pages/depot.json': page('depot', 'a:depot', 'a:depot:cost'),
      'pages/shelf.json': page('shelf', 'a:shelf', 'a:depot:cost'),
      'menu.json': [
        item('depot', 'schema:depot', [...of('a:depot'), 'a:depot:cosst']),
        item('shelf', 'schema:shelf', [...of('a:shelf'), 'a:depot:cost']),
      ],
    };
    expect(lines(files)).toEqual([
      'menu.json /0/permissionList/3/action unknown-permission: did you mean "a:depot:cost"?',
    ]);
  });

  it('is two mistakes where the codes are far apart', () => {
    const files = {
      'pages/depot.json': page('depot', 'a:depot', 'a:depot:cost'),
      'menu.json': [item('depot', 'schema:depot', [...of('a:depot'), 'a:depot:something'])],
    };
    expect(lines(files)).toEqual([
      expect.stringContaining('menu.json /0/permissionList missing-permission'),
      expect.stringContaining('menu.json /0/permissionList/3/action unknown-permission'),
    ]);
  });
});
