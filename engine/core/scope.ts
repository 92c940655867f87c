import type { Value, Values } from './values.ts';

/** The signed-in user, as expressions see it (`$user.username`). */
export interface ScopeUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly orgCode: string;
  /** Codes of the roles: `manager`. Absent: none. */
  readonly roles?: readonly string[] | undefined;
}

/**
 * What a detail keeps of its rows while they change, so that an aggregate costs the same for 20 rows and for 5,000.
 * All say what going through the rows would say; undefined where nothing is kept of a column.
 */
export interface RowTotals {
  /** Of a column of decimals, in its shortest form; blanks are nothing. */
  readonly sum: (key: string) => string | undefined;
  /** The same over the rows in which the column is the choice. */
  readonly sumWhere: (key: string, column: string, choice: string) => string | undefined;
  /** In how many rows the column is not blank. */
  readonly count: (key: string) => number | undefined;
  /** In how many rows the column is the choice; '' stands for blank. */
  readonly countWhere: (column: string, choice: string) => number | undefined;
  /** How many different values the column has, blanks left out; decimals are one when equal as numbers. */
  readonly distinct: (key: string) => number | undefined;
}

/** What an expression may read. Own keys only; a missing key is blank. */
export interface Scope {
  /** `$values`: the header of the document being edited. */
  readonly values: Values;
  /** `$details.goods.tradeCurr`: that column of every row, in order. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
  /** What is kept of the details' rows, by detail; absent where aggregates are reckoned from the rows. */
  readonly totals?: Readonly<Record<string, RowTotals>>;
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
