/** A condition on the records of the page of an entry (contract §11.4). */
export interface SentDataRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string;
  readonly ruleConditions: string;
  readonly ruleValue: string;
  /** `1` active, `0` disabled. */
  readonly status: string;
  readonly createBy: string;
  readonly createTime: string;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
}

/** The data rules that can be assigned to a role, and those that are. */
export interface SentRuleChoice {
  readonly datarule: readonly SentDataRule[];
  /** Comma-separated ids. */
  readonly drChecked: string;
}
