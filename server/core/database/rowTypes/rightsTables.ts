import type { Generated } from 'kysely';
import type { Timestamp } from './accountTables.ts';

/** Which rows of an entry's pages are seen by whom it is given to (contract §11.4). */
interface SysPermissionDataRuleTable {
  id: string;
  tenant_id: string;
  permission_id: string;
  rule_name: string;
  /** Key of a column of the page. */
  rule_column: string;
  /** A value of the dictionary `rule_conditions`. */
  rule_conditions: string;
  /** A literal, or a system variable: `#{sys_user_code}`. */
  rule_value: string;
  /** '1' in force, '0' switched off. */
  status: Generated<string>;
  create_by: Generated<string>;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
}

/** A role of one department, given to its members (contract §4.4). */
interface SysDepartRoleTable {
  id: string;
  tenant_id: string;
  depart_id: string;
  role_code: string;
  role_name: string;
  description: string | null;
  sys_org_code: Generated<string>;
  create_by: Generated<string>;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
  version: Generated<number>;
}

/** A role of a user in a tenant, or of one of the user's departments there. A view. */
interface SysHeldRoleView {
  user_id: string;
  tenant_id: string;
  kind: 'role' | 'depart';
  role_id: string;
  role_code: string;
  role_name: string;
}

type HeldBy = Omit<SysHeldRoleView, 'role_code' | 'role_name'>;

/** Where users of a role begin (contract §4.6). */
export interface SysRoleIndexTable {
  id: string;
  tenant_id: string;
  role_code: string;
  /** Path of a page. */
  url: string;
  component: Generated<string>;
  route: Generated<boolean>;
  /** Of several roles of a user the smallest counts. */
  priority: Generated<number>;
  /** '1' in force, '0' switched off. */
  status: Generated<string>;
  create_by: Generated<string>;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
}

export interface RightsTables {
  sys_role_index: SysRoleIndexTable;
  sys_held_role: SysHeldRoleView;
  /** Entries and rights that roles of a user hold. A view. */
  sys_held_permission: HeldBy & { permission_id: string };
  /** Rules that are bound to roles of a user. A view. */
  sys_held_data_rule: HeldBy & { rule_id: string };
  sys_permission_data_rule: SysPermissionDataRuleTable;
  sys_depart_role: SysDepartRoleTable;
  sys_role_data_rule: { role_id: string; rule_id: string };
  /** What members of a department may be given by its roles. */
  sys_depart_permission: { depart_id: string; permission_id: string };
  sys_depart_data_rule: { depart_id: string; rule_id: string };
  sys_depart_role_permission: { role_id: string; permission_id: string };
  sys_depart_role_data_rule: { role_id: string; rule_id: string };
  sys_depart_role_user: { user_id: string; role_id: string };
}
