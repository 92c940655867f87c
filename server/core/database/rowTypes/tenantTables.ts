import type { Generated } from 'kysely';
import type { Timestamp, Tracked } from './accountTables.ts';

export interface SysTenantTable extends Tracked {
  /** A number, as text. */
  id: string;
  name: string;
  /** Null: unlimited. */
  begin_date: Date | string | null;
  end_date: Date | string | null;
  /** 1 on, 0 off. */
  status: Generated<number>;
  /** 1: in the recycle bin and closed. */
  del_flag: Generated<number>;
  trade: string | null;
  company_size: string | null;
  company_address: string | null;
  company_logo: string | null;
  /** The number by which people apply to join; shown only to members. */
  house_number: string | null;
  position: string | null;
  department: string | null;
}

/** Tenants that a user may choose in addition to the home tenant. */
export interface SysUserTenantTable {
  user_id: string;
  tenant_id: string;
}

/**
 * Status of a user who is not a member of a tenant: left it, applied to join, was refused or was invited: `2`, `3`,
 * `4`, `5`.
 */
export type RequestStatus = '2' | '3' | '4' | '5';

interface SysTenantRequestTable {
  user_id: string;
  tenant_id: string;
  status: RequestStatus;
  create_by: string;
  create_time: Timestamp;
}

interface SysTenantPackTable extends Tracked {
  id: string;
  tenant_id: string;
  pack_name: string;
  /** `1` active, `0` not. */
  status: Generated<string>;
  remarks: string | null;
  /** Role of the users who were assigned the pack; null: nobody yet. */
  role_id: string | null;
}

export interface TenantTables {
  sys_tenant: SysTenantTable;
  sys_user_tenant: SysUserTenantTable;
  sys_tenant_request: SysTenantRequestTable;
  sys_tenant_pack: SysTenantPackTable;
  sys_tenant_pack_permission: { pack_id: string; permission_id: string };
}
