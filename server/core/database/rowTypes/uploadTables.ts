import type { ColumnType, Generated } from 'kysely';
import type { SysStoredContentTable } from './storedContentTable.ts';

/** int8 is read as text. */
type Size = ColumnType<string, number | string, number | string>;
type Instant = ColumnType<Date, unknown, unknown>;

/** A file that came by upload: where it is found, and until when, where no record names it. */
interface SysKeptFileTable {
  file_id: string;
  tenant_id: string;
  /** As records name it; once in a tenant. */
  path: string;
  /** Who uploaded it. */
  user_id: string;
  file_size: Size;
  /** Whether a record ever named it. */
  was_saved: Generated<boolean>;
  /** Null: a record names it. */
  expire_time: ColumnType<Date | null, unknown, unknown>;
}

/** A record names a file. */
interface SysFileUseTable {
  file_id: string;
  data_table: string;
  data_id: string;
  /** `proof`; of a detail `bgd_goods.proof`. */
  data_column: string;
}

/** A file that comes in pieces. */
interface SysUploadTable {
  id: string;
  tenant_id: string;
  user_id: string;
  file_name: string;
  biz: string;
  /** Bytes that were announced, and those that are here. */
  file_size: Size;
  taken: ColumnType<string, number | undefined, number>;
  /** Once it is whole. */
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
