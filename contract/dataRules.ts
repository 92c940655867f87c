/** A condition on the records of an entry's page (contract §11.4). */
export interface SentDataRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string;
  readonly ruleConditions: string;
  readonly ruleValue: string;
  /** `1` in force, `0` switched off. */
  readonly status: string;
  readonly createBy: string;
  readonly createTime: string;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
}

/** The rules that a role may be bound by, and those that bind it. */
export interface SentRuleChoice {
  readonly datarule: readonly SentDataRule[];
  /** Ids with commas between. */
  readonly drChecked: string;
}
