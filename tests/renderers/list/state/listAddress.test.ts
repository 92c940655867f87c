import { describe, expect, it } from 'vitest';
import { advancedParameters, readAdvancedQuery } from '../../../../engine/index.ts';
import { readListAddress, writeListAddress } from '../../../../renderers/list/state/listAddress.ts';
import { listNames } from '../../../../renderers/list/state/listNames.ts';
import { listOrderOf, pressedOrder } from '../../../../renderers/list/state/listOrder.ts';
import { initialListState } from '../../../../renderers/list/state/listState.ts';
import { tabIdentity } from '../../../../src/shell/tabs/tabAddress.ts';
import { tabbedOrderPage } from '../../orderPage.ts';

const page = tabbedOrderPage();
const names = listNames(page);
const { pageNo, pageSize, sort, filters, tab, view } = initialListState;
const first = { pageNo, pageSize, sort, filters, tab, view };
const place = {
  pageNo: 3,
  pageSize: 20,
  sort: [
    { column: 'gross', order: 'desc' },
    { column: 'code', order: 'asc' },
  ],
  tab: 'drafts',
  view: '1790',
  filters: { code: '*A 1&b=2*', orderDate_begin: '2026-05-01', 'goods.name': '螺丝*' },
} as const;

describe('the address of a list', () => {
  it('leads to the same page, size, order and conditions, beside what others have in it', () => {
    const search = writeListAddress(place, '?tenant=7&list.page=9&where.status=draft');
    expect(search).toContain(
      '?tenant=7&list.page=3&list.size=20&list.sort=-gross%2Ccode&list.tab=drafts&list.view=1790&where.code=',
    );
    expect(readListAddress(search, names)).toEqual(place);
    expect(writeListAddress(readListAddress(search, names), search)).toBe(search);
  });

  it('carries the active advanced query and rejects one with fields unknown to the page', () => {
    const group = [{ field: 'goods,name', rule: 'like', val: '螺丝 & 100%' }] as const;
    const conditions = [
      { field: 'code', rule: 'eq', val: 'A' },
      { matchType: 'and', group },
    ] as const;
    const query = { conditions, matchType: 'or', isActive: true } as const;
    const asked = { ...place, filters: { ...place.filters, ...advancedParameters(query) } };
    const search = writeListAddress(asked, '');
    expect(readListAddress(search, names)).toEqual(asked);
    expect(readAdvancedQuery(readListAddress(search, names).filters)).toEqual(query);
    expect(readListAddress(search.replace('goods%2Cname', 'nothing'), names)).toEqual(place);
    const unread = '?where.superQueryParams=%5B%7B&where.superQueryMatchType=or';
    expect(readListAddress(unread, names)).toEqual(first);
  });

  it('says nothing of what is as at first', () => {
    expect(writeListAddress(first, '?list.page=2')).toBe('');
    expect(readListAddress('', names)).toEqual(first);
  });

  it.each([
    '?list.page=0&list.size=-1&list.sort=nothing&list.tab=nothing&list.view=%2F',
    '?list.page=1.5&list.size=201&list.sort=code,code',
    `?list.page=10000000&list.sort=code,gross,status,currency,orderDate,code`,
    `?where.password=1&where.=2&where.code=%20&where.status=${'x'.repeat(2001)}&where.goods.nothing=1`,
  ])('takes %s for an address that says nothing', (search) => {
    expect(readListAddress(search, names)).toEqual(first);
  });

  it('takes pages up to a million and 200 records each', () => {
    const [most, more] = ['?list.page=1000000&list.size=200', '?list.page=1000001&list.size=201'];
    expect(readListAddress(most, names)).toEqual({ ...first, pageNo: 1_000_000, pageSize: 200 });
    expect(readListAddress(more, names)).toEqual(first);
  });

  it('is no other tab of the shell, whatever it says of the list [S2.7-2]', () => {
    expect(tabIdentity(`/orders${writeListAddress(place, '')}`)).toBe('/orders');
    expect(tabIdentity(`/orders${writeListAddress(place, '?tenant=7')}`)).toBe('/orders?tenant=7');
    expect(tabIdentity('/orders?copy=7')).toBe('/orders?copy=7');
  });
});

describe('the order of a list', () => {
  it.each([
    { name: 'up at first', before: [], key: 'code', adds: false, after: 'code' },
    { name: 'down then', before: 'code', key: 'code', adds: false, after: '-code' },
    { name: 'as the page says after that', before: '-code', key: 'code', adds: false, after: '' },
    { name: 'by another column alone', before: '-code,gross', key: 'status', adds: false, after: 'status' },
    {
      name: 'with Shift behind the others',
      before: '-code,gross',
      key: 'status',
      adds: true,
      after: '-code,gross,status',
    },
    {
      name: 'with Shift the other way, in its place',
      before: 'code,gross',
      key: 'code',
      adds: true,
      after: '-code,gross',
    },
    { name: 'with Shift without it', before: '-code,gross', key: 'code', adds: true, after: 'gross' },
    {
      name: 'by five at most',
      before: 'code,gross,net,rate,fee',
      key: 'origin',
      adds: true,
      after: 'code,gross,net,rate,fee',
    },
  ])('is $name', ({ before, key, adds, after }) => {
    const parse = (text: string) =>
      text === ''
        ? []
        : text.split(',').map((item) => ({
            column: item.replace('-', ''),
            order: item.startsWith('-') ? ('desc' as const) : ('asc' as const),
          }));
    expect(pressedOrder(parse(String(before)), key, adds)).toEqual(parse(after));
  });

  it('is sent with one direction for all columns if equal, else one for each [W7-27]', () => {
    const [gross, code] = place.sort;
    expect(listOrderOf(page, [gross, code])).toEqual({ column: 'gross,code', order: 'desc,asc' });
    expect(listOrderOf(page, [gross, { ...code, order: 'desc' }])).toEqual({ column: 'gross,code', order: 'desc' });
    expect(listOrderOf(page, [])).toEqual({ column: 'code', order: 'asc' });
  });
});
