/** Values that are known only when a filter is applied: user, time and tenant of the call (contract 11.4). */
export type SystemVariable =
  | 'sys_user_code'
  | 'sys_user_name'
  | 'sys_org_code'
  | 'sys_multi_org_code'
  | 'sys_date'
  | 'sys_time'
  | 'tenant_id';

export type FilterOperand =
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'variable'; readonly name: SystemVariable }
  /** `$user.orgCode` in an expression. */
  | { readonly kind: 'user'; readonly field: 'id' | 'username' | 'realname' | 'orgCode' };

export type FilterOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le' | 'like';

/**
 * Selects records, as a tree that the server turns into SQL with bound values; no part of it is ever SQL text. Logic is
 * three-valued as in SQL: a comparison with a blank is neither true nor false. `like` supports `%` and `_`.
 */
export type RecordFilter =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly RecordFilter[] }
  | { readonly kind: 'not'; readonly part: RecordFilter }
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly op: FilterOperator;
      readonly operand: FilterOperand;
    }
  | { readonly kind: 'in'; readonly column: string; readonly operands: readonly FilterOperand[] }
  | { readonly kind: 'blank'; readonly column: string }
  /** Whether the user has a role with this code. */
  | { readonly kind: 'role'; readonly code: string }
  | { readonly kind: 'constant'; readonly value: boolean };

/** Returns all columns that a filter refers to, in its order. */
export function columnsOfFilter(filter: RecordFilter): readonly string[] {
  switch (filter.kind) {
    case 'all':
    case 'any':
      return filter.parts.flatMap(columnsOfFilter);
    case 'not':
      return columnsOfFilter(filter.part);
    case 'constant':
    case 'role':
      return [];
    default:
      return [filter.column];
  }
}

const VARIABLES: ReadonlyMap<string, SystemVariable> = new Map([
  ['sys_user_code', 'sys_user_code'],
  ['sys_user_name', 'sys_user_name'],
  ['sys_org_code', 'sys_org_code'],
  ['sys_multi_org_code', 'sys_multi_org_code'],
  ['sys_date', 'sys_date'],
  ['sys_time', 'sys_time'],
  ['tenant_id', 'tenant_id'],
  ['sysUserCode', 'sys_user_code'],
  ['sysUserName', 'sys_user_name'],
  ['sysOrgCode', 'sys_org_code'],
  ['sysMultiOrgCode', 'sys_multi_org_code'],
  ['sysDate', 'sys_date'],
  ['sysTime', 'sys_time'],
  ['tenantId', 'tenant_id'],
]);

/** `#{sys_org_code}` or `#{sysOrgCode}` → its name; undefined if the text is not a known variable. */
export const systemVariableOf = (text: string): SystemVariable | undefined =>
  VARIABLES.get(/^#\{(\w+)\}$/.exec(text.trim())?.[1] ?? '');

export const SYSTEM_VARIABLES: readonly SystemVariable[] = [...new Set(VARIABLES.values())];
