import { expect, it } from 'vitest';
import { exampleColumns } from './openExample.tsx';
import { goodsColumns, openTable } from './openTable.tsx';

it('draws columns at type width, row number 60 px, other row columns 40 px [W9-5]', async () => {
  const types = ['input', 'datetime', 'sel_user', 'sel_depart', 'date'] as const;
  const typed = types.flatMap((type) => {
    const column = exampleColumns(type).find((one) => one.type === type);
    return column === undefined ? [] : [{ ...column, key: `${type}Column`, title: type }];
  });
  // Wider in total than the table, so that no column is stretched.
  const { root } = await openTable({ columns: [...typed, ...goodsColumns] }, { dragSort: true });
  const heads = [...root.querySelectorAll('.wb-grid-head-cell')];
  const widths = types.map((type) => {
    const head = heads.find((one) => one.textContent === type);
    return [type, head === undefined ? null : Math.round(head.getBoundingClientRect().width)];
  });
  expect(Object.fromEntries(widths)).toEqual({ input: 120, datetime: 200, sel_user: 220, sel_depart: 160, date: 135 });
  const own = [...root.querySelectorAll('.wb-grid-head .wb-grid-pinned > *')];
  expect(own.map((cell) => cell.getBoundingClientRect().width)).toEqual([40, 60, 40]);
});
