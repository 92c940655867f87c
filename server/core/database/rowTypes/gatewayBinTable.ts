import type { ColumnType, Generated } from 'kysely';

/** Deleted gateway routes, unchanged. */
export interface SysGatewayRouteBinTable {
  id: string;
  tenant_id: string;
  /** Written as JSON text, read as the value. */
  router: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  delete_by: string;
  delete_time: Generated<Date>;
}
