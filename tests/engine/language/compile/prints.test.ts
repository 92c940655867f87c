import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';
import { readPrint } from '../../prints/orderPrint.ts';
import { orderPage } from './orderPage.ts';

const said = (print: unknown): readonly string[] => readPrint(print).problems.map((problem) => inEnglish(problem));

const table = { block: 'table', detail: 'lines', columns: [{ title: '商品', lines: [{ column: 'goods' }] }] };

describe('a paper that is wrong', () => {
  it.each([
    [
      'names a column that is not there',
      [{ block: 'grid', columns: [1], rows: [[{ column: 'partyNam' }]] }],
      '/blocks/0/rows/0/0/column unknown column "partyNam", did you mean "partyName"?',
    ],
    [
      'names a column of the head among rows',
      [{ ...table, columns: [{ title: '客户', lines: [{ column: 'partyName' }] }] }],
      '/blocks/0/columns/0/lines/0/column unknown column "partyName" in the detail "lines"',
    ],
    [
      'names a detail that is not there',
      [{ ...table, detail: 'line' }],
      '/blocks/0/detail unknown detail "line", did you mean "lines"?',
    ],
    [
      'says a text in capitals',
      [{ block: 'words', value: '$values.partyName' }],
      '/blocks/0/value the expression yields text, expected is decimal',
    ],
    [
      'asks what is no question',
      [{ block: 'text', text: 'x', when: '$values.total' }],
      '/blocks/0/when the expression yields decimal, expected is boolean',
    ],
    ['adds up a text', [{ ...table, totals: ['goods'] }], '/blocks/0/totals/0 a text has no sum'],
    [
      'adds up what its table does not show',
      [{ ...table, totals: ['amount'] }],
      '/blocks/0/totals/0 the table shows no column "amount"',
    ],
    [
      'says two things at once',
      [{ block: 'text', text: 'x', value: '$values.total' }],
      '/blocks/0/text only one of them can be said here, use one of value, text',
    ],
    [
      'asks for the digits of what has none',
      [{ block: 'grid', columns: [1], rows: [[{ column: 'partyName', format: 'scale' }]] }],
      '/blocks/0/rows/0/0/column scale is for columns of numbers: the column says how many digits',
    ],
    [
      'is wider than its grid',
      [{ block: 'grid', columns: [1], rows: [[{ text: 'a' }, { text: 'b' }]] }],
      '/blocks/0/rows/0 the row takes 2 columns of 1',
    ],
  ])('%s: file, line and what to write [L7]', (_, blocks, problem) => {
    const [first, ...others] = said({ title: '订单', blocks });
    expect(others).toEqual([]);
    expect(first).toMatch(/^schemas\/prints\/order\.json:\d+:\d+ /);
    expect(first?.replace(/^\S+ /, '')).toBe(problem);
  });

  it('holds a table in its header [L7]', () => {
    expect(said({ title: '订单', header: [table], blocks: [] }).join()).toContain(
      '/header/0/block header holds no table',
    );
  });

  it('leaves no room between its margins [L7]', () => {
    const margins = { left: 60, right: 60 };
    expect(said({ title: '订单', paper: 'A5', margins, blocks: [] }).join()).toContain(
      '/margins the margins leave no room',
    );
  });
});

describe('a page', () => {
  const problemsOf = (page: unknown): readonly string[] =>
    compileSchemas({
      texts: new Map([
        ['pages/demo/order.json', JSON.stringify(page)],
        ['prints/order.json', JSON.stringify({ title: '订单', blocks: [] })],
      ]),
    })
      .problems.filter(({ path }) => path[0] === 'prints' || path[1] === 'actions')
      .map((problem) => inEnglish(problem).replace(/:\d+:\d+/, ''));

  it('names papers that files have [L7]', () => {
    expect(problemsOf({ ...orderPage, prints: ['ordr'] })).toEqual([
      'schemas/pages/demo/order.json /prints/0 unknown print "ordr", did you mean "order"?',
    ]);
  });

  it('has papers where it has the action [L7]', () => {
    const list = { ...orderPage.list, actions: [{ action: 'print' }] };
    expect(problemsOf({ ...orderPage, list }).at(-1)).toContain('print needs "prints"');
    expect(problemsOf({ ...orderPage, list, prints: ['order'] }).join()).not.toContain('"prints"');
  });

  it('has none where its action names a report, which no other action does [D13]', () => {
    const list = (action: string) => ({ ...orderPage.list, actions: [{ action, url: '/demo/order/print?name=a' }] });
    expect(problemsOf({ ...orderPage, list: list('print') })).toEqual([]);
    expect(problemsOf({ ...orderPage, list: list('export') }).at(-1)).toContain(
      '"url" belongs to print, not to export',
    );
    const foreign = { ...orderPage.list, actions: [{ action: 'print', url: '//elsewhere.example/print' }] };
    expect(problemsOf({ ...orderPage, list: foreign })).not.toEqual([]);
  });
});
