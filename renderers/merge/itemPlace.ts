import type { MergeItem, ThreeSides } from '../../engine/index.ts';
import type { Ports } from '../ports.ts';

const numberOf = (sides: ThreeSides, detail: string, id: string): number => {
  for (const side of [sides.theirs, sides.mine, sides.base]) {
    const index = (side.rows[detail] ?? []).findIndex((row) => row.id === id);
    if (index !== -1) return index + 1;
  }
  return 0;
};

/** Where an item stands, as staff say it: `毛重`, `商品 第 3 行 数量`, `商品 行的顺序`. */
export function itemPlace(item: MergeItem, sides: ThreeSides, t: Ports['t']): string {
  if (item.kind === 'order') return t('merge.order', { detail: item.detail.title });
  const lineOf = (row: NonNullable<typeof item.row>): string =>
    t('form.row', { detail: row.detail.title, row: numberOf(sides, row.detail.key, row.id) });
  if (item.kind === 'row') return lineOf(item.row);
  const { title } = item.column;
  return item.row === undefined ? title : `${lineOf(item.row)} ${title}`;
}
