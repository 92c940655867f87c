import type { ColumnType } from 'kysely';

/** Contents in the file store; those that belong to no file have a time from which they may be removed. */
export interface SysStoredContentTable {
  key: string;
  file_id: string | null;
  /** Null while it belongs to a file. */
  due_time: Date | string | null;
  /** For a piece: its upload, and its start offset there. */
  upload_id: string | null;
  piece_start: ColumnType<string | null, number | null | undefined, number | null>;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
}
