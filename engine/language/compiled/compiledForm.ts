import type { CompiledColumn, Condition } from '../columnKinds/compiledColumn.ts';
import type { CompiledExpression } from '../../core/scope.ts';

export interface CompiledGroup {
  readonly key: string;
  readonly title: string;
  /** Number of fields per line, 1 to 4. */
  readonly columns: number;
  /** Initially collapsed under its heading. */
  readonly folded: boolean;
  /** Includes the fields of its sets, in order. */
  readonly fields: readonly CompiledColumn[];
  readonly sets: readonly CompiledFieldSet[];
  /**
   * Number of title and value pairs per line in read mode: `columns`, or the number of fields of its largest set if
   * that is greater.
   */
  readonly readColumns: number;
}

/** Fields of a group that are placed next to each other under one label. */
export interface CompiledFieldSet {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly CompiledColumn[];
  /** Shares of the available width, one per field. */
  readonly widths: readonly number[];
}

export interface CompiledForm {
  readonly open: 'tab' | 'modal' | 'drawer';
  readonly readOnly: Condition;
  readonly groups: readonly CompiledGroup[];
  /** Details shown below the groups, each in its own tab. */
  readonly tabs: readonly { readonly detail: string }[];
  /** In order; empty: the whole form at once. */
  readonly steps: readonly CompiledStep[];
  readonly header: CompiledHeader;
  /** Absent: details are below the groups at any window width. */
  readonly cockpit?: CompiledCockpit | undefined;
}

export interface CompiledStep {
  readonly title: string;
  /** Keys of groups. */
  readonly groups: readonly string[];
  /** Keys of details. */
  readonly details: readonly string[];
  /** First path segments of the step's findings: columns of its groups, its details. */
  readonly names: ReadonlySet<string>;
}

/** Header above the form of a record, always visible (decision 0075). */
export interface CompiledHeader {
  /** Column that names the record for users. Absent: the record has no name. */
  readonly number?: CompiledColumn | undefined;
  /** Column with the customer. Absent: no customer is shown. */
  readonly customer?: CompiledColumn | undefined;
  readonly totals: readonly CompiledHeaderTotal[];
  /** Absent: the status has no track of steps. */
  readonly track?: CompiledTrack | undefined;
}

/** A number of the record; for a detail, its sum over all rows. */
export interface CompiledHeaderTotal {
  readonly column: CompiledColumn;
  /** Key of the summed detail. Absent: a column of the head. */
  readonly detail?: string | undefined;
}

/** Progress of a record through its statuses. */
export interface CompiledTrack {
  /** Values of the status, in order; two or more. */
  readonly steps: readonly string[];
  /** Step at which a status outside of the track is shown, from 0: `returned` at 0, from where the record continues. */
  readonly asides: ReadonlyMap<string, number>;
}

/** Details as the main area with the head as a rail next to them (decision 0083). */
export interface CompiledCockpit {
  readonly ribbon: readonly CompiledBalance[];
}

/** A value of the head and a value of the lines that must agree. */
export interface CompiledBalance {
  readonly title: string;
  /** Column of the head. Absent: `against` is used instead. */
  readonly field?: CompiledColumn | undefined;
  readonly against?: CompiledExpression | undefined;
  readonly lines: CompiledExpression;
  /** The first column that `lines` reads: the target of the link, and the number format. */
  readonly place: { readonly detail: string; readonly column: CompiledColumn };
  /** The value of the lines may be smaller. */
  readonly atMost: boolean;
  /** Absent: the values must be exactly equal. */
  readonly tolerance?: CompiledExpression | undefined;
  readonly when: Condition;
  /** All columns that it reads; a user who may not see one of them does not get the pair. */
  readonly columns: readonly CompiledColumn[];
}
