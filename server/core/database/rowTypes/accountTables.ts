import type { ColumnType, Generated } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** Who created a row and who last changed it. */
export interface Tracked {
  create_by: string | null;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
}

export interface SysDepartTable extends Tracked {
  id: string;
  tenant_id: string;
  parent_id: string | null;
  depart_name: string;
  /** Codes grow by three characters per level: A01, A01A01. */
  org_code: string;
  sort_no: Generated<number>;
  del_flag: Generated<number>;
  depart_name_en: string | null;
  depart_name_abbr: string | null;
  /** A value of the dictionary `org_category`; null: derived from its level. */
  org_category: string | null;
  /** Ids of users, separated by commas. */
  director_user_ids: string | null;
  mobile: string | null;
  fax: string | null;
  address: string | null;
  memo: string | null;
  description: string | null;
  /** For a post: its position and its parent post. */
  position_id: string | null;
  dep_post_parent_id: string | null;
}

export interface SysUserDepartTable {
  user_id: string;
  depart_id: string;
}

export interface SysPositionTable extends Tracked {
  id: string;
  tenant_id: string;
  code: string;
  name: string;
  /** A value of the dictionary `position_rank`; null: none. */
  post_rank: string | null;
  /** 1 is the highest; null: none. */
  post_level: number | null;
}

export interface SysKnownDeviceTable {
  /** sha256 of the mark that the device stores. */
  token_hash: string;
  user_id: string;
  /** When the user last signed in with it. */
  last_time: Generated<Date>;
}

export interface SysLoginAttemptTable {
  /**
   * The address of the attempts and the lower-case name they are for (`server/identity/sessions/signInAttempts.ts`);
   * does not reveal whether such a user exists.
   */
  username: string;
  /** Failures since `first_time`. */
  failures: number;
  first_time: Date | string;
  /** Number of consecutive locks; each one doubles the wait. */
  locks: Generated<number>;
  locked_until: Date | string | null;
}
