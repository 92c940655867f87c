import type { ColumnType, Generated } from 'kysely';
import type { ExportFormat } from '../../../../contract/files/exports.ts';
import type { ExportJobState } from '../../../../contract/files/exportJobs.ts';
import type { Language } from '../../../../engine/index.ts';

type Instant = ColumnType<Date, unknown, unknown>;

/** A background export. */
export interface SysExportTable {
  /** Also the id of the stored content. */
  id: string;
  tenant_id: string;
  user_id: string;
  /** The department in which it was ordered. */
  org_code: string | null;
  /** Id of the absent user, when a deputy ordered it while acting for that user. */
  acting_for: string | null;
  language: Language;
  /** Address of the page's call family. */
  page_url: string;
  title: string;
  /** Without an extension. */
  file_name: string;
  file_format: ExportFormat;
  /** Parameters of the call, by name. */
  parameters: ColumnType<unknown, string, never>;
  /** The bounds of columns and rows when it was made; null: not made yet, or made by an earlier release. */
  bounds: ColumnType<unknown, never, string>;
  state: Generated<ExportJobState>;
  /** The server that makes it stops. */
  cancelled: Generated<boolean>;
  /** How often a server has started it. */
  attempts: Generated<number>;
  done: Generated<number>;
  total: number;
  /** Bytes; text, since int8 is read as text. */
  file_size: ColumnType<string, number | undefined, number>;
  sha256: Generated<string>;
  /** Why it failed. */
  message: Generated<string>;
  create_time: ColumnType<Date, never, never>;
  /** When the server that makes it last reported. */
  update_time: ColumnType<Date, unknown, unknown>;
  end_time: ColumnType<Date | null, unknown, unknown>;
  expire_time: Instant;
}
