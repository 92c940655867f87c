import type { CompiledRule } from '../compiled/compiledPage.ts';
import type { Scope } from '../../core/scope.ts';

/**
 * Returns whether the rule holds; undefined if its `when` is not true or an operand of `must` is blank, so that it has
 * no result.
 */
export const evaluateRule = (rule: CompiledRule, scope: Scope): boolean | undefined => {
  if (rule.when !== undefined && rule.when.evaluate(scope) !== true) return undefined;
  const held = rule.must.evaluate(scope);
  return typeof held === 'boolean' ? held : undefined;
};
