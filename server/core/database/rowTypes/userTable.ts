import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Tracked } from './accountTables.ts';

export interface SysUserTable extends Tracked {
  id: string;
  tenant_id: string;
  /** As first entered; records store it as their creator. */
  username: string;
  /** Its `usernameKey`, which the database computes. */
  username_key: GeneratedAlways<string>;
  /** Whether another account had the same key before keys were unique. */
  username_shared: Generated<boolean>;
  realname: string;
  /** argon2id, in its own notation; blank: no password yet. */
  password_hash: Generated<string>;
  /** Somebody else knows the password: it must be changed first. */
  password_due: Generated<boolean>;
  avatar: string | null;
  /** Code of the current department. */
  org_code: string | null;
  /** The tenant chosen at the last sign-in; null: the user's own. */
  login_tenant_id: string | null;
  phone: string | null;
  email: string | null;
  birthday: ColumnType<Date | null, string | null | undefined, string | null>;
  /** 1 male, 2 female. */
  sex: number | null;
  /** 1 normal, 2 frozen. */
  status: Generated<number>;
  /** 0 active; 1 in the recycle bin; 2 permanently deleted: only the names remain, for references to them. */
  del_flag: Generated<number>;
  delete_time: Date | string | null;
  work_no: string | null;
  /** Codes of positions, separated by commas. */
  post: string | null;
  telephone: string | null;
  /** 1 staff, 2 superior of `depart_ids`. */
  user_identity: string | null;
  /** Ids of departments, separated by commas. */
  depart_ids: string | null;
  activiti_sync: string | null;
  /** Ids of posts, not of their departments; the second column has several, separated by commas. */
  main_dep_post_id: string | null;
  other_dep_post_id: string | null;
  /** `1`: phone and e-mail are not shown in the address book. */
  iz_hide_contact: string | null;
  /** Sort order in lists of the public client; low numbers come first. */
  sort_no: number | null;
  /** Codes of the dictionary `user_position`, separated by commas. */
  position_type: string | null;
  /** Ids separated by commas, which the database maintains from `sys_user_role` and `sys_user_depart`. */
  selectedroles: string | null;
  selecteddeparts: string | null;
}
