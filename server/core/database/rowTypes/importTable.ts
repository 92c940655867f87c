import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, unknown, unknown>;
/** Written as JSON text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

/** Sheets of a user for a page. */
export interface SysImportTable {
  /** The token that the preview answers. */
  id: string;
  tenant_id: string;
  user_id: string;
  page_id: string;
  file_name: string;
  /** `ready`: to be looked at; `running`: is being written; `done`; `undone`. */
  state: 'ready' | 'running' | 'done' | 'undone';
  /** The cells as they were read; null once they are written. */
  source: Json;
  /** Records that are judged so far, and all. */
  done: Generated<number>;
  total: Generated<number>;
  /** Whoever writes it stops. */
  cancelled: Generated<boolean>;
  /** Ids of what was written. */
  record_ids: Json;
  /** What the call that wrote it answered. */
  answer: Json;
  create_time: ColumnType<Date, never, never>;
  /** When it was taken to be written. */
  update_time: ColumnType<Date, unknown, unknown>;
  expire_time: Instant;
}

/** What a user means by a word of sheets in a column. */
export interface SysImportWordTable {
  tenant_id: string;
  user_id: string;
  page_id: string;
  detail: string;
  column_key: string;
  /** The word as names are compared. */
  compared: string;
  word: string;
  value: string;
  set_time: Instant;
}
