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
    ['sys_category', 'sys_category', 'name', 'id', 'code'],
    ['sys_category_code', 'sys_category', 'name', 'code', 'code'],
    ['sys_tenant_name', 'sys_tenant', 'name', 'id', 'name'],
    ['sys_position_name', 'sys_position', 'name', 'id', 'post_level'],
  ])('%s offers rows of %s: text %s, value %s, ordered by %s', (code, table, text, value, order) => {
    expect(SYSTEM_DICTIONARIES.get(code)).toMatchObject({
      dictCode: code,
      kind: 'table',
      title: expect.stringMatching(/\p{Script=Han}/u),
      source: { table, text, value, orderBy: [{ column: order, order: 'asc' }] },
    });
  });

  it('is a tree of categories by id alone: a category names the one above by its id', () => {
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
    ['sys_user', true, false, false],
    ['sys_role', true, false, false],
    ['sys_depart', true, false, false],
    ['sys_position', true, false, false],
    ['sys_category', true, false, false],
    ['sys_depart_role', true, false, false],
    ['sys_permission', true, true, true],
    ['sys_tenant', true, true, true],
    ['sys_dict', true, true, true],
    ['sys_dict_item', true, true, true],
    ['sys_check_rule', true, false, false],
    ['sys_check_rule_part', false, true, false],
    ['sys_log', true, true, true],
    ['sys_data_log', true, true, true],
    ['sys_session', false, false, false],
    ['bgd_export', true, true, false],
  ])('%s may be named by pages: %s, by details: %s, is served by routes: %s', (table, pages, details, routes) => {
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
