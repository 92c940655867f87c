import type { ColumnType, Generated } from 'kysely';

/** The second factor of a user (RFC 6238). */
export interface SysUserTotpTable {
  user_id: string;
  /** Base32, sealed. */
  secret: string;
  /** False: it was shown, but no code of it was entered yet. */
  confirmed: Generated<boolean>;
  /** Number of the 30 s step of the last accepted code; int8, so as text. */
  last_step: ColumnType<string, number | undefined, number>;
  /** sha256, hex; each is removed when used. */
  recovery_hashes: ColumnType<string[], string[] | undefined, string[]>;
  create_time: ColumnType<Date, never, never>;
}
