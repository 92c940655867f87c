import type { ColumnType, Generated } from 'kysely';
import type { SysStoredContentTable } from './storedContentTable.ts';

/** int8 is read as text. */
type Size = ColumnType<string, number | string, number | string>;
type Instant = ColumnType<Date, unknown, unknown>;

/** An uploaded file: its path, and its expiry while no record references it. */
interface SysKeptFileTable {
  file_id: string;
  tenant_id: string;
  /** The path that records store; unique in a tenant. */
  path: string;
  /** The uploader. */
  user_id: string;
  file_size: Size;
  /** Whether a record ever referenced it. */
  was_saved: Generated<boolean>;
  /** Null: a record references it. */
  expire_time: ColumnType<Date | null, unknown, unknown>;
}

/** A reference of a record to a file. */
interface SysFileUseTable {
  file_id: string;
  data_table: string;
  data_id: string;
  /** `proof`; for a detail `bgd_goods.proof`. */
  data_column: string;
}

/** A file that is uploaded in pieces. */
interface SysUploadTable {
  id: string;
  tenant_id: string;
  user_id: string;
  file_name: string;
  biz: string;
  /** Bytes announced, and bytes received. */
  file_size: Size;
  taken: ColumnType<string, number | undefined, number>;
  /** Set once it is complete. */
  path: string | null;
  expire_time: Instant;
}

/** The tables of uploads and of contents. */
export interface UploadTables {
  sys_stored_content: SysStoredContentTable;
  sys_kept_file: SysKeptFileTable;
  sys_file_use: SysFileUseTable;
  sys_upload: SysUploadTable;
}
