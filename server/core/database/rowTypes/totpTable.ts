import type { ColumnType, Generated } from 'kysely';

/** The second factor of a user (RFC 6238). */
export interface SysUserTotpTable {
  user_id: string;
  /** Base32, sealed. */
  secret: string;
  /** False: it was shown, and no code of it was entered yet. */
  confirmed: Generated<boolean>;
  /** Number of the 30 s of the last code that was taken; int8, so as text. */
  last_step: ColumnType<string, number | undefined, number>;
  /** sha256, hex; each goes when it is used. */
  recovery_hashes: ColumnType<string[], string[] | undefined, string[]>;
  create_time: ColumnType<Date, never, never>;
}
