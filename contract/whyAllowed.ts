/** One thing that decides whether a user may; `holds`: it speaks for it. */
export interface SentReason {
  /**
   * `role`, `departRole`: a role that holds the right. `nobody`: no role of the user holds it. `guard`: a right that hides or
   * locks a field. `unguarded`: no right guards it. The others narrow the records of a page.
   */
  readonly by:
    | 'role'
    | 'departRole'
    | 'nobody'
    | 'guard'
    | 'unguarded'
    | 'session'
    | 'missing'
    | 'tenant'
    | 'fixed'
    | 'dataScope'
    | 'rowPermission'
    | 'dataRules'
    | 'rule';
  readonly holds: boolean;
  /** Name of the role, the right or the rule. */
  readonly name?: string | undefined;
  /** Of the role, or code of the right. */
  readonly code?: string | undefined;
  /** Of the row in `sys_permission`: `0` is switched off. */
  readonly status?: string | undefined;
}

/** Whether a user may do something, and by what. */
export interface SentWhy {
  readonly allowed: boolean;
  /** The right that decides; absent where none does. */
  readonly permission?: string | undefined;
  /** Of a field: whether it can be changed, too. */
  readonly changeable?: boolean | undefined;
  readonly reasons: readonly SentReason[];
}
