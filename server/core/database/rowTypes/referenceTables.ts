import type { ColumnType, Generated } from 'kysely';

/** A node of a tenant's category tree (contract §3.1). */
export interface SysCategoryTable {
  id: string;
  tenant_id: string;
  /** `0` at the top. */
  pid: string;
  name: string;
  /** A letter and two digits per level: A01, A01A02. */
  code: string;
  /** `1` if there are categories below, else `0`. */
  has_child: Generated<string>;
  sys_org_code: string | null;
  create_by: string | null;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
  update_by: string | null;
  update_time: Date | null;
}

/** A rule whose parts check values slice by slice. */
export interface SysCheckRuleTable {
  id: string;
  tenant_id: string;
  rule_code: string | null;
  rule_name: string | null;
  rule_description: string | null;
  sys_org_code: Generated<string>;
  create_by: Generated<string>;
  create_time: ColumnType<Date, Date | string | undefined, Date | string>;
  update_by: string | null;
  update_time: Date | null;
  version: Generated<number>;
}

/** A slice of a check rule. */
export interface SysCheckRulePartTable {
  id: string;
  main_id: string;
  tenant_id: string;
  /** From 1. */
  order_no: number;
  /** Number of characters; `*` is the whole value. */
  digits: string | null;
  pattern: string | null;
  message: string | null;
  /** Only for `*`: `1` before all others, `0` after them; null: at its own position. */
  priority: string | null;
}
