import type { Problem } from '../../text/problems.ts';
import type { KnownChoices, ScalarNode, TypedNode } from './typedNode.ts';
import type { ValueType } from '../../core/values.ts';
import type { ExpressionFunction } from './expressionFunction.ts';

/** What is known of a column beside its type. */
export interface ColumnFacts {
  readonly choices?: KnownChoices | undefined;
  /** Digits behind the point, where the column says them. */
  readonly scale?: number | undefined;
  /** Digits behind the point that its type has where it says none. */
  readonly defaultScale?: number | undefined;
  /** A number is smaller than ten to this power. */
  readonly wholeDigits?: number | undefined;
}

/** Column or attribute names with their types. */
export type Fields = ReadonlyMap<string, ValueType>;

/** What is known of columns, by the fields that they are among. */
export type FactsOfFields = ReadonlyMap<Fields, ReadonlyMap<string, ColumnFacts>>;

/** What is known of a node beside its type. */
export type NodeFacts = Pick<ScalarNode, 'literals' | 'choices' | 'scale'>;

export type Doubt = Omit<Problem, 'path'>;

/** Holds what an expression says against the codes and digits of columns. */
export interface FactChecks {
  /** Literals that a column of codes never holds. */
  readonly codes: (choices: KnownChoices | undefined, nodes: readonly TypedNode[]) => readonly Doubt[];
  /** What is known of one of several nodes. */
  readonly branches: (nodes: readonly TypedNode[]) => NodeFacts;
  readonly operator: (name: string, sides: readonly TypedNode[]) => NodeFacts;
  readonly call: (name: string, nodes: readonly TypedNode[]) => NodeFacts & { readonly doubts: readonly Doubt[] };
  /** A column takes the codes that it knows, and no more digits than it has. */
  readonly target: (node: ScalarNode, column: ColumnFacts) => readonly Doubt[];
}

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
  /** Codes and digits of the columns. Default: nothing is known. */
  readonly facts?: FactsOfFields | undefined;
  /** Absent: nothing is held against codes and digits. */
  readonly factChecks?: FactChecks | undefined;
  /** The column that takes the result. */
  readonly target?: ColumnFacts | undefined;
  /** What the expression must yield; default: any type. */
  readonly expected?: ValueType | readonly ValueType[] | undefined;
}
