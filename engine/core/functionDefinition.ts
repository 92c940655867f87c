import type { Result, RowTotals } from './scope.ts';
import type { ValueType } from './values.ts';

/** `texts` and `decimals` are the values of a column over all rows of a detail: `$details.goods.gQty`. */
export type ParameterType = ValueType | 'texts' | 'decimals';

export interface FunctionParameter {
  readonly name: string;
  readonly type: ParameterType;
  /** May be omitted at the end of a call; it is then `''`. */
  readonly optional?: true;
  /** A blank argument is passed as `''` instead of making the result blank. */
  readonly takesBlank?: true;
  /** The argument must be a literal, one of these. */
  readonly choices?: readonly string[];
}

/** Decimals, dates and texts are passed as text, lists with `''` for blank rows. */
export type FunctionArgument = string | boolean | readonly string[];

/**
 * A pure function that expressions may call. Modules with trade knowledge define theirs without depending on
 * expressions.
 */
export interface FunctionDefinition {
  /** What it returns and how it treats blanks, for the function reference. */
  readonly description: string;
  readonly parameters: readonly FunctionParameter[];
  readonly result: ValueType;
  /** Total: never throws; `undefined` is blank. */
  readonly apply: (...values: readonly FunctionArgument[]) => Result;
  /**
   * The same from the running aggregates of the rows, if the lists are columns of one detail: `columns` are their keys,
   * `choice` is the other argument. Undefined: there are no such aggregates, so `apply` has to read the rows.
   */
  readonly ofTotals?: (totals: RowTotals, columns: readonly string[], choice: string) => Result;
}

type ArgumentOf<T extends ParameterType> = T extends 'texts' | 'decimals'
  ? readonly string[]
  : T extends 'boolean'
    ? boolean
    : string;

type ArgumentsOf<P extends readonly FunctionParameter[]> = { [I in keyof P]: ArgumentOf<P[I]['type']> };

/** Types the arguments of `apply` by the parameters; the caller that binds a call checks that they fit. */
export const defineFunction = <const P extends readonly FunctionParameter[]>(
  definition: Omit<FunctionDefinition, 'parameters' | 'apply'> & {
    readonly parameters: P;
    readonly apply: (...values: ArgumentsOf<P>) => Result;
  },
): FunctionDefinition => ({ ...definition, apply: definition.apply as FunctionDefinition['apply'] });
