import type { Value, Values } from './values.ts';

/** The signed-in user, as expressions see it (`$user.username`). */
export interface ScopeUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly orgCode: string;
}

/** What an expression may read. Own keys only; a missing key is blank. */
export interface Scope {
  /** `$values`: the header of the document being edited. */
  readonly values: Values;
  /** `$details.goods.tradeCurr`: that column of every row, in order. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
  /** `$row`: the row at hand, inside a detail or a rule with `each`. */
  readonly row?: Values;
  /** `$record`: a stored record, in actions of the list. */
  readonly record?: Values;
  /** `$lookup.hs.unit1`: the reference row that a rule asked for; null when there is none, absent while it is being fetched. */
  readonly lookup?: Readonly<Record<string, Values | null | undefined>>;
  readonly user: ScopeUser;
}

/** Where no record is at hand. */
export const NOBODYS_SCOPE: Scope = {
  values: {},
  details: {},
  user: { id: '', username: '', realname: '', orgCode: '' },
};

/** What an expression yields; `undefined` is "blank": an operand was blank, so nothing can be said. */
export type Result = Value | undefined;

/** An expression after parsing and type checking. Evaluation is synchronous and never throws. */
export interface CompiledExpression {
  readonly source: string;
  readonly type: 'text' | 'decimal' | 'date' | 'boolean' | 'list';
  /** What it reads, known without running it: `['$values', 'feeMark']`, `['$details', 'goods', 'tradeCurr']`, `['$row', 'gQty']`. */
  readonly reads: readonly (readonly string[])[];
  readonly evaluate: (scope: Scope) => Result;
}
