import type { RoleCode } from './accounts.ts';

interface Grant {
  /** First segments of permission codes, such as `bgd`. */
  readonly areas: readonly string[];
  /** Last segments, such as `list`. */
  readonly actions: readonly string[];
  /** Single codes of other areas. */
  readonly codes?: readonly string[];
}

/** Rights of the roles of a fresh database; the administrator has all rights. */
const GRANTS: Readonly<Record<Exclude<RoleCode, 'admin'>, Grant>> = {
  clerk: {
    areas: ['bgd', 'kehu'],
    actions: ['list', 'add', 'edit', 'delete', 'submit', 'export', 'import', 'print'],
    codes: ['system:file:list', 'system:file:download'],
  },
  reviewer: { areas: ['bgd'], actions: ['list', 'review', 'comment', 'declare', 'export', 'print'] },
};

export function isSeedGranted(role: RoleCode, permission: string): boolean {
  if (role === 'admin') return true;
  const segments = permission.split(':');
  const { areas, actions, codes = [] } = GRANTS[role];
  if (codes.includes(permission)) return true;
  return areas.includes(segments[0] ?? '') && actions.includes(segments.at(-1) ?? '');
}
