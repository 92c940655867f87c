import { expect, it } from 'vitest';
import { shownKeys, withShownKeys } from '../../../../renderers/list/columns/viewedColumns.ts';
import { PAGE_ARRANGEMENT } from '../../../../renderers/table/grid/columns/columnArrangement.ts';
import { orderPage } from '../../orderPage.ts';

const { columns } = orderPage().list;

it('a view stores the visible columns; order, widths and pins remain the user’s', () => {
  const own = { ...PAGE_ARRANGEMENT, widths: { code: 200 }, hidden: ['gross'] };
  expect(shownKeys(columns, PAGE_ARRANGEMENT)).toBeNull();
  expect(shownKeys(columns, own)).toEqual(['code', 'status', 'currency', 'orderDate']);
  const viewed = withShownKeys(columns, own, ['orderDate', 'code', 'gone']);
  expect(shownKeys(columns, viewed)).toEqual(['orderDate', 'code']);
  expect(viewed.widths).toEqual({ code: 200 });
  expect(shownKeys(columns, withShownKeys(columns, own, null))).toBeNull();
});
