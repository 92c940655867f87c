import { sql, type RawBuilder } from 'kysely';
import type { Value } from '../../../engine/index.ts';
import { showInstant } from '../../core/base/instants.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';

type Fragment = RawBuilder<unknown>;

/** A field of a list of people or organisation, by its name in the API. */
interface ListedField {
  readonly sql: Fragment;
  /** Pickers show it: every signed-in user may read it (D61). Default: the list's right is needed. */
  readonly isOpen?: true;
  /** The list cannot be filtered by it. Default: it can. */
  readonly isNoCondition?: true;
  /** The list cannot be sorted by it. Default: it can. */
  readonly isNoOrder?: true;
  /** Converts the stored value for the response. Default: unchanged. */
  readonly shown?: (stored: unknown) => Value;
  /** The dictionary whose text is added next to it. */
  readonly dictCode?: string;
}

/** Definition of one list. */
export interface DirectoryEntity {
  readonly table: string;
  /** Right needed for all fields that are not open. */
  readonly right: string;
  readonly fields: Readonly<Record<string, ListedField>>;
  /** Additional sort keys by name in the API; they are not returned. */
  readonly orders?: Readonly<Record<string, Fragment>>;
  /** Names in the API of number and name, which `keyword` searches; the name also by its pinyin. */
  readonly named: readonly [number: string, name: string];
  /** Address of the page that manages them. */
  readonly page?: string;
  /** Condition for all rows of the list. */
  readonly where: Fragment;
}

/** Returns the definition of a list within a tenant. */
export type DirectoryEntityOf = (tenantId: string) => DirectoryEntity;

const instant = (stored: unknown): Value => (stored instanceof Date ? showInstant(stored) : null);

/** As text: a date has no time that a time zone could shift. */
const day = (column: Fragment): Fragment => sql`to_char(${column}, 'YYYY-MM-DD')`;

/** Names of a user's departments, only those of the tenant. */
const departmentNames = (
  tenantId: string | Fragment,
): Fragment => sql`(select string_agg(depart.depart_name, ',' order by depart.org_code)
  from sys_user_depart as link join sys_depart as depart on depart.id = link.depart_id
  where link.user_id = sys_user.id and depart.del_flag = 0 and depart.tenant_id = ${tenantId})`;

/** Names of the positions whose codes a user has. */
const positionNames = (
  tenantId: string,
): Fragment => sql`(select string_agg(position.name, ',' order by position.post_rank, position.code)
  from sys_position as position
  where position.tenant_id = ${tenantId} and position.code = any(string_to_array(sys_user.post, ',')))`;

/** The code of a user's current department, if it belongs to the tenant. */
const orgCode = (tenantId: string): Fragment =>
  sql`case when sys_user.tenant_id = ${tenantId} then sys_user.org_code end`;

/** Users who are not deleted (W3.3-4). */
export const usersOf: DirectoryEntityOf = (tenantId) => ({
  table: 'sys_user',
  right: 'system:user:list',
  page: '/sys/user',
  named: ['username', 'realname'],
  orders: { sort: sql.ref('sys_user.sort_no') },
  where: sql`${isMemberOf(tenantId)} and sys_user.del_flag = 0`,
  fields: {
    id: { sql: sql.ref('sys_user.id'), isOpen: true },
    username: { sql: sql.ref('sys_user.username'), isOpen: true },
    realname: { sql: sql.ref('sys_user.realname'), isOpen: true },
    avatar: { sql: sql.ref('sys_user.avatar'), isOpen: true, isNoCondition: true, isNoOrder: true },
    orgCode: { sql: orgCode(tenantId), isOpen: true },
    orgCodeTxt: { sql: departmentNames(tenantId), isOpen: true, isNoCondition: true, isNoOrder: true },
    sex: { sql: sql`sys_user.sex::text`, dictCode: 'sex' },
    phone: { sql: sql.ref('sys_user.phone') },
    email: { sql: sql.ref('sys_user.email') },
    birthday: { sql: day(sql.ref('sys_user.birthday')) },
    status: { sql: sql`sys_user.status::text`, dictCode: 'user_status' },
    workNo: { sql: sql.ref('sys_user.work_no') },
    post: { sql: sql.ref('sys_user.post') },
    telephone: { sql: sql.ref('sys_user.telephone') },
    createTime: { sql: sql.ref('sys_user.create_time'), isNoCondition: true, shown: instant },
  },
});

const IN_ADDRESS_BOOK = ['id', 'username', 'realname', 'avatar', 'orgCode', 'orgCodeTxt', 'createTime'];
const REACHED_BY = ['phone', 'telephone', 'email'];

/**
 * The address book (contract 4.1): names and departments of active colleagues are open to every signed-in user, contact
 * data only to those who may list users.
 */
export const addressesOf: DirectoryEntityOf = (tenantId) => {
  const { page: _, ...users } = usersOf(tenantId);
  const kept = Object.entries(users.fields).filter(([name]) => [...IN_ADDRESS_BOOK, ...REACHED_BY].includes(name));
  return {
    ...users,
    named: ['workNo', 'realname'],
    where: sql`${users.where} and sys_user.status = 1`,
    fields: {
      ...Object.fromEntries(kept),
      departName: { sql: departmentNames(tenantId), isOpen: true, isNoCondition: true, isNoOrder: true },
      workNo: { sql: sql.ref('sys_user.work_no'), isOpen: true },
      post: { sql: sql.ref('sys_user.post'), isOpen: true },
      postText: { sql: positionNames(tenantId), isOpen: true, isNoCondition: true, isNoOrder: true },
    },
  };
};

/** Users of a tenant that are in its recycle bin (contract 4.1). */
export const deletedUsersOf: DirectoryEntityOf = (tenantId) => {
  const { page: _, ...users } = usersOf(tenantId);
  return {
    ...users,
    where: sql`sys_user.tenant_id = ${tenantId} and sys_user.del_flag = 1`,
    fields: {
      ...users.fields,
      deleteTime: { sql: sql.ref('sys_user.delete_time'), isNoCondition: true, shown: instant },
    },
  };
};

/** Users of all tenants, with the tenant of each. */
export const allUsers: DirectoryEntity = {
  ...deletedUsersOf(''),
  where: sql`sys_user.del_flag = 0`,
  fields: {
    ...deletedUsersOf('').fields,
    orgCode: { sql: sql.ref('sys_user.org_code') },
    orgCodeTxt: { sql: departmentNames(sql.ref('sys_user.tenant_id')), isNoCondition: true, isNoOrder: true },
    tenantId: { sql: sql.ref('sys_user.tenant_id') },
  },
};

/** Roles of a tenant (W3.3-6). */
export const rolesOf: DirectoryEntityOf = (tenantId) => ({
  table: 'sys_role',
  right: 'system:role:list',
  page: '/sys/role',
  named: ['roleCode', 'roleName'],
  orders: { sort: sql.ref('sys_role.role_code') },
  where: sql`sys_role.tenant_id = ${tenantId}`,
  fields: {
    id: { sql: sql.ref('sys_role.id'), isOpen: true },
    roleName: { sql: sql.ref('sys_role.role_name'), isOpen: true },
    roleCode: { sql: sql.ref('sys_role.role_code'), isOpen: true },
    createBy: { sql: sql.ref('sys_role.create_by') },
    createTime: { sql: sql.ref('sys_role.create_time'), isNoCondition: true, shown: instant },
  },
});

/** Positions of a tenant (W3.3-6). */
export const positionsOf: DirectoryEntityOf = (tenantId) => ({
  table: 'sys_position',
  right: 'system:position:list',
  page: '/sys/position',
  named: ['code', 'name'],
  orders: { sort: sql.ref('sys_position.post_level') },
  where: sql`sys_position.tenant_id = ${tenantId}`,
  fields: {
    id: { sql: sql.ref('sys_position.id'), isOpen: true },
    code: { sql: sql.ref('sys_position.code'), isOpen: true },
    name: { sql: sql.ref('sys_position.name'), isOpen: true },
    postRank: { sql: sql.ref('sys_position.post_rank'), isOpen: true, dictCode: 'position_rank' },
    postLevel: { sql: sql.ref('sys_position.post_level'), isOpen: true, isNoCondition: true },
    createBy: { sql: sql.ref('sys_position.create_by') },
    createTime: { sql: sql.ref('sys_position.create_time'), isNoCondition: true, shown: instant },
  },
});
