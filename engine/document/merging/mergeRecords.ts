import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Value, Values } from '../../core/values.ts';
import { ownCellColumnsOf, ownColumnsOf, compareRecords } from './compareRecords.ts';
import { sameValue } from '../record/equality.ts';
import { isReordered, mergeOrder } from './mergeOrder.ts';
import type { RecordChanges, RecordSide, SideRow } from '../record/recordChanges.ts';

/** A record in its original state, as changed here, and as changed by another user. */
export interface ThreeSides {
  readonly base: RecordSide;
  readonly mine: RecordSide;
  readonly theirs: RecordSide;
}

export type MergePick = 'mine' | 'theirs';

interface MergePart {
  /** Identifies the place in the record: `grossWet`, `goods/17/gQty`, `goods/17`, `goods`. */
  readonly id: string;
  /** Who changed it. */
  readonly by: MergePick | 'both';
}

/** A difference between the two sides. */
export type MergeItem =
  | (MergePart & {
      readonly kind: 'value';
      readonly column: CompiledColumn;
      /** Absent for a header field. */
      readonly row?: { readonly detail: CompiledDetail; readonly id: string } | undefined;
      readonly base: Value;
      readonly mine: Value;
      readonly theirs: Value;
    })
  /** A row that exists on one side only; null: it does not exist there. */
  | (MergePart & {
      readonly kind: 'row';
      readonly row: { readonly detail: CompiledDetail; readonly id: string };
      readonly base: Values | null;
      readonly mine: Values | null;
      readonly theirs: Values | null;
    })
  | (MergePart & { readonly kind: 'order'; readonly detail: CompiledDetail });

/** Default pick: a change of one side only is taken from that side; if both changed, mine wins. */
export const defaultPick = ({ by }: MergeItem): MergePick => (by === 'theirs' ? 'theirs' : 'mine');

interface Cells {
  readonly columns: readonly CompiledColumn[];
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

const valueItems = (
  { columns, base, mine, theirs }: Cells,
  row?: { readonly detail: CompiledDetail; readonly id: string },
): readonly MergeItem[] =>
  columns.flatMap((column): MergeItem[] => {
    const { key, valueType } = column;
    const at = { base: base[key] ?? null, mine: mine[key] ?? null, theirs: theirs[key] ?? null };
    if (sameValue(valueType, at.mine, at.theirs)) return [];
    const isMine = !sameValue(valueType, at.base, at.mine);
    // A value that the server does not send is hidden, not cleared.
    const isTheirs = Object.hasOwn(theirs, key) && !sameValue(valueType, at.base, at.theirs);
    if (!isMine && !isTheirs) return [];
    const by = isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs';
    const id = row === undefined ? key : `${row.detail.key}/${row.id}/${key}`;
    return [{ kind: 'value', id, by, column, ...at, row }];
  });

const indexed = (rows: readonly SideRow[] | undefined): ReadonlyMap<string, Values> =>
  new Map((rows ?? []).map(({ id, values }) => [id, values]));

const detailItems = (detail: CompiledDetail, sides: ThreeSides): readonly MergeItem[] => {
  const columns = ownCellColumnsOf(detail);
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(({ rows }) => indexed(rows[detail.key]));
  if (!base || !mine || !theirs) return [];
  const items: MergeItem[] = [];
  const differs = (one: Values, other: Values): boolean =>
    columns.some(({ key, valueType }) => !sameValue(valueType, one[key], other[key]));
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const row = { detail, id };
    const at = { base: base.get(id) ?? null, mine: mine.get(id) ?? null, theirs: theirs.get(id) ?? null };
    if (at.mine && at.theirs) {
      items.push(...valueItems({ columns, base: at.base ?? at.theirs, mine: at.mine, theirs: at.theirs }, row));
      continue;
    }
    const stays = at.mine ?? at.theirs ?? {};
    const wasEdited = at.base !== null && differs(at.base, stays);
    const remover = at.mine ? 'theirs' : 'mine';
    const by = at.base === null ? (at.mine ? 'mine' : 'theirs') : wasEdited ? 'both' : remover;
    items.push({ kind: 'row', id: `${detail.key}/${id}`, by, row, ...at });
  }
  const [was, here, there] = [base, mine, theirs].map((rows) => [...rows.keys()]);
  if (was && here && there && isReordered(here, there)) {
    const [isMine, isTheirs] = [isReordered(was, here), isReordered(was, there)];
    items.push({ kind: 'order', id: detail.key, detail, by: isMine && isTheirs ? 'both' : isMine ? 'mine' : 'theirs' });
  }
  return items;
};

/** Returns all differences between mine and theirs, in the order of the page. */
export const mergeItems = (page: CompiledPage, sides: ThreeSides): readonly MergeItem[] => [
  ...valueItems({
    columns: ownColumnsOf(page),
    base: sides.base.values,
    mine: sides.mine.values,
    theirs: sides.theirs.values,
  }),
  ...page.details.flatMap((detail) => detailItems(detail, sides)),
];

interface Picked {
  readonly items: readonly MergeItem[];
  /** By item id; `defaultPick` if absent. */
  readonly picks: Readonly<Record<string, MergePick>>;
}

const mergeRows = (
  detail: CompiledDetail,
  { mine, theirs }: ThreeSides,
  { items, picks }: Picked,
): readonly SideRow[] => {
  const [here, there] = [mine.rows[detail.key] ?? [], theirs.rows[detail.key] ?? []];
  const rows = new Map(there.map(({ id, values }) => [id, { ...values }]));
  let isMyOrder = false;
  for (const item of items) {
    if (item.kind === 'order') isMyOrder ||= item.detail === detail && picks[item.id] === 'mine';
    else if (item.row?.detail === detail && picks[item.id] === 'mine') {
      const { id } = item.row;
      const row = rows.get(id);
      if (item.kind === 'value' && row) row[item.column.key] = item.mine;
      if (item.kind === 'row') {
        if (item.mine) rows.set(id, { ...item.mine });
        else rows.delete(id);
      }
    }
  }
  const [ours, others] = [here.map(({ id }) => id), there.map(({ id }) => id)];
  const order = isMyOrder ? mergeOrder(ours, others) : mergeOrder(others, ours);
  return order.flatMap((id) => {
    const values = rows.get(id);
    return values === undefined ? [] : [{ id, values }];
  });
};

/** Returns the changes that turn their record into the merged one. */
export const mergedChanges = (page: CompiledPage, sides: ThreeSides, { items, picks }: Picked): RecordChanges => {
  const decided = Object.fromEntries(items.map((item) => [item.id, picks[item.id] ?? defaultPick(item)]));
  const values = { ...sides.theirs.values };
  for (const item of items)
    if (item.kind === 'value' && item.row === undefined && decided[item.id] === 'mine')
      values[item.column.key] = item.mine;
  const rows = Object.fromEntries(
    page.details.map((detail) => [detail.key, mergeRows(detail, sides, { items, picks: decided })]),
  );
  return compareRecords(page, sides.theirs, { values, rows });
};
