import type { CompiledRule } from '../compiled/compiledPage.ts';
import type { Scope } from '../../core/scope.ts';

/** Whether the rule holds; undefined when its `when` is not true or an operand of `must` is blank, so that it says nothing. */
export const evaluateRule = (rule: CompiledRule, scope: Scope): boolean | undefined => {
  if (rule.when !== undefined && rule.when.evaluate(scope) !== true) return undefined;
  const held = rule.must.evaluate(scope);
  return typeof held === 'boolean' ? held : undefined;
};
