import type { CompiledDetail, MergeItem, RecordSide, ThreeSides } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

const numberIn = ({ rows }: RecordSide, detail: string, id: string): number =>
  (rows[detail] ?? []).findIndex((row) => row.id === id) + 1;

/** Labels a row by its number in the user's own table, else in the other user's table, else in the base version. */
const lineText = (detail: CompiledDetail, id: string, { sides, t }: Told): string => {
  const title = detail.title;
  const mine = numberIn(sides.mine, detail.key, id);
  if (mine > 0) return t('form.row', { detail: title, row: mine });
  const theirs = numberIn(sides.theirs, detail.key, id);
  if (theirs > 0) return t('merge.theirRow', { detail: title, row: theirs });
  return t('merge.oldRow', { detail: title, row: numberIn(sides.base, detail.key, id) });
};

interface Told {
  readonly sides: ThreeSides;
  readonly t: Ports['t'];
}

/** Returns the display text of an item's place: `毛重`, `商品 第 3 行 数量`, `商品 行的顺序`. */
export function itemPlace(item: MergeItem, sides: ThreeSides, t: Ports['t']): string {
  if (item.kind === 'order') return t('merge.order', { detail: item.detail.title });
  const lineOf = (row: NonNullable<typeof item.row>): string => lineText(row.detail, row.id, { sides, t });
  if (item.kind === 'row') return lineOf(item.row);
  const { title } = item.column;
  return item.row === undefined ? title : `${lineOf(item.row)} ${title}`;
}
