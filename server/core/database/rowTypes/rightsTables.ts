import type { Generated } from 'kysely';
import type { Timestamp } from './accountTables.ts';

/** A rule that limits the rows of a menu entry's pages for users to whom it is assigned (contract §11.4). */
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
  /** '1' active, '0' switched off. */
  status: Generated<string>;
  create_by: Generated<string>;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
}

/** A role of one department, assigned to its members (contract §4.4). */
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

/** The home page of users of a role (contract §4.6). */
export interface SysRoleIndexTable {
  id: string;
  tenant_id: string;
  role_code: string;
  /** Path of a page. */
  url: string;
  component: Generated<string>;
  route: Generated<boolean>;
  /** The smallest applies when a user has several roles. */
  priority: Generated<number>;
  /** '1' active, '0' switched off. */
  status: Generated<string>;
  create_by: Generated<string>;
  create_time: Timestamp;
  update_by: string | null;
  update_time: Date | null;
}

export interface RightsTables {
  sys_role_index: SysRoleIndexTable;
  sys_held_role: SysHeldRoleView;
  /** View of the entries and rights that roles of a user hold. */
  sys_held_permission: HeldBy & { permission_id: string };
  /** View of the rules that are bound to roles of a user. */
  sys_held_data_rule: HeldBy & { rule_id: string };
  sys_permission_data_rule: SysPermissionDataRuleTable;
  sys_depart_role: SysDepartRoleTable;
  sys_role_data_rule: { role_id: string; rule_id: string };
  /** Rights that roles of a department can grant its members. */
  sys_depart_permission: { depart_id: string; permission_id: string };
  sys_depart_data_rule: { depart_id: string; rule_id: string };
  sys_depart_role_permission: { role_id: string; permission_id: string };
  sys_depart_role_data_rule: { role_id: string; rule_id: string };
  sys_depart_role_user: { user_id: string; role_id: string };
}
