import type { Values } from '../../../engine/index.ts';
import type { TreeState } from './treeState.ts';

/** A record where it stands in the tree. */
export interface ShownRow {
  readonly id: string;
  readonly record: Values;
  /** From 1. */
  readonly level: number;
  /** Id of the record above; undefined at the top. */
  readonly above: string | undefined;
  /** Place among those beside it, from 1, and how many they are. */
  readonly position: number;
  readonly count: number;
  /** Undefined: nothing is below it (W4-7). */
  readonly isOpen: boolean | undefined;
  readonly isWaiting: boolean;
  /** Why what is below did not come. */
  readonly failure: string | undefined;
}

const idOf = (record: Values): string => String(record['id'] ?? '');

/** A record that said that it has children and turned out to have none is a leaf (W4-7). */
function isBranch(record: Values, { known, serial }: TreeState): boolean {
  const below = known.get(idOf(record));
  return below?.serial === serial ? below.rows.length > 0 : record['hasChildren'] === true;
}

/** The rows of a tree from top to bottom, what is closed left out. */
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
      // An answer that goes round in a circle must not draw for ever.
      if (isOpen !== true || onPath.has(id)) continue;
      onPath.add(id);
      add(state.known.get(id)?.rows ?? [], row);
      onPath.delete(id);
    }
  };
  add(records, undefined);
  return rows;
}

/** Open records whose children have to be asked for. */
export const wantedOf = (rows: readonly ShownRow[], { known, serial, waiting, failed }: TreeState): readonly string[] =>
  rows
    .filter(
      ({ id, isOpen }) => isOpen === true && known.get(id)?.serial !== serial && !waiting.has(id) && !failed.has(id),
    )
    .map(({ id }) => id);
