import type { Values } from '../../../engine/index.ts';
import type { TreeState } from './treeState.ts';

/** A record with its position in the tree. */
export interface ShownRow {
  readonly id: string;
  readonly record: Values;
  /** From 1. */
  readonly level: number;
  /** Id of the parent record; undefined at the top. */
  readonly above: string | undefined;
  /** Position among its siblings, from 1, and the number of siblings. */
  readonly position: number;
  readonly count: number;
  /** Undefined: it has no children (W4-7). */
  readonly isOpen: boolean | undefined;
  readonly isWaiting: boolean;
  /** Why the children could not be loaded. */
  readonly failure: string | undefined;
}

const idOf = (record: Values): string => String(record['id'] ?? '');

/** A record with `hasChildren` whose fetched children are empty is a leaf (W4-7). */
function isBranch(record: Values, { known, serial }: TreeState): boolean {
  const below = known.get(idOf(record));
  return below?.serial === serial ? below.rows.length > 0 : record['hasChildren'] === true;
}

/** Returns the visible rows of a tree from top to bottom. */
export function shownRows(records: readonly Values[], state: TreeState): readonly ShownRow[] {
  const rows: ShownRow[] = [];
  const onPath = new Set<string>();
  const add = (siblings: readonly Values[], above: ShownRow | undefined): void => {
    for (const [index, record] of siblings.entries()) {
      const id = idOf(record);
      const isOpen = isBranch(record, state) ? state.open.has(id) : undefined;
      const row: ShownRow = {
        id,
        record,
        level: (above?.level ?? 0) + 1,
        above: above?.id,
        position: index + 1,
        count: siblings.length,
        isOpen,
        isWaiting: isOpen === true && state.waiting.has(id),
        failure: isOpen === true ? state.failed.get(id) : undefined,
      };
      rows.push(row);
      // Prevents an endless loop when the response contains a cycle.
      if (isOpen !== true || onPath.has(id)) continue;
      onPath.add(id);
      add(state.known.get(id)?.rows ?? [], row);
      onPath.delete(id);
    }
  };
  add(records, undefined);
  return rows;
}

/** Returns the open records whose children must be fetched. */
export const wantedOf = (rows: readonly ShownRow[], { known, serial, waiting, failed }: TreeState): readonly string[] =>
  rows
    .filter(
      ({ id, isOpen }) => isOpen === true && known.get(id)?.serial !== serial && !waiting.has(id) && !failed.has(id),
    )
    .map(({ id }) => id);
