import { sql } from 'kysely';
import { SECRET_MASK } from '../../../engine/index.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';

/** Facts of an entity as the audit log stores them. The order of a list of ids is not significant. */
export type AuditedFacts = Readonly<Record<string, unknown>>;

/** Change of something that is not a record of a page: a right, a link, a menu entry, a dictionary entry. */
export interface AuditedChange {
  /**
   * Table that stores it: `sys_role_permission`. Never a table whose records are written through a page: those records
   * have their own version count.
   */
  readonly table: string;
  /** Id of the owner: for a right of a role, the id of the role. */
  readonly id: string;
  /** Default: `add` if `before` is null, `delete` if `after` is null, otherwise `edit`. */
  readonly action?: string;
  /** Null: it did not exist. */
  readonly before: AuditedFacts | null;
  /** Null: it no longer exists. */
  readonly after: AuditedFacts | null;
}

/** The user who makes the change, and the tenant in which it is made. */
export type AuditingUser = Pick<SessionUser, 'tenantId' | 'username' | 'actingFor'>;

const SECRET_KEY = /password|secret|token/i;

const told = (key: string, value: unknown): unknown => {
  if (value === undefined || value === null) return null;
  if (SECRET_KEY.test(key)) return SECRET_MASK;
  return Array.isArray(value) ? value.map(String).sort() : value;
};

const toldFacts = (facts: AuditedFacts): AuditedFacts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, told(key, value)]));

/** Compares the unmasked values: the log stores secrets as a mask, which would hide a difference. */
const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).sort() : value);

const changesOf = (before: AuditedFacts | null, after: AuditedFacts | null): unknown => {
  if (before === null || after === null) return { record: toldFacts(after ?? before ?? {}) };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const header = keys
    .filter((key) => differ(sorted(before[key]), sorted(after[key])))
    .map((key) => [key, [told(key, before[key]), told(key, after[key])]] as const);
  return header.length === 0 ? undefined : { header: Object.fromEntries(header), details: {} };
};

const actionOf = ({ action, before, after }: AuditedChange): string => {
  if (action !== undefined) return action;
  if (before === null) return 'add';
  return after === null ? 'delete' : 'edit';
};

/**
 * Writes to the audit log who changed what, in the transaction of the change (decision 0064). Unchanged values are not
 * written. Versions are counted from 1 for each table and id.
 */
export const auditChange = async (
  trx: Db,
  { tenantId, username, actingFor }: AuditingUser,
  changes: readonly AuditedChange[],
): Promise<void> => {
  for (const change of changes) {
    const { table, id, before, after } = change;
    const written = before === null && after === null ? undefined : changesOf(before, after);
    if (written === undefined) continue;
    // Two concurrent transactions would compute the same version.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${id}`}, 0))`.execute(trx);
    await sql`
      insert into sys_data_log
        (id, tenant_id, page_id, page_hash, data_table, data_id, data_version, action, changes, create_by, acting_for)
      select ${newId()}, ${tenantId}, '', null, ${table}, ${id}, coalesce(max(data_version), 0) + 1,
        ${actionOf(change)}, ${JSON.stringify(written)}::json, ${username}, ${actingFor?.username ?? null}
      from sys_data_log where data_table = ${table} and data_id = ${id} and tenant_id = ${tenantId}`.execute(trx);
  }
};
