import type { ColumnType, Generated } from 'kysely';
import type {
  SysDepartTable,
  SysKnownDeviceTable,
  SysLoginAttemptTable,
  SysPositionTable,
  SysUserDepartTable,
  Timestamp,
  Tracked,
} from './rowTypes/accountTables.ts';
import type { SysCategoryTable, SysCheckRulePartTable, SysCheckRuleTable } from './rowTypes/referenceTables.ts';
import type { SysUserTable } from './rowTypes/userTable.ts';
import type { SysUserTotpTable } from './rowTypes/totpTable.ts';
import type { SysUserAgentTable, SysUserQuitTable } from './rowTypes/agentTables.ts';
import type { SysExportTable } from './rowTypes/exportTable.ts';
import type { SysImportTable, SysImportWordTable } from './rowTypes/importTable.ts';
import type { SysFieldCommentTable } from './rowTypes/fieldCommentTable.ts';
import type { ListViewTables } from './rowTypes/listViewTables.ts';
import type { SysGatewayRouteBinTable } from './rowTypes/gatewayBinTable.ts';
import type { DictionaryTables } from './rowTypes/dictionaryTables.ts';
import type { RightsTables } from './rowTypes/rightsTables.ts';
import type { TenantTables } from './rowTypes/tenantTables.ts';
import type { UploadTables } from './rowTypes/uploadTables.ts';

/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

export interface SysRoleTable extends Tracked {
  id: string;
  tenant_id: string;
  role_code: string;
  role_name: string;
}

export interface SysUserRoleTable {
  user_id: string;
  role_id: string;
}

export interface SysPermissionTable extends Tracked {
  id: string;
  parent_id: string | null;
  name: string;
  /** 0 first level, 1 menu below it, 2 button. */
  menu_type: number;
  url: string | null;
  component: string | null;
  component_name: string | null;
  redirect: string | null;
  icon: string | null;
  sort_no: Generated<number>;
  /** False: only a heading without a route (S2.2-5). */
  is_route: Generated<boolean>;
  hidden: Generated<boolean>;
  always_show: Generated<boolean>;
  keep_alive: Generated<boolean>;
  internal_or_external: Generated<boolean>;
  hidden_header_content: Generated<boolean>;
  /** Codes of a button, comma separated. */
  perms: string | null;
  /** '1' shown when granted, '2' enabled when granted. */
  perms_type: string | null;
  /** '1': the rule is active, '0': it is switched off. */
  status: Generated<string>;
  del_flag: Generated<number>;
  /**
   * What menu.json contained for it when it was last read, as JSON; `{}`: menu.json no longer contains it, null:
   * created by an administrator.
   */
  said_by_file: Generated<string | null>;
}

export interface SysRolePermissionTable {
  role_id: string;
  permission_id: string;
}

export interface SysSessionTable {
  /** sha256 of the token, hex. */
  token_hash: string;
  user_id: string;
  create_time: Timestamp;
  expire_time: Date | string;
  ip: string | null;
  /** Chosen at sign-in; null: the user's own. */
  tenant_id: string | null;
  /** The department chosen in that tenant; the department in the user's own tenant is stored with the user. */
  org_code: string | null;
  /** The user signed in with a password that must be changed first. */
  password_due: Generated<boolean>;
  /** Id of the absent user, while the user acts as deputy. */
  acting_for: string | null;
}

/** A user who views the product as another user (decision 0067); valid as long as the user's own session. */
export interface SysViewingTable extends Pick<SysSessionTable, 'token_hash' | 'create_time' | 'expire_time'> {
  id: string;
  /** Hash of the viewer's own session. */
  session_hash: string;
  /** The viewer. */
  user_id: string;
  viewed_user_id: string;
  tenant_id: string;
  /** The department of the viewed user. */
  org_code: string | null;
  /** Null: its end is not recorded yet. */
  end_time: Date | string | null;
}

/** The code last sent to a number; a new one replaces it. */
export interface SysSmsCodeTable {
  phone: string;
  purpose: string;
  code_hash: string;
  expire_time: Date | string;
  /** Number of codes tried so far. */
  attempts: number;
  /** Number of consecutive requests; each one doubles the wait. */
  sends: number;
  next_time: Date | string;
}

/** An external account of a user. */
export interface SysThirdAccountTable {
  third_type: string;
  third_user_id: string;
  user_id: string;
  create_time: Timestamp;
}

/** A step of a sign-in through a third party, valid once and in one browser. */
export interface SysOneTimeCodeTable {
  code_hash: string;
  purpose: string;
  browser_hash: string;
  subject: string;
  expire_time: Date | string;
}

export interface SysRateLimitTable {
  key: string;
  hits: number;
  window_end: Date | string;
}

/** What was changed, by whom: one row per written record. */
export interface SysDataLogTable {
  id: string;
  tenant_id: string;
  page_id: string;
  /** Version of the page from which the client's screen was built, as the client reports it. */
  page_hash: string | null;
  data_table: string;
  data_id: string;
  data_version: number;
  /** `add`, `edit`, `delete`, or the id of a transition. */
  action: string;
  changes: Json<unknown>;
  create_by: string;
  create_time: Timestamp;
  /** Account of the absent user for whom the deputy acted; null: nobody. */
  acting_for: string | null;
}

/** Stored answers, so that a repeated call gets the same answer and is not executed again. */
export interface SysIdempotencyTable {
  key: string;
  user_id: string;
  /** sha256 of operation and body: the same key with other content is refused. */
  request_hash: string;
  response: Json<unknown>;
  create_time: Timestamp;
}

/** Items of code tables (dictionaries of kind `codes`). */
export interface SysCodeItemTable {
  dict_code: string;
  value: string;
  text: string;
  /** Additional search terms. */
  search: Generated<string>;
  attributes: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Texts in other languages, by language. */
  texts: ColumnType<Record<string, string>, string | undefined, string>;
  sort_no: Generated<number>;
}

/** A message of one server to the sockets of all. */
export interface SysLiveMessageTable {
  id: Generated<string>;
  topic: string;
  tenant_id: string;
  /** JSON as text. */
  body: string;
  create_time: Timestamp;
}

export interface SysSettingTable {
  key: string;
  value: string;
}

/** A ticket that opens one address once (D13, D25). */
interface SysTicketTable {
  ticket_hash: string;
  /** Hash of the session that created it. */
  token_hash: string;
  address_hash: string;
  expire_time: Date | string;
}

/** Settings of a user. */
export interface SysUserSettingTable {
  user_id: string;
  key: string;
  value: Json<unknown>;
  /** Milliseconds since 1970, by the user's clock; text, since int8 is read as text. */
  set_time: ColumnType<string, number, number>;
}

/** Who was sent an announcement, and who has read it. */
export interface SysAnnouncementSendTable {
  user_id: string;
  annt_id: string;
  /** Null: not yet. */
  read_time: Date | string | null;
  starred: Generated<boolean>;
  create_time: Timestamp;
  /** Whether the user has deleted it from his messages. */
  hidden: Generated<boolean>;
}

/** Logged events; entries are removed after a while. */
export interface SysLogTable {
  id: string;
  tenant_id: string;
  /** 1 sign-in. */
  log_type: number;
  /** 1 query, 2 add, 3 edit, 4 delete, 5 import, 6 export; null: none of these. */
  operate_type: number | null;
  /** The registered route: neither parameters nor a query. */
  request_url: string | null;
  method: string | null;
  cost_ms: number | null;
  client_type: 'pc' | 'h5' | null;
  log_content: string;
  username: string;
  realname: string;
  ip: string;
  create_time: Timestamp;
}

/** The tables known when the server is built; those of page schemas are accessed through the registered schemas. */
export interface Database extends DictionaryTables, UploadTables, ListViewTables, RightsTables, TenantTables {
  sys_import: SysImportTable;
  sys_import_word: SysImportWordTable;
  sys_gateway_route_bin: SysGatewayRouteBinTable;
  sys_export: SysExportTable;
  sys_category: SysCategoryTable;
  sys_log: SysLogTable;
  sys_user: SysUserTable;
  sys_user_agent: SysUserAgentTable;
  sys_user_totp: SysUserTotpTable;
  sys_user_quit: SysUserQuitTable;
  sys_role: SysRoleTable;
  sys_position: SysPositionTable;
  sys_user_role: SysUserRoleTable;
  sys_permission: SysPermissionTable;
  sys_role_permission: SysRolePermissionTable;
  sys_depart: SysDepartTable;
  sys_user_depart: SysUserDepartTable;
  sys_session: SysSessionTable;
  sys_viewing: SysViewingTable;
  sys_sms_code: SysSmsCodeTable;
  sys_third_account: SysThirdAccountTable;
  sys_one_time_code: SysOneTimeCodeTable;
  sys_ticket: SysTicketTable;
  sys_captcha: Pick<SysOneTimeCodeTable, 'code_hash' | 'expire_time'> & { id: Generated<string>; key_hash: string };
  sys_known_device: SysKnownDeviceTable;
  sys_login_attempt: SysLoginAttemptTable;
  sys_rate_limit: SysRateLimitTable;
  sys_data_log: SysDataLogTable;
  sys_field_comment: SysFieldCommentTable;
  sys_idempotency: SysIdempotencyTable;
  sys_code_item: SysCodeItemTable;
  sys_check_rule: SysCheckRuleTable;
  sys_check_rule_part: SysCheckRulePartTable;
  sys_setting: SysSettingTable;
  sys_user_setting: SysUserSettingTable;
  sys_live_message: SysLiveMessageTable;
  sys_announcement_send: SysAnnouncementSendTable;
}
