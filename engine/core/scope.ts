import type { Value, Values } from './values.ts';

/** The signed-in user, as expressions see it (`$user.username`). */
export interface ScopeUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly orgCode: string;
  /** Role codes: `manager`. Absent: none. */
  readonly roles?: readonly string[] | undefined;
}

/**
 * Running aggregates of the rows of a detail, so that an aggregate costs the same for 20 rows and for 5,000. They equal
 * the result of reading all rows; undefined if a column is not aggregated.
 */
export interface RowTotals {
  /** Sum of a decimal column, in its shortest form; blanks are ignored. */
  readonly sum: (key: string) => string | undefined;
  /** The same over the rows in which `column` equals `choice`. */
  readonly sumWhere: (key: string, column: string, choice: string) => string | undefined;
  /** Number of rows in which the column is not blank. */
  readonly count: (key: string) => number | undefined;
  /** Number of rows in which the column equals the choice; '' means blank. */
  readonly countWhere: (column: string, choice: string) => number | undefined;
  /** Number of distinct values of the column, without blanks; decimals are compared as numbers. */
  readonly distinct: (key: string) => number | undefined;
}

/** Data that an expression may read. Only own keys; a missing key is blank. */
export interface Scope {
  /** `$values`: the header of the document being edited. */
  readonly values: Values;
  /** Rows by detail, for `$details.goods.tradeCurr`: that column of every row, in order. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
  /** Running aggregates by detail; absent if aggregates are computed from the rows. */
  readonly totals?: Readonly<Record<string, RowTotals>>;
  /** `$row`: the current row, in a detail or in a rule with `each`. */
  readonly row?: Values;
  /** `$record`: a stored record, in actions of the list. */
  readonly record?: Values;
  /**
   * `$lookup.hs.unit1`: the reference row that a rule requests; null if there is none, absent while it is being
   * fetched.
   */
  readonly lookup?: Readonly<Record<string, Values | null | undefined>>;
  readonly user: ScopeUser;
}

/** Scope without a record. */
export const NOBODYS_SCOPE: Scope = {
  values: {},
  details: {},
  user: { id: '', username: '', realname: '', orgCode: '' },
};

/** Result of an expression; `undefined` is blank: an operand was blank, so there is no result. */
export type Result = Value | undefined;

/** An expression after parsing and type checking. Evaluation is synchronous and never throws. */
export interface CompiledExpression {
  readonly source: string;
  readonly type: 'text' | 'decimal' | 'date' | 'boolean' | 'list';
  /**
   * Values that it reads, known statically: `['$values', 'feeMark']`, `['$details', 'goods', 'tradeCurr']`, `['$row',
   * 'gQty']`.
   */
  readonly reads: readonly (readonly string[])[];
  readonly evaluate: (scope: Scope) => Result;
}
