import type { CompiledBalance } from '../../language/compiled/compiledPage.ts';
import { compareDecimals, isDecimalText, subtractDecimals } from '../../core/decimals.ts';
import type { Result, Scope } from '../../core/scope.ts';

/**
 * How the head and the lines stand to each other. `waiting`: one side is still blank or nothing; `apart`: they cannot be
 * compared; `near`: they differ by no more than is allowed; `below`: the lines come to less, as they may.
 */
export type BalanceState = 'waiting' | 'apart' | 'equal' | 'near' | 'below' | 'differs';

export interface Balance {
  /** Decimals as text; blank: nothing is there. */
  readonly head: string;
  /** Blank also where both cannot be compared. */
  readonly lines: string;
  /** Of the lines beyond the head; blank where both are not compared. */
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

/** A pair of the head and the lines as the record has it now; sums are those that the record keeps of its rows. */
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
