import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { replay, type LoggedRecord } from './replay.ts';

/** The entity whose entries are read. */
export interface LoggedEntity {
  readonly tenantId: string;
  readonly table: string;
  readonly id: string;
}

export interface DataLogEntry {
  readonly id: string;
  readonly version: number;
  readonly action: string;
  readonly pageId: string;
  readonly by: string;
  /** Account of the absent user for whom a deputy acted; null: none. */
  readonly actingFor: string | null;
  readonly at: Date;
  readonly changes: unknown;
  /** State of the record after this entry. */
  readonly record: LoggedRecord;
}

/** Reads all entries of one entity from the first, each with the resulting record; restricted to the tenant. */
export async function readLog(
  db: Db,
  page: CompiledPage | undefined,
  { tenantId, table, id }: LoggedEntity,
): Promise<readonly DataLogEntry[]> {
  const rows = await db
    .selectFrom('sys_data_log')
    .select(['id', 'data_version', 'action', 'page_id', 'create_by', 'acting_for', 'create_time', 'changes'])
    .where('tenant_id', '=', tenantId)
    .where('data_table', '=', table)
    .where('data_id', '=', id)
    .orderBy('data_version')
    .orderBy('id')
    .execute();
  const records = replay(
    page,
    rows.map(({ data_version: version, action, changes }) => ({ version, action, changes })),
  );
  return rows.map((row, index) => ({
    id: row.id,
    version: row.data_version,
    action: row.action,
    pageId: row.page_id,
    by: row.create_by,
    actingFor: row.acting_for,
    at: new Date(row.create_time),
    changes: row.changes,
    record: records[index] ?? { values: {}, details: {} },
  }));
}
