import type { ColumnType } from 'kysely';

/** Contents in the store of files, those of no file yet or no more with the time from which they may be removed. */
export interface SysStoredContentTable {
  key: string;
  file_id: string | null;
  /** Null while it stands for a file. */
  due_time: Date | string | null;
  /** Of a piece: what it belongs to, and where it begins there. */
  upload_id: string | null;
  piece_start: ColumnType<string | null, number | null | undefined, number | null>;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
}
