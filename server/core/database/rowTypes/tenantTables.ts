import type { Generated } from 'kysely';
import type { Timestamp, Tracked } from './accountTables.ts';

export interface SysTenantTable extends Tracked {
  /** A number, as text. */
  id: string;
  name: string;
  /** Null: from ever, for ever. */
  begin_date: Date | string | null;
  end_date: Date | string | null;
  /** 1 on, 0 off. */
  status: Generated<number>;
  /** 1: in the recycle bin, and closed. */
  del_flag: Generated<number>;
  trade: string | null;
  company_size: string | null;
  company_address: string | null;
  company_logo: string | null;
  /** What people join it by; told to those whom it knows. */
  house_number: string | null;
  position: string | null;
  department: string | null;
}

/** Tenants that a user may choose beside the own one. */
export interface SysUserTenantTable {
  user_id: string;
  tenant_id: string;
}

/** Who is no member of a tenant, but left it, wants to join it, was refused or was asked: `2`, `3`, `4`, `5`. */
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
  /** `1` in force, `0` not. */
  status: Generated<string>;
  remarks: string | null;
  /** Of the people to whom it was given; null: nobody yet. */
  role_id: string | null;
}

export interface TenantTables {
  sys_tenant: SysTenantTable;
  sys_user_tenant: SysUserTenantTable;
  sys_tenant_request: SysTenantRequestTable;
  sys_tenant_pack: SysTenantPackTable;
  sys_tenant_pack_permission: { pack_id: string; permission_id: string };
}
