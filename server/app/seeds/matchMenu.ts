import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import type { FileColumns, FileNode } from './menuFile.ts';

const kindOf = ({ menu_type }: PermissionRow): FileNode['kind'] => (menu_type === 2 ? 'right' : 'entry');

/** Values of the file for a row when it was last read; undefined for a row created by staff. */
export const declaredEntry = ({ said_by_file }: PermissionRow): FileColumns | undefined =>
  // Written only by us.
  said_by_file === null ? undefined : (JSON.parse(said_by_file) as FileColumns);

/** Returns whether the row was in the file when it was last read. */
export const isInForce = (row: PermissionRow): boolean => Object.keys(declaredEntry(row) ?? {}).length > 0;

/** One way of matching a file node to its row, the most reliable first; `parentId`: the row of the node's parent. */
type Way = (node: FileNode, row: PermissionRow, parentId: string | null | undefined) => boolean;

const isRow = ({ kind, columns }: FileNode, row: PermissionRow, parentId: string | null | undefined): boolean =>
  kind === 'entry' ? row.url === columns['url'] : row.perms === columns['perms'] && row.parent_id === parentId;

const WAYS: readonly Way[] = [
  isRow,
  // The address changed, or the entry was moved below another one.
  ({ kind, columns }, row) =>
    isInForce(row) &&
    (kind === 'entry' ? row.component_name === columns['component_name'] : row.perms === columns['perms']),
  // Its code was corrected.
  ({ kind, columns }, row, parentId) =>
    isInForce(row) &&
    kind === 'right' &&
    row.parent_id === parentId &&
    declaredEntry(row)?.['name'] === columns['name'],
];

/** Returns the matched row of each node by node key. Each row matches at most one node. */
export function matchMenu(
  nodes: readonly FileNode[],
  rows: readonly PermissionRow[],
): ReadonlyMap<string, PermissionRow> {
  const found = new Map<string, PermissionRow>();
  const taken = new Set<string>();
  const parentIdOf = ({ parent }: FileNode): string | null | undefined =>
    parent === null ? null : found.get(parent)?.id;
  const look = (kind: FileNode['kind'], way: Way): void => {
    for (const node of nodes) {
      if (node.kind !== kind || found.has(node.key)) continue;
      const parentId = parentIdOf(node);
      const [row, second] = rows.filter(
        (one) => kindOf(one) === kind && !taken.has(one.id) && way(node, one, parentId),
      );
      // With two candidates the match is ambiguous, except for a match by the node's own key.
      if (row === undefined || (second !== undefined && way !== isRow)) continue;
      found.set(node.key, row);
      taken.add(row.id);
    }
  };
  for (const kind of ['entry', 'right'] as const) for (const way of WAYS) look(kind, way);
  return found;
}
