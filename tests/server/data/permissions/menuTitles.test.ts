import { describe, expect, test } from 'vitest';
import type { LocaleSchema, MenuSchema } from '../../../../engine/index.ts';
import type { PermissionRow } from '../../../../server/data/permissions/menuNodes.ts';
import { menuTitles } from '../../../../server/data/permissions/menuTitles.ts';
import { FLEET_MENU } from './fleetMenu.ts';
import { permissionRow } from './permissionRow.ts';

const WORDS: LocaleSchema = {
  entries: { fleet: 'Fleet', 'fleet-truck': 'Trucks' },
  rights: { 'fleet:truck:add': 'Add' },
};

const row = (given: Pick<PermissionRow, 'name'> & Partial<PermissionRow>): PermissionRow =>
  permissionRow({ id: 'x', ...given });

const titlesOf = (words: LocaleSchema | undefined, menu: MenuSchema | undefined = FLEET_MENU) =>
  menuTitles({ menu: () => menu, menuWords: () => words }, 'en-US');

describe('in a language that the menu has words for', () => {
  test.each<[string, Pick<PermissionRow, 'name'> & Partial<PermissionRow>, string]>([
    ['an entry is called by them', { url: '/fleet', name: '车队' }, 'Fleet'],
    ['so is one below another', { url: '/fleet/truck', name: '车辆' }, 'Trucks'],
    ['a right is called by them', { menu_type: 2, perms: 'fleet:truck:add', name: '新增' }, 'Add'],
    ['one without words keeps its title', { menu_type: 2, perms: 'fleet:truck:fee:edit', name: '改运费' }, '改运费'],
    ['an entry that administrators called otherwise keeps that', { url: '/fleet', name: '我的车队' }, '我的车队'],
    ['so does a right', { menu_type: 2, perms: 'fleet:truck:add', name: '加' }, '加'],
    ['one that the file does not know keeps its name', { url: '/other', name: '车队' }, '车队'],
    ['one without an address keeps its name', { name: '车队' }, '车队'],
    ['a right without a code keeps its name', { menu_type: 2, name: '新增' }, '新增'],
    ['an entry is not looked for among rights', { url: 'fleet:truck:add', name: '新增' }, '新增'],
    ['a right is not looked for among entries', { menu_type: 2, url: '/fleet', perms: '/fleet', name: '车队' }, '车队'],
  ])('%s', (_behaviour, given, title) => {
    expect(titlesOf(WORDS)(row(given))).toBe(title);
  });
});

test('a name that every object has is no word', () => {
  const menu: MenuSchema = [{ path: '/a', name: 'constructor', title: '甲', component: 'schema:a' }];
  expect(titlesOf(WORDS, menu)(row({ url: '/a', name: '甲' }))).toBe('甲');
});

test('without words, or without a menu, everything keeps its name', () => {
  const entry = row({ url: '/fleet', name: '车队' });
  expect(titlesOf(undefined)(entry)).toBe('车队');
  expect(titlesOf({})(entry)).toBe('车队');
  expect(menuTitles({ menu: () => undefined, menuWords: () => WORDS }, 'en-US')(entry)).toBe('车队');
});
