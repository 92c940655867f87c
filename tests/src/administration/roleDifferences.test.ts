import { expect, test } from 'vitest';
import { compareRoles, countSides, type ComparedNode } from '../../../src/administration/roles/roleDifferences.ts';

const row = (id: string, parentId: string, perms = '') => ({
  id,
  parentId,
  title: id,
  menuType: perms === '' ? 1 : 2,
  perms,
  permsType: '1',
  status: '1',
});
const rule = (id: string, permissionId: string) => ({
  id,
  permissionId,
  ruleName: id,
  ruleColumn: 'country',
  ruleConditions: '=',
  ruleValue: 'CHN',
});
const role = (id: string, permissionIds: readonly string[], ruleIds: readonly string[] = []) => ({
  id,
  kind: 'role' as const,
  roleCode: id,
  roleName: id,
  permissionIds,
  ruleIds,
});

const matrix = {
  permissions: [
    row('menu', ''),
    row('list', 'menu'),
    row('add', 'list', 'a:add'),
    row('edit', 'list', 'a:edit'),
    row('lost', 'gone'),
    row('none', ''),
  ],
  rules: [rule('r1', 'list'), rule('r2', 'list'), rule('r3', 'add')],
};
const left = role('left', ['menu', 'list', 'add', 'lost'], ['r1', 'r2']);
const right = role('right', ['menu', 'list', 'edit'], ['r2']);

const lines = (nodes: readonly ComparedNode[], depth = 0): readonly string[] =>
  nodes.flatMap(({ row: { id }, side, rules, children }) => [
    `${'  '.repeat(depth)}${id} ${side ?? '-'}${rules.map((one) => ` ${one.rule.id}:${one.side}`).join('')}`,
    ...lines(children, depth + 1),
  ]);

test('shows unique and shared entries of two roles with data rules in menu order [S7-22]', () => {
  const nodes = compareRoles(matrix, [left, right], { onlyDifferences: false });
  expect(lines(nodes)).toEqual([
    'menu both',
    '  list both r1:left r2:both',
    '    add left',
    '    edit right',
    'lost left',
  ]);
  expect(countSides(nodes)).toEqual({ left: 3, right: 1, both: 3 });
});

test('shows only differences with what stands above them, and nothing of equal roles [S7-22]', () => {
  expect(lines(compareRoles(matrix, [left, right], { onlyDifferences: true }))).toEqual([
    'menu both',
    '  list both r1:left',
    '    add left',
    '    edit right',
    'lost left',
  ]);
  expect(compareRoles(matrix, [left, left], { onlyDifferences: true })).toEqual([]);
  expect(compareRoles(matrix, [role('a', []), role('b', [])], { onlyDifferences: false })).toEqual([]);
});
