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
  /** Of a comment on a cell: key of the detail, id of its row, and the line that it was, from 1. */
  detail: string | null;
  row_id: string | null;
  line: number | null;
  /** The comment that it answers. */
  answer_to: string | null;
  /** Id of the transition that it is the reason of. */
  action: string | null;
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
