import type { TableChange } from '../../table/tableModel.ts';
import type { Command } from './pageDocument.ts';

/** Places of a record that a command changed. */
export type ChangedPaths =
  | { readonly kind: 'header'; readonly keys: readonly string[] }
  | { readonly kind: 'cells'; readonly detail: string; readonly cells: ReadonlyMap<string, ReadonlySet<string>> }
  | {
      readonly kind: 'rows';
      readonly detail: string;
      readonly inserted: readonly string[];
      readonly removed: readonly string[];
    };

const cellsOf = (change: Extract<TableChange, { kind: 'set' }>): ReadonlyMap<string, ReadonlySet<string>> => {
  const cells = new Map<string, Set<string>>();
  for (const { rowId, key } of change.cells) {
    const keys = cells.get(rowId);
    if (keys) keys.add(key);
    else cells.set(rowId, new Set([key]));
  }
  return cells;
};

/** Returns what each part of a command changed, in order; a batch has several parts. */
export const pathsChangedBy = (command: Command): readonly ChangedPaths[] => {
  if (command.kind === 'set') return [{ kind: 'header', keys: Object.keys(command.values) }];
  const { detail, change } = command;
  switch (change.kind) {
    case 'set':
      return [{ kind: 'cells', detail, cells: cellsOf(change) }];
    case 'insert':
      return [{ kind: 'rows', detail, inserted: change.rows.map(({ row }) => row.id), removed: [] }];
    case 'remove':
      return [{ kind: 'rows', detail, inserted: [], removed: change.rowIds }];
    case 'move':
      return [{ kind: 'rows', detail, inserted: [], removed: [] }];
    case 'batch':
      return change.changes.flatMap((one) => pathsChangedBy({ kind: 'detail', detail, change: one }));
  }
};

/** A non-batch change with its inverse. */
export interface SingleChange {
  readonly change: Exclude<TableChange, { kind: 'batch' }>;
  readonly inverse: TableChange;
}

/** Returns the parts of a change in order, each with its inverse. */
export const singleChanges = (change: TableChange, inverse: TableChange): readonly SingleChange[] => {
  if (change.kind !== 'batch') return [{ change, inverse }];
  // The inverse of a batch is in reverse order.
  const inverses = inverse.kind === 'batch' ? [...inverse.changes].reverse() : [];
  return change.changes.flatMap((one, index) => {
    const back = inverses[index];
    return back ? singleChanges(one, back) : [];
  });
};
