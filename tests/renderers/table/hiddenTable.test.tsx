import { expect, it } from 'vitest';
import { goodsColumns, openTable } from './openTable.tsx';

/** Opens a table and selects a cell while the table is hidden, as in a dialog that opens. */
async function chosenWhileHidden(key: string): Promise<HTMLElement> {
  const [first, ...others] = goodsColumns.map((column) => ({ ...column, width: 300 }));
  if (first === undefined) throw new Error('no column');
  const columns = [{ ...first, fixed: 'left' as const }, ...others];
  const { root, handle } = await openTable({ columns, count: 200 }, { height: 400 });
  const scroller = root.querySelector<HTMLElement>('.wb-grid-scroller');
  if (scroller === null) throw new Error('no table');
  root.style.display = 'none';
  await expect.poll(() => scroller.clientWidth).toBe(0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  handle.focusCell('r100', key);
  root.style.display = '';
  return scroller;
}

it('scrolls to a cell selected while hidden, as soon as the table is visible', async () => {
  const scroller = await chosenWhileHidden('made');
  const { scrollWidth, clientWidth } = scroller;
  await expect.poll(() => scrollWidth - clientWidth - scroller.scrollLeft).toBeLessThan(10);
  expect(scroller.scrollTop).toBeGreaterThan(1000);
});

it('does not scroll sideways for a pinned cell that was selected while hidden', async () => {
  const scroller = await chosenWhileHidden('sku');
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(1000);
  expect(scroller.scrollLeft).toBe(0);
});
