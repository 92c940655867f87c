import { isRecord, numberOf, recordsOf, textOf } from '../reading.ts';

/** A role of the tenant or of a department, with its rights. */
export interface SentHolder {
  readonly id: string;
  readonly kind: 'role' | 'depart';
  readonly roleCode: string;
  readonly roleName: string;
  readonly permissionIds: readonly string[];
  /** Data rules that the role is bound to. */
  readonly ruleIds: readonly string[];
}

/** A menu entry or a right, in the order of the menu. */
export interface SentMatrixRow {
  readonly id: string;
  /** Blank at the top. */
  readonly parentId: string;
  readonly title: string;
  readonly menuType: number;
  readonly perms: string;
  /** Effect of a missing right: `2` disables its button, others hide it (D4). */
  readonly permsType: string;
  /** `0`: disabled. */
  readonly status: string;
}

export interface SentMatrixRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string;
  readonly ruleConditions: string;
  readonly ruleValue: string;
}

/** Answer of `/sys/role/queryMatrix`: roles and their rights. */
export interface SentRightsMatrix {
  readonly roles: readonly SentHolder[];
  readonly permissions: readonly SentMatrixRow[];
  readonly rules: readonly SentMatrixRule[];
}

/** A user or a role, with the effective rights. */
export interface SentMatrixColumn {
  readonly id: string;
  /** Username or role code. */
  readonly code: string;
  readonly name: string;
  /** Ids of the visible entries, and of the rights whose codes are all held. */
  readonly allowedIds: readonly string[];
}

/** Answer of `/sys/permission/matrix`: effective rights of users or roles. */
export interface SentEffectiveRights {
  readonly columns: readonly SentMatrixColumn[];
  readonly permissions: readonly SentMatrixRow[];
}

/** Maximum number of users or roles in one answer. */
export const MAX_COLUMNS = 50;

const idsAt = (source: Readonly<Record<string, unknown>>, key: string): readonly string[] => {
  const value = source[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

const rowsOf = (source: unknown): readonly SentMatrixRow[] =>
  recordsOf(source).map((row) => ({
    id: textOf(row, 'id'),
    parentId: textOf(row, 'parentId'),
    title: textOf(row, 'title'),
    menuType: numberOf(row, 'menuType'),
    perms: textOf(row, 'perms'),
    permsType: textOf(row, 'permsType'),
    status: textOf(row, 'status'),
  }));

export function toEffectiveRights(source: unknown): SentEffectiveRights {
  const { columns, permissions } = isRecord(source) ? source : {};
  return {
    columns: recordsOf(columns).map((column) => ({
      id: textOf(column, 'id'),
      code: textOf(column, 'code'),
      name: textOf(column, 'name'),
      allowedIds: idsAt(column, 'allowedIds'),
    })),
    permissions: rowsOf(permissions),
  };
}

/** Reads an answer; missing values are blank. */
export function toRightsMatrix(source: unknown): SentRightsMatrix {
  const { roles, permissions, rules } = isRecord(source) ? source : {};
  return {
    roles: recordsOf(roles).map((role) => ({
      id: textOf(role, 'id'),
      kind: role['kind'] === 'depart' ? 'depart' : 'role',
      roleCode: textOf(role, 'roleCode'),
      roleName: textOf(role, 'roleName'),
      permissionIds: idsAt(role, 'permissionIds'),
      ruleIds: idsAt(role, 'ruleIds'),
    })),
    permissions: rowsOf(permissions),
    rules: recordsOf(rules).map((rule) => ({
      id: textOf(rule, 'id'),
      permissionId: textOf(rule, 'permissionId'),
      ruleName: textOf(rule, 'ruleName'),
      ruleColumn: textOf(rule, 'ruleColumn'),
      ruleConditions: textOf(rule, 'ruleConditions'),
      ruleValue: textOf(rule, 'ruleValue'),
    })),
  };
}
