import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { prepared } from '../../core/database/preparedStatements.ts';
import type { CompiledPage, Value, WireRecord } from '../../../engine/index.ts';
import type { OnWritten } from '../../core/services/services.ts';
import type { Caller } from './caller.ts';
import { reportedValue } from './cellValues.ts';
import type { CellDiff, RecordDiff } from './recordDiff.ts';

export interface AuditEntry {
  readonly dataId: string;
  readonly version: number;
  /** `add`, `edit`, `delete`, or the id of a transition. */
  readonly action: string;
  /** The change as JSON: the diff, or the whole record if it was added or deleted. */
  readonly changes: unknown;
  /** Default: now. */
  readonly at?: Date;
}

export interface AuditedWriting {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly onWritten: OnWritten;
}

/** `{ key: [before, after] }`. */
export const auditedCells = (diffs: readonly CellDiff[]): Readonly<Record<string, readonly [Value, Value]>> =>
  Object.fromEntries(
    diffs.map(({ column, before, after }) => [
      column.key,
      [reportedValue(column, before), reportedValue(column, after)] as const,
    ]),
  );

/**
 * A diff in the format of the log: header cells, and by detail the added, removed, changed and moved rows. `lastWrite`:
 * the call did not state the version it was based on.
 */
export const auditOfDiff = (
  diff: RecordDiff,
  { isLastWrite = false }: { readonly isLastWrite?: boolean } = {},
): unknown => ({
  ...(isLastWrite && { lastWrite: true }),
  header: auditedCells(diff.header),
  details: Object.fromEntries(
    diff.details.map((rows) => [
      rows.detail.key,
      {
        added: rows.added.map(({ values }) => values),
        removed: rows.removed,
        changed: rows.changed.map((row) => ({ id: row.id, order: row.order, cells: auditedCells(row.cells) })),
        moved: rows.moved,
      },
    ]),
  ),
});

/** A whole record that was added or deleted. */
export const auditOfRecord = (record: WireRecord): unknown => ({ record });

/**
 * Writes to the audit log who changed what, in the transaction of the change, so that both are committed or neither.
 * Records to be deleted must still exist.
 */
export const writeAudit = async (
  { trx, page, caller, onWritten }: AuditedWriting,
  entries: readonly AuditEntry[],
): Promise<void> => {
  if (entries.length === 0) return;
  const insert = trx.insertInto('sys_data_log').values(
    entries.map((entry) => ({
      id: newId(),
      tenant_id: caller.user.tenantId,
      page_id: page.id,
      page_hash: caller.pageHash ?? null,
      data_table: page.resource.table,
      data_id: entry.dataId,
      data_version: entry.version,
      action: entry.action,
      changes: JSON.stringify(entry.changes),
      create_by: caller.user.username,
      ...(entry.at !== undefined && { create_time: entry.at }),
      acting_for: caller.user.actingFor?.username ?? null,
    })),
  );
  const besides = onWritten(
    page,
    entries.map(({ dataId }) => dataId),
  );
  // The statement text depends on the number of entries: only the usual one is worth preparing.
  const end = entries.length === 1 ? prepared : sql``;
  await sql`${besides === undefined ? sql`` : sql`with besides as (${besides})`} ${insert} ${end}`.execute(trx);
};
