/** A role, of the tenant or of a department, with what it holds. */
export interface SentHolder {
  readonly id: string;
  readonly kind: 'role' | 'depart';
  readonly roleCode: string;
  readonly roleName: string;
  readonly permissionIds: readonly string[];
  /** Data rules that it is bound to. */
  readonly ruleIds: readonly string[];
}

/** An entry of the menu or a right, in the order of the menu. */
export interface SentMatrixRow {
  readonly id: string;
  /** Blank at the top. */
  readonly parentId: string;
  readonly title: string;
  readonly menuType: number;
  readonly perms: string;
}

export interface SentMatrixRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string;
  readonly ruleConditions: string;
  readonly ruleValue: string;
}

/** `/sys/role/queryMatrix`: roles and what they hold. */
export interface SentRightsMatrix {
  readonly roles: readonly SentHolder[];
  readonly permissions: readonly SentMatrixRow[];
  readonly rules: readonly SentMatrixRule[];
}
