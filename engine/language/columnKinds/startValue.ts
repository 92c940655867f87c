import type { Scope, ScopeUser } from '../../core/scope.ts';
import type { Value } from '../../core/values.ts';
import type { CompiledColumn } from './compiledColumn.ts';

/** Returns the scope of `defaultValue` expressions, which may only read the user who creates the record or row. */
export const scopeOfUser = (user: ScopeUser): Scope => ({ values: {}, details: {}, user });

/**
 * Returns the initial value of a column in a new record or row: its `defaultValue`, evaluated now if it is an
 * expression; else null.
 */
export const startValue = (
  { defaultValue, defaultExpression }: Pick<CompiledColumn, 'defaultValue' | 'defaultExpression'>,
  scope: Scope,
): Value => (defaultExpression === undefined ? defaultValue : defaultExpression.evaluate(scope)) ?? null;
