import type { ColumnType, Generated } from 'kysely';
import type { ExportFormat } from '../../../../contract/files/exports.ts';
import type { ExportJobState } from '../../../../contract/files/exportJobs.ts';
import type { Language } from '../../../../engine/index.ts';

type Instant = ColumnType<Date, unknown, unknown>;

/** An export in the background. */
export interface SysExportTable {
  /** Of the stored content, too. */
  id: string;
  tenant_id: string;
  user_id: string;
  /** The department in which it was ordered. */
  org_code: string | null;
  /** Id of who is absent, where a deputy ordered it while acting for him. */
  acting_for: string | null;
  language: Language;
  /** Address of the page's call family. */
  page_url: string;
  title: string;
  /** Without an extension. */
  file_name: string;
  file_format: ExportFormat;
  /** Those of the call, by name. */
  parameters: ColumnType<unknown, string, never>;
  /** What columns and rows were bound by when it was made; null: it is not made yet, or by an earlier release. */
  bounds: ColumnType<unknown, never, string>;
  state: Generated<ExportJobState>;
  /** Whoever makes it stops. */
  cancelled: Generated<boolean>;
  /** How often a server has begun it. */
  attempts: Generated<number>;
  done: Generated<number>;
  total: number;
  /** Bytes; text, as int8 is read. */
  file_size: ColumnType<string, number | undefined, number>;
  sha256: Generated<string>;
  /** Why it failed. */
  message: Generated<string>;
  create_time: ColumnType<Date, never, never>;
  /** When who makes it was last heard of. */
  update_time: ColumnType<Date, unknown, unknown>;
  end_time: ColumnType<Date | null, unknown, unknown>;
  expire_time: Instant;
}
