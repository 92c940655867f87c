import type { RoleCode } from './accounts.ts';

interface Grant {
  /** First segments of permission codes: `bgd`. */
  readonly areas: readonly string[];
  /** Last segments: `list`. */
  readonly actions: readonly string[];
}

/** What the roles of a fresh database may do; the administrator may everything. */
const GRANTS: Readonly<Record<Exclude<RoleCode, 'admin'>, Grant>> = {
  clerk: { areas: ['bgd', 'kehu'], actions: ['list', 'add', 'edit', 'delete', 'submit'] },
  reviewer: { areas: ['bgd'], actions: ['list', 'review', 'declare'] },
};

export function isSeedGranted(role: RoleCode, permission: string): boolean {
  if (role === 'admin') return true;
  const segments = permission.split(':');
  const { areas, actions } = GRANTS[role];
  return areas.includes(segments[0] ?? '') && actions.includes(segments.at(-1) ?? '');
}
