import type { CompiledBalance } from '../../language/compiled/compiledPage.ts';
import { compareDecimals, isDecimalText, subtractDecimals } from '../../core/decimals.ts';
import type { Result, Scope } from '../../core/scope.ts';

/**
 * Relation between the header value and the rows. `waiting`: one side is still blank or zero; `apart`: they cannot be
 * compared; `near`: the difference is within the tolerance; `below`: the rows add up to less, which is allowed.
 */
export type BalanceState = 'waiting' | 'apart' | 'equal' | 'near' | 'below' | 'differs';

export interface Balance {
  /** Decimal text; blank: no value. */
  readonly head: string;
  /** Blank also if the two cannot be compared. */
  readonly lines: string;
  /** Rows minus header; blank if they are not compared. */
  readonly difference: string;
  readonly state: BalanceState;
}

const decimalOf = (result: Result): string => (typeof result === 'string' && isDecimalText(result) ? result : '');

const isNothing = (text: string): boolean => text === '' || compareDecimals(text, '0') === 0;

const sizeOf = (text: string): string => (text.startsWith('-') ? text.slice(1) : text);

function stateOf({ atMost, tolerance }: CompiledBalance, difference: string, scope: Scope): BalanceState {
  if (isNothing(difference)) return 'equal';
  const allowed = decimalOf(tolerance?.evaluate(scope)) || '0';
  if (compareDecimals(sizeOf(difference), allowed) <= 0) return 'near';
  return atMost && difference.startsWith('-') ? 'below' : 'differs';
}

/** Compares a header value with the rows in the current record; sums come from the running aggregates. */
export function balanceOf(pair: CompiledBalance, scope: Scope): Balance {
  const { field, against, when } = pair;
  const head = decimalOf(field === undefined ? against?.evaluate(scope) : scope.values[field.key]);
  const lines = decimalOf(pair.lines.evaluate(scope));
  const isCompared = typeof when === 'boolean' ? when : when.evaluate(scope) === true;
  if (!isCompared) return { head, lines: '', difference: '', state: 'apart' };
  if (isNothing(head) || isNothing(lines)) return { head, lines, difference: '', state: 'waiting' };
  const difference = subtractDecimals(lines, head);
  return { head, lines, difference, state: stateOf(pair, difference, scope) };
}
