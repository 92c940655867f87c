import type { ValueType } from '../../core/values.ts';

const texts = (...columns: string[]): ReadonlyMap<string, ValueType> =>
  new Map(columns.map((column) => [column, 'text']));

/** System tables and the columns that dictionaries may read; never a password. */
export const SYSTEM_TABLES: ReadonlyMap<string, ReadonlyMap<string, ValueType>> = new Map([
  ['sys_user', texts('id', 'username', 'realname', 'org_code', 'phone', 'status', 'del_flag')],
  ['sys_depart', texts('id', 'parent_id', 'depart_name', 'org_code', 'sort_no', 'del_flag')],
  [
    'sys_permission',
    new Map<string, ValueType>([...texts('id', 'parent_id', 'name'), ['menu_type', 'decimal'], ['sort_no', 'decimal']]),
  ],
  ['sys_category', texts('id', 'pid', 'name', 'code', 'has_child')],
  ['sys_role', texts('id', 'role_code', 'role_name')],
  [
    'sys_position',
    new Map<string, ValueType>([...texts('id', 'code', 'name', 'post_rank'), ['post_level', 'decimal']]),
  ],
  ['sys_tenant', texts('id', 'name')],
]);
