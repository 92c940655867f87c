import type { MenuNode } from '../../../contract/menu.ts';
import type { PermissionEntry } from '../../../engine/index.ts';

/** The menu without entries whose permissions the user lacks entirely, and without their descendants (S2.2-7). */
export function visibleMenu(menu: readonly MenuNode[], auth: readonly PermissionEntry[]): readonly MenuNode[] {
  const own = new Set(auth.flatMap(({ action }) => action.split(',').map((code) => code.trim())));
  const keep = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
    nodes
      .filter(({ meta }) => meta.permission.length === 0 || meta.permission.some((code) => own.has(code)))
      .map((node) => ({ ...node, children: keep(node.children) }));
  return keep(menu);
}
