import type { Scope, ScopeUser } from '../../core/scope.ts';
import type { Value } from '../../core/values.ts';
import type { CompiledColumn } from './compiledColumn.ts';

/** What `defaultValue` expressions may read: who creates the record or row. */
export const scopeOfUser = (user: ScopeUser): Scope => ({ values: {}, details: {}, user });

/** The value that a new record or row has in a column: its `defaultValue`, evaluated now where it is an expression; else null. */
export const startValue = (
  { defaultValue, defaultExpression }: Pick<CompiledColumn, 'defaultValue' | 'defaultExpression'>,
  scope: Scope,
): Value => (defaultExpression === undefined ? defaultValue : defaultExpression.evaluate(scope)) ?? null;
