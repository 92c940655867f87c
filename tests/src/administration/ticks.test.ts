import { describe, expect, test } from 'vitest';
import { toPermissionTree } from '../../../contract/rights/permissionTree.ts';
import {
  allTicked,
  halfTicked,
  narrowed,
  pressed,
  tickTree,
  type Ticking,
} from '../../../src/administration/rights/ticks.ts';

const right = (key: string, more: object = {}) => ({ key, title: key, menuType: 2, ...more });

/** bgd > export > (list, add, review, which the caller lacks); kehu > customer. */
const roots = toPermissionTree({
  treeList: [
    {
      key: 'bgd',
      title: '报关管理',
      children: [
        {
          key: 'export',
          title: '出口报关单',
          ruleFlag: 1,
          children: [right('list'), right('add'), right('review', { grantable: false })],
        },
      ],
    },
    { key: 'kehu', title: '往来单位', children: [{ key: 'customer', title: '客户' }] },
  ],
});

const ticking = (more: Partial<Ticking> = {}): Ticking => ({
  tree: tickTree(roots),
  mayTick: ({ grantable }) => grantable,
  isLinked: true,
  ...more,
});

const after = (before: readonly string[], id: string, more?: Partial<Ticking>) =>
  [...pressed(ticking(more), new Set(before), id)].sort();

describe('ticking rights [S6-9]', () => {
  test('an entry brings what stands below it, but for what the caller may not give', () => {
    expect(after([], 'bgd')).toEqual(['add', 'bgd', 'export', 'list']);
  });

  test('a right brings the entries above it, without which nobody sees it', () => {
    expect(after([], 'add')).toEqual(['add', 'bgd', 'export']);
  });

  test('toggling a partly selected entry selects it fully first, then clears it', () => {
    expect(after(['bgd', 'export', 'add'], 'export')).toEqual(['add', 'bgd', 'export', 'list']);
    expect(after(['bgd', 'export', 'add', 'list'], 'export')).toEqual([]);
  });

  test('entries go with the last right below them, and stay while there is another', () => {
    expect(after(['bgd', 'export', 'add', 'list'], 'add')).toEqual(['bgd', 'export', 'list']);
    expect(after(['bgd', 'export', 'add', 'kehu', 'customer'], 'add')).toEqual(['customer', 'kehu']);
  });

  test('each stands for itself where they are not linked', () => {
    expect(after(['bgd'], 'export', { isLinked: false })).toEqual(['bgd', 'export']);
    expect(after(['bgd', 'export'], 'bgd', { isLinked: false })).toEqual(['export']);
  });

  test('what the caller may not give stays as it is, also where all are ticked', () => {
    expect(after(['list'], 'review')).toEqual(['list']);
    expect([...allTicked(ticking(), new Set())].sort()).toEqual(['add', 'bgd', 'customer', 'export', 'kehu', 'list']);
  });

  test('a box shows a dash where what is below it is otherwise', () => {
    expect([...halfTicked(ticking(), new Set(['bgd', 'export', 'add']))].sort()).toEqual(['bgd', 'export']);
    expect([...halfTicked(ticking(), new Set(['kehu', 'customer']))]).toEqual([]);
  });

  test('a search keeps what fits, all that it stands below and all below it', () => {
    const names = (nodes: typeof roots): unknown => nodes.map(({ id, children }) => [id, names(children)]);
    expect(names(narrowed(roots, ({ id }) => id === 'add'))).toEqual([['bgd', [['export', [['add', []]]]]]]);
    expect(names(narrowed(roots, ({ id }) => id === 'kehu'))).toEqual([['kehu', [['customer', []]]]]);
  });
});
