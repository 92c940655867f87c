import type { ColumnType, Generated } from 'kysely';

/** A node of a tenant's category tree (contract §3.1). */
export interface SysCategoryTable {
  id: string;
  tenant_id: string;
  /** `0` at the top. */
  pid: string;
  name: string;
  /** A letter and two digits a level: A01, A01A02. */
  code: string;
  /** `1` where there are categories below, else `0`. */
  has_child: Generated<string>;
  sys_org_code: string | null;
  create_by: string | null;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
  update_by: string | null;
  update_time: Date | null;
}

/** Values are compared with the lines of `rule_json`, slice by slice. */
export interface SysCheckRuleTable {
  id: string;
  rule_code: string;
  rule_name: string;
  rule_json: ColumnType<unknown, string, string>;
  rule_description: string | null;
  create_by: string | null;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
  update_by: string | null;
  update_time: Date | null;
}
