import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../core/calls/language.ts';
import type { Db } from '../../core/database/db.ts';
import { permissionRows } from '../../data/permissions/changeRights.ts';
import { byParent, type PermissionRow } from '../../data/permissions/menuNodes.ts';
import { sentEntry, type SentEntry, type SentEntryTree } from './menuEntries.ts';

/** Snapshot of the menu for one call. */
export interface ReadMenu {
  readonly rows: readonly PermissionRow[];
  readonly below: (id: string | null) => readonly PermissionRow[];
  readonly sent: (row: PermissionRow) => SentEntry;
  readonly tree: (rows: readonly PermissionRow[]) => readonly SentEntryTree[];
}

export async function readMenu(db: Db, request: FastifyRequest): Promise<ReadMenu> {
  const rows = await permissionRows(db);
  const { rows: ruled } = await sql<{ id: string }>`
    select distinct permission_id as id from sys_permission_data_rule
    where tenant_id = ${request.session.user.tenantId}`.execute(db);
  const withRules = new Set(ruled.map(({ id }) => id));
  const groups = byParent(rows);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const below = (id: string | null): readonly PermissionRow[] => groups.get(id) ?? [];
  const teller = {
    language: languageOf(request),
    nameOf: (id: string) => names.get(id) ?? '',
    hasBelow: (id: string) => groups.has(id),
    isRuled: (id: string) => withRules.has(id),
  };
  const sent = (row: PermissionRow): SentEntry => sentEntry(row, teller);
  const tree = (some: readonly PermissionRow[]): readonly SentEntryTree[] =>
    some.map((row) => {
      const children = tree(below(row.id));
      return children.length > 0 ? { ...sent(row), children } : sent(row);
    });
  return { rows, below, sent, tree };
}
