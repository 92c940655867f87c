import type { Condition, Scope, ScopeUser, Values } from '../../engine/index.ts';

/** Blank counts as no. */
export const holds = (condition: Condition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

/** What the expressions of a list's actions may read. */
export const recordScope = (record: Values, user: ScopeUser): Scope => ({ values: {}, details: {}, record, user });
