import { describe, expect, it } from 'vitest';
import {
  isSecretColumn,
  isServedByRoutes,
  isTableOfDetails,
  isTableOfPages,
} from '../../../../engine/language/dicts/administeredTables.ts';
import { SYSTEM_DICTIONARIES } from '../../../../engine/language/dicts/systemDictionaries.ts';

describe('a dictionary that needs no file', () => {
  it.each([
    ['sys_category', { table: 'sys_category', value: 'id', order: 'code' }],
    ['sys_category_code', { table: 'sys_category', value: 'code', order: 'code' }],
    ['sys_tenant_name', { table: 'sys_tenant', value: 'id', order: 'name' }],
    ['sys_position_name', { table: 'sys_position', value: 'id', order: 'post_level' }],
  ])('%s offers rows by name: %o', (code, { table, value, order }) => {
    expect(SYSTEM_DICTIONARIES.get(code)).toMatchObject({
      dictCode: code,
      kind: 'table',
      title: expect.stringMatching(/\p{Script=Han}/u),
      source: { table, text: 'name', value, orderBy: [{ column: order, order: 'asc' }] },
    });
  });

  it('offers categories as a tree only by id, linked to parents by id', () => {
    const source = (code: string): object => SYSTEM_DICTIONARIES.get(code)?.source ?? {};
    expect(source('sys_category')).toMatchObject({ pidField: 'pid', hasChildField: 'has_child' });
    expect(source('sys_category_code')).not.toHaveProperty('pidField');
  });

  it('offers areas with their own name, the area above and the level [W3.3-10]', () => {
    expect([...(SYSTEM_DICTIONARIES.get('china_area')?.attributes ?? [])]).toEqual([
      ['name', 'text'],
      ['parent', 'text'],
      ['level', 'decimal'],
    ]);
  });

  it('gives the code of a category as its attribute', () => {
    expect([...(SYSTEM_DICTIONARIES.get('sys_category')?.attributes ?? [])]).toEqual([['code', 'text']]);
  });
});

describe('a table of the core', () => {
  it.each([
    ['sys_user', { pages: true, details: false, routes: false }],
    ['sys_role', { pages: true, details: false, routes: false }],
    ['sys_depart', { pages: true, details: false, routes: false }],
    ['sys_position', { pages: true, details: false, routes: false }],
    ['sys_category', { pages: true, details: false, routes: false }],
    ['sys_depart_role', { pages: true, details: false, routes: false }],
    ['sys_permission', { pages: true, details: true, routes: true }],
    ['sys_tenant', { pages: true, details: true, routes: true }],
    ['sys_dict', { pages: true, details: true, routes: true }],
    ['sys_dict_item', { pages: true, details: true, routes: true }],
    ['sys_check_rule', { pages: true, details: false, routes: false }],
    ['sys_check_rule_part', { pages: false, details: true, routes: false }],
    ['sys_log', { pages: true, details: true, routes: true }],
    ['sys_data_log', { pages: true, details: true, routes: true }],
    ['sys_session', { pages: false, details: false, routes: false }],
    ['bgd_export', { pages: true, details: true, routes: false }],
  ])('%s may be named by pages and details, or is served by routes: %o', (table, { pages, details, routes }) => {
    expect(isTableOfPages(table)).toBe(pages);
    expect(isTableOfDetails(table)).toBe(details);
    expect(isServedByRoutes(table)).toBe(routes);
  });

  it.each([
    ['sys_user', 'password_hash', true],
    ['sys_user', 'password_due', true],
    ['sys_user', 'totp_secret', true],
    ['sys_user', 'username', false],
    ['bgd_export', 'password_hash', false],
  ])('keeps secret: %s.%s is %s', (table, column, secret) => {
    expect(isSecretColumn(table, column)).toBe(secret);
  });
});
