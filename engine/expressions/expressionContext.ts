import type { ValueType } from '../values.ts';
import type { ColumnFacts } from './columnLimits.ts';
import type { ExpressionFunction } from './expressionFunction.ts';

/** Column or attribute names with their types. */
export type Fields = ReadonlyMap<string, ValueType>;

/** What is known of columns, by the fields that they are among. */
export type FactsOfFields = ReadonlyMap<Fields, ReadonlyMap<string, ColumnFacts>>;

/** What an expression may name where it stands. What is left out, or empty, is not available there. */
export interface ExpressionContext {
  /** `$values.feeMark`: columns of the header. */
  readonly values: Fields;
  /** `$details.goods.tradeCurr`: columns of the details. */
  readonly details: ReadonlyMap<string, Fields>;
  /** `$row.gQty`: columns of the row at hand. */
  readonly row?: Fields | undefined;
  /** `$record.status`: columns of a stored record. */
  readonly record?: Fields | undefined;
  /** `$lookup.hs.unit1`: attributes of reference rows by name. */
  readonly lookups?: ReadonlyMap<string, Fields> | undefined;
  /** What may be called, by name. Default: FUNCTIONS. */
  readonly functions?: ReadonlyMap<string, ExpressionFunction> | undefined;
  /** Codes and digits of the columns. Absent: nothing is held against them. */
  readonly facts?: FactsOfFields | undefined;
  /** The column that takes the result. */
  readonly target?: ColumnFacts | undefined;
  /** What the expression must yield; default: any type. */
  readonly expected?: ValueType | readonly ValueType[] | undefined;
}
