import { describe, expect, test } from 'vitest';
import type { PermissionRow } from '../../../../server/data/permissions/menuNodes.ts';
import { isRight, namesOf, rightsNamed } from '../../../../server/data/permissions/rightsNamed.ts';
import { permissionRow } from './permissionRow.ts';

const row = (id: string, given: Partial<PermissionRow>): PermissionRow => permissionRow({ id, ...given });

const right = (id: string, parent_id: string | null, perms: string | null): PermissionRow =>
  row(id, { parent_id, perms, menu_type: 2 });

const ROWS = [
  row('fleet', { menu_type: 0, url: '/fleet' }),
  row('truck', { parent_id: 'fleet', url: '/fleet/truck' }),
  right('list', 'truck', 'fleet:truck:list'),
  right('add', 'truck', 'fleet:truck:add, fleet:truck:copy'),
  row('docs', { url: 'https://example.org/docs' }),
  right('print', 'docs', 'docs:print'),
  right('codeless', 'docs', null),
  right('loose', null, 'system:loose'),
];

const idsOf = (...words: readonly string[]) => rightsNamed(words, ROWS).rows.map(({ id }) => id);
const unknownOf = (...words: readonly string[]) => rightsNamed(words, ROWS).unknown;

describe('words of a command', () => {
  test.each<[readonly string[], readonly string[]]>([
    [['fleet:truck:list'], ['list']],
    [['fleet:truck:add'], ['add']],
    [['fleet:truck:copy'], ['add']],
    [['fleet:truck:*'], ['list', 'add']],
    [['*:list'], ['list']],
    [['*'], ['list', 'add', 'print', 'codeless', 'loose']],
    [['/fleet/truck'], ['truck', 'list', 'add']],
    [['/fleet'], ['fleet', 'truck', 'list', 'add']],
    [['/fleet/*'], ['truck', 'list', 'add']],
    [['https://example.org/docs'], ['docs', 'print', 'codeless']],
    [
      ['system:loose', 'fleet:truck:list'],
      ['list', 'loose'],
    ],
    [
      ['/fleet/truck', 'fleet:truck:list'],
      ['truck', 'list', 'add'],
    ],
    [[], []],
  ])('%j mean %j, in the order of the menu', (words, ids) => {
    expect(idsOf(...words)).toEqual(ids);
    expect(unknownOf(...words)).toEqual([]);
  });

  test.each([
    ['fleet:truck:lst', 'fleet:truck:list'],
    ['/fleet/trucks', '/fleet/truck'],
    ['fleet:trck:*', 'fleet:truck:*'],
    ['flet:*', 'fleet:*'],
  ])('%s means nothing; %s is near', (word, near) => {
    expect(unknownOf(word)).toEqual([{ word, near }]);
    expect(idsOf(word)).toEqual([]);
  });

  test.each([
    'zzz',
    'zzz:*',
    '/zzz',
    'fleet.truck.list',
    'fleet:truck',
    'leet:truck:lis',
    'truck',
    'FLEET:truck:(list)',
  ])('%s means nothing', (word) => {
    expect(unknownOf(word)).toMatchObject([{ word }]);
    expect(idsOf(word)).toEqual([]);
  });

  test('that mean nothing are named, each, and those beside them mean what they mean', () => {
    expect(unknownOf('zzz', 'docs:print', '/zzz')).toEqual([{ word: 'zzz' }, { word: '/zzz' }]);
    expect(idsOf('zzz', 'docs:print', '/zzz')).toEqual(['print']);
  });
});

test('a right is called by each of its codes, an entry by its address', () => {
  expect(ROWS.map(namesOf)).toEqual([
    ['/fleet'],
    ['/fleet/truck'],
    ['fleet:truck:list'],
    ['fleet:truck:add', 'fleet:truck:copy'],
    ['https://example.org/docs'],
    ['docs:print'],
    [''],
    ['system:loose'],
  ]);
  expect(namesOf(row('x', {}))).toEqual(['']);
  expect(ROWS.filter(isRight).map(({ id }) => id)).toEqual(['list', 'add', 'print', 'codeless', 'loose']);
});
