import type { Result, RowTotals } from './scope.ts';
import type { ValueType } from './values.ts';

/** `texts` and `decimals` are a column of every row of a detail: `$details.goods.gQty`. */
export type ParameterType = ValueType | 'texts' | 'decimals';

export interface FunctionParameter {
  readonly name: string;
  readonly type: ParameterType;
  /** May be left out at the end of a call; then it is `''`. */
  readonly optional?: true;
  /** A blank argument comes as `''` instead of making the result blank. */
  readonly takesBlank?: true;
  /** Must be written as a literal, one of these. */
  readonly choices?: readonly string[];
}

/** Decimals, dates and texts come as text, lists with `''` for blank rows. */
export type FunctionArgument = string | boolean | readonly string[];

/** A pure function that expressions may call. Rooms that know something of a trade define theirs without knowing expressions. */
export interface FunctionDefinition {
  /** What it yields and what it does with blanks, for the reference of functions. */
  readonly description: string;
  readonly parameters: readonly FunctionParameter[];
  readonly result: ValueType;
  /** Total: never throws; `undefined` is blank. */
  readonly apply: (...values: readonly FunctionArgument[]) => Result;
  /**
   * The same of what a record keeps of its rows, where the lists are columns of one detail: `columns` are their keys,
   * `choice` is the other argument. Undefined: nothing is kept of them, so `apply` has to look at the rows.
   */
  readonly ofTotals?: (totals: RowTotals, columns: readonly string[], choice: string) => Result;
}

type ArgumentOf<T extends ParameterType> = T extends 'texts' | 'decimals'
  ? readonly string[]
  : T extends 'boolean'
    ? boolean
    : string;

type ArgumentsOf<P extends readonly FunctionParameter[]> = { [I in keyof P]: ArgumentOf<P[I]['type']> };

/** Types the arguments of `apply` by the parameters; whoever binds a call checks that they fit. */
export const defineFunction = <const P extends readonly FunctionParameter[]>(
  definition: Omit<FunctionDefinition, 'parameters' | 'apply'> & {
    readonly parameters: P;
    readonly apply: (...values: ArgumentsOf<P>) => Result;
  },
): FunctionDefinition => ({ ...definition, apply: definition.apply as FunctionDefinition['apply'] });
