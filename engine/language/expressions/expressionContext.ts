import type { Problem } from '../../text/problems.ts';
import type { KnownChoices, ScalarNode, TypedNode } from './typedNode.ts';
import type { ValueType } from '../../core/values.ts';
import type { ExpressionFunction } from './expressionFunction.ts';

/** Known facts about a column besides its type. */
export interface ColumnFacts {
  readonly choices?: KnownChoices | undefined;
  /** Decimal places, if the column sets them. */
  readonly scale?: number | undefined;
  /** Decimal places of its type if the column sets none. */
  readonly defaultScale?: number | undefined;
  /** Numbers are smaller than ten to this power. */
  readonly wholeDigits?: number | undefined;
}

/** Column or attribute names with their types. */
export type Fields = ReadonlyMap<string, ValueType>;

/** Known facts about columns, by the fields that contain them. */
export type FactsOfFields = ReadonlyMap<Fields, ReadonlyMap<string, ColumnFacts>>;

/** Known facts about a node besides its type. */
export type NodeFacts = Pick<ScalarNode, 'literals' | 'choices' | 'scale'>;

export type Doubt = Omit<Problem, 'path'>;

/** Checks an expression against the codes and digits of columns. */
export interface FactChecks {
  /** Reports literals that a column of codes never holds. */
  readonly codes: (choices: KnownChoices | undefined, nodes: readonly TypedNode[]) => readonly Doubt[];
  /** Returns the facts about the result of one of several nodes. */
  readonly branches: (nodes: readonly TypedNode[]) => NodeFacts;
  readonly operator: (name: string, sides: readonly TypedNode[]) => NodeFacts;
  readonly call: (name: string, nodes: readonly TypedNode[]) => NodeFacts & { readonly doubts: readonly Doubt[] };
  /** Reports codes that the target column does not know, and more digits than it has. */
  readonly target: (node: ScalarNode, column: ColumnFacts) => readonly Doubt[];
}

/** Names that an expression may use at its place. Absent or empty entries are not available there. */
export interface ExpressionContext {
  /** `$values.feeMark`: columns of the header. */
  readonly values: Fields;
  /** `$details.goods.tradeCurr`: columns of the details. */
  readonly details: ReadonlyMap<string, Fields>;
  /** `$row.gQty`: columns of the current row. */
  readonly row?: Fields | undefined;
  /** `$record.status`: columns of a stored record. */
  readonly record?: Fields | undefined;
  /** `$lookup.hs.unit1`: attributes of look-up rows by name. */
  readonly lookups?: ReadonlyMap<string, Fields> | undefined;
  /** Functions that may be called, by name. Default: FUNCTIONS. */
  readonly functions?: ReadonlyMap<string, ExpressionFunction> | undefined;
  /** Codes and digits of the columns. Default: none known. */
  readonly facts?: FactsOfFields | undefined;
  /** Absent: codes and digits are not checked. */
  readonly factChecks?: FactChecks | undefined;
  /** Facts about the column that receives the result. */
  readonly target?: ColumnFacts | undefined;
  /** Required result type; default: any type. */
  readonly expected?: ValueType | readonly ValueType[] | undefined;
}
