import { describe, expect, it } from 'vitest';
import { toPointer } from '../../../../engine/index.ts';
import type { PageSchema } from '../../../../engine/index.ts';
import { localisePage } from '../../../../engine/language/compile/inherit/localisePage.ts';
import { compileOrder, compiledOrder, copyOfOrderPage } from './orderPage.ts';
import { english } from '../../../inEnglish.ts';

type List = PageSchema['list'];

const withList = (list: Partial<NonNullable<List>>, more: Partial<PageSchema> = {}): PageSchema => {
  const page = copyOfOrderPage();
  return { ...page, ...more, list: { columns: [], ...page.list, ...list } };
};

const problemsOf = (page: PageSchema): readonly string[] =>
  compileOrder(page).problems.map(({ code, path }) => `${code} ${toPointer(path)}`);

describe('tabs of a list', () => {
  it('become ordered database filters with a name and an optional count [L13]', () => {
    const { tabs } = compiledOrder(
      withList({
        tabs: [
          { key: 'open', title: '待办', where: "$record.status == 'draft' && $record.createBy != $user.username" },
          { title: '今日', where: '$record.createTime >= today()', count: false },
        ],
      }),
    ).list;
    expect(tabs).toEqual([
      {
        key: 'open',
        title: '待办',
        counts: true,
        reads: ['status', 'createBy'],
        filter: {
          kind: 'all',
          parts: [
            { kind: 'compare', column: 'status', op: 'eq', operand: { kind: 'literal', value: 'draft' } },
            { kind: 'compare', column: 'createBy', op: 'ne', operand: { kind: 'user', field: 'username' } },
          ],
        },
      },
      {
        key: '今日',
        title: '今日',
        counts: false,
        reads: ['createTime'],
        filter: { kind: 'compare', column: 'createTime', op: 'ge', operand: { kind: 'variable', name: 'sys_date' } },
      },
    ]);
  });

  it.each([
    ['length($record.orderNumber) > 3', 'not-a-filter /list/tabs/0/where'],
    ['$record.total > $record.discount', 'not-a-filter /list/tabs/0/where'],
    ['$record.nothing == 1', 'unknown-field /list/tabs/0/where'],
    ['$record.total', 'wrong-type /list/tabs/0/where'],
    ['$record.total >', 'expression-syntax /list/tabs/0/where'],
    ['count($details.lines) > 0', 'unavailable-name /list/tabs/0/where'],
  ])('are refused where the server cannot ask %s of the database [L13]', (where, problem) => {
    expect(problemsOf(withList({ tabs: [{ title: 'X', where }] }))).toEqual([problem]);
  });

  it('are told apart by their names, and stand over no tree [L13]', () => {
    const tab = { title: '待办', where: "$record.status == 'draft'" };
    expect(problemsOf(withList({ tabs: [tab, { ...tab, key: 'other' }, tab] }))).toEqual([
      'duplicate-key /list/tabs/2/title',
    ]);
    const tree = { kind: 'tree', tree: { parentKey: 'reason', titleColumn: 'orderNumber' } } as const;
    expect(problemsOf(withList({ tabs: [tab], totals: [{ column: 'total' }] }, tree))).toEqual([
      'wrong-kind /list/tabs',
      'wrong-kind /list/totals',
    ]);
  });

  it('keep their name in another language [L13]', () => {
    const page = withList({
      tabs: [
        { title: '待办', where: 'true' },
        { key: 'all', title: '所有', where: 'true' },
      ],
    });
    const localised = localisePage(page, { tabs: { 待办: 'To do', all: 'Everything' } });
    expect(compiledOrder(localised).list.tabs.map(({ key, title }) => [key, title])).toEqual([
      ['待办', 'To do'],
      ['all', 'Everything'],
    ]);
  });
});

describe('sums of a list', () => {
  it('are of columns of numbers, split by columns of a few values [L13]', () => {
    const { totals } = compiledOrder(
      withList({ totals: [{ column: 'total', per: 'party' }, { column: 'total' }, { column: 'discount' }] }),
    ).list;
    expect(totals.map(({ column, per }) => [column.key, per?.key])).toEqual([
      ['total', 'party'],
      ['total', undefined],
      ['discount', undefined],
    ]);
  });

  it.each([
    [{ column: 'party' }, 'wrong-total /list/totals/0/column'],
    [{ column: 'totl' }, 'unknown-column /list/totals/0/column'],
    [{ column: 'total', per: 'discount' }, 'wrong-total /list/totals/0/per'],
    [{ column: 'total', per: 'nothing' }, 'unknown-column /list/totals/0/per'],
  ])('are refused of %j [L13]', (total, problem) => {
    expect(problemsOf(withList({ totals: [total] }))).toEqual([problem]);
  });

  it('stand once each, and a slip is told [L13]', () => {
    const page = withList({ totals: [{ column: 'total' }, { column: 'total' }, { column: 'totl' }] });
    expect(problemsOf(page)).toEqual(['duplicate-key /list/totals/1/column', 'unknown-column /list/totals/2/column']);
    expect(compileOrder(page).problems.map(english).at(-1)?.hint).toBe('did you mean "total"?');
  });
});
