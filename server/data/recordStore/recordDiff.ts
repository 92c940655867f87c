import type { CompiledColumn, CompiledDetail, CompiledPage, Value, Values } from '../../../engine/index.ts';
import { sameStored } from './cellValues.ts';
import { ownColumns, ownDetailColumns } from '../lists/columnPlaces.ts';
import type { MergedRecord } from './mergeRecord.ts';
import type { StoredRecord } from './storedRecord.ts';

export interface CellDiff {
  readonly column: CompiledColumn;
  readonly before: Value;
  readonly after: Value;
}

/** Changes of the rows of one detail; unchanged rows are not included. Orders count from 1. */
export interface RowsDiff {
  readonly detail: CompiledDetail;
  readonly added: readonly { readonly values: Values; readonly order: number }[];
  readonly changed: readonly {
    readonly id: string;
    readonly values: Values;
    readonly order: number;
    readonly cells: readonly CellDiff[];
  }[];
  /** Rows that only change their position. */
  readonly moved: readonly { readonly id: string; readonly order: number }[];
  readonly removed: readonly Values[];
}

export interface RecordDiff {
  readonly header: readonly CellDiff[];
  readonly details: readonly RowsDiff[];
}

const diffCells = (columns: readonly CompiledColumn[], before: Values, after: Values): readonly CellDiff[] =>
  columns.flatMap((column) => {
    const [one, other] = [before[column.key] ?? null, after[column.key] ?? null];
    return sameStored(column, one, other) ? [] : [{ column, before: one, after: other }];
  });

const diffRows = (detail: CompiledDetail, before: readonly Values[], after: readonly Values[]): RowsDiff => {
  const columns = ownDetailColumns(detail);
  const stored = new Map(before.map((row, index) => [String(row['id']), { row, order: index + 1 }]));
  const [added, changed, moved]: [
    { values: Values; order: number }[],
    RowsDiff['changed'][number][],
    { id: string; order: number }[],
  ] = [[], [], []];
  for (const [index, values] of after.entries()) {
    const order = index + 1;
    const id = values['id'];
    const known = typeof id === 'string' ? stored.get(id) : undefined;
    if (typeof id !== 'string' || known === undefined) {
      added.push({ values, order });
      continue;
    }
    stored.delete(id);
    const cells = diffCells(columns, known.row, values);
    if (cells.length > 0) changed.push({ id, values, order, cells });
    else if (known.order !== order) moved.push({ id, order });
  }
  return { detail, added, changed, moved, removed: [...stored.values()].map(({ row }) => row) };
};

const touches = (rows: RowsDiff): boolean =>
  rows.added.length + rows.changed.length + rows.moved.length + rows.removed.length > 0;

/** Changes of a save, compared by value: `86.50000` equals `86.5`, and an unchanged row is not written. */
export const diffRecord = (page: CompiledPage, stored: StoredRecord, merged: MergedRecord): RecordDiff => ({
  header: diffCells(ownColumns(page), stored.values, merged.values),
  details: page.details
    .map((detail) => diffRows(detail, stored.details[detail.key] ?? [], merged.details[detail.key] ?? []))
    .filter(touches),
});

export const isEmptyDiff = (diff: RecordDiff): boolean => diff.header.length === 0 && diff.details.length === 0;
