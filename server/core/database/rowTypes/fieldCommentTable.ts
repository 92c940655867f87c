import type { ColumnType } from 'kysely';
import type { Timestamp } from './accountTables.ts';

/** A comment on a field of a record, or a reply. */
export interface SysFieldCommentTable {
  id: string;
  tenant_id: string;
  data_table: string;
  data_id: string;
  /** Key of a column; null: on the whole record, or a reply. */
  field: string | null;
  /** For a comment on a cell: key of the detail, id of its row, and its line at that time, from 1. */
  detail: string | null;
  row_id: string | null;
  line: number | null;
  /** The comment that it replies to. */
  answer_to: string | null;
  /** Id of the transition whose reason it is. */
  action: string | null;
  content: string;
  /** A username. */
  create_by: string;
  /** For whom a deputy wrote it. */
  acting_for: string | null;
  create_time: Timestamp;
  /** Null: open. */
  resolve_by: string | null;
  resolve_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
