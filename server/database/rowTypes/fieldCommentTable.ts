import type { ColumnType } from 'kysely';
import type { Timestamp } from './accountTables.ts';

/** What somebody said of a field of a record, or answered. */
export interface SysFieldCommentTable {
  id: string;
  tenant_id: string;
  data_table: string;
  data_id: string;
  /** Key of a column; null: of the record as a whole, or an answer. */
  field: string | null;
  /** The comment that it answers. */
  answer_to: string | null;
  content: string;
  /** A username. */
  create_by: string;
  /** For whom a deputy said it. */
  acting_for: string | null;
  create_time: Timestamp;
  /** Null: it is open. */
  resolve_by: string | null;
  resolve_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
