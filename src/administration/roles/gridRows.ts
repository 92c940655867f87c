import type { SentEffectiveRights, SentMatrixColumn, SentMatrixRow } from '../../../contract/rights/rightsMatrix.ts';

/** `disabled`: not allowed, and the button is visible but disabled (perms type 2, D4). */
export type CellState = 'allowed' | 'denied' | 'disabled';

/** An entry or a right, with its state in each column. */
export interface GridRow {
  readonly row: SentMatrixRow;
  /** 0 at the top level. */
  readonly depth: number;
  readonly states: readonly CellState[];
}

interface Wanted {
  readonly isFound: (row: SentMatrixRow) => boolean;
  readonly onlyDifferences: boolean;
}

export const RIGHT = 2;

const refusal = ({ menuType, permsType }: SentMatrixRow): CellState =>
  menuType === RIGHT && permsType === '2' ? 'disabled' : 'denied';

const differs = (states: readonly CellState[]): boolean => states.some((state) => state !== states[0]);

/** Returns matching rows and their ancestors in tree order; a row without a parent is moved to the top level. */
export function gridRows(
  { columns, permissions }: SentEffectiveRights,
  { isFound, onlyDifferences }: Wanted,
): readonly GridRow[] {
  const known = new Set(permissions.map(({ id }) => id));
  const below = new Map<string, SentMatrixRow[]>();
  for (const row of permissions) {
    const parent = known.has(row.parentId) ? row.parentId : '';
    const group = below.get(parent);
    if (group === undefined) below.set(parent, [row]);
    else group.push(row);
  }
  const allowed = columns.map(({ allowedIds }: SentMatrixColumn) => new Set(allowedIds));
  const rowsBelow = (parent: string, depth: number): readonly GridRow[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const states = allowed.map((ids) => (ids.has(row.id) ? 'allowed' : refusal(row)));
      const under = rowsBelow(row.id, depth + 1);
      const isWanted = isFound(row) && (!onlyDifferences || differs(states));
      return isWanted || under.length > 0 ? [{ row, depth, states }, ...under] : [];
    });
  return rowsBelow('', 0);
}
