import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, unknown, unknown>;
/** Written as JSON text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

/** Imported sheets of a user for a page. */
export interface SysImportTable {
  /** The token that the preview returns. */
  id: string;
  tenant_id: string;
  user_id: string;
  page_id: string;
  file_name: string;
  /** `ready`: to be previewed; `running`: being written; `done`; `undone`. */
  state: 'ready' | 'running' | 'done' | 'undone';
  /** The cells as read; null once they are written. */
  source: Json;
  /** Number of records checked so far, and of all. */
  done: Generated<number>;
  total: Generated<number>;
  /** The server that writes it stops. */
  cancelled: Generated<boolean>;
  /** Ids of the written records. */
  record_ids: Json;
  /** The answer of the call that wrote it. */
  answer: Json;
  create_time: ColumnType<Date, never, never>;
  /** When writing was started. */
  update_time: ColumnType<Date, unknown, unknown>;
  expire_time: Instant;
}

/** The value that a user assigns to a word of sheets in a column. */
export interface SysImportWordTable {
  tenant_id: string;
  user_id: string;
  page_id: string;
  detail: string;
  column_key: string;
  /** The word normalised as names are for comparison. */
  compared: string;
  word: string;
  value: string;
  set_time: Instant;
}
