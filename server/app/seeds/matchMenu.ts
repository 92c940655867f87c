import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import type { FileColumns, FileNode } from './menuFile.ts';

const kindOf = ({ menu_type }: PermissionRow): FileNode['kind'] => (menu_type === 2 ? 'right' : 'entry');

/** What the file said of a row when it was last read; undefined of a row that staff made. */
export const declaredEntry = ({ said_by_file }: PermissionRow): FileColumns | undefined =>
  // Written by us alone.
  said_by_file === null ? undefined : (JSON.parse(said_by_file) as FileColumns);

/** Whether the file still said it when it was last read. */
export const isInForce = (row: PermissionRow): boolean => Object.keys(declaredEntry(row) ?? {}).length > 0;

/** How a node of the file finds its row, the surest way first; `parentId`: the row of the entry it stands below. */
type Way = (node: FileNode, row: PermissionRow, parentId: string | null | undefined) => boolean;

const isRow = ({ kind, columns }: FileNode, row: PermissionRow, parentId: string | null | undefined): boolean =>
  kind === 'entry' ? row.url === columns['url'] : row.perms === columns['perms'] && row.parent_id === parentId;

const WAYS: readonly Way[] = [
  isRow,
  // Its address changed, or it went below another entry.
  ({ kind, columns }, row) =>
    isInForce(row) &&
    (kind === 'entry' ? row.component_name === columns['component_name'] : row.perms === columns['perms']),
  // Its code was mended.
  ({ kind, columns }, row, parentId) =>
    isInForce(row) &&
    kind === 'right' &&
    row.parent_id === parentId &&
    declaredEntry(row)?.['name'] === columns['name'],
];

/** The row of each node that has one, by the key of the node. A row belongs to one node at most. */
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
      // Of two that look alike neither is sure, but for what the node names itself.
      if (row === undefined || (second !== undefined && way !== isRow)) continue;
      found.set(node.key, row);
      taken.add(row.id);
    }
  };
  for (const kind of ['entry', 'right'] as const) for (const way of WAYS) look(kind, way);
  return found;
}
