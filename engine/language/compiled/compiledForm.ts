import type { CompiledColumn, Condition } from '../columnKinds/compiledColumn.ts';
import type { CompiledExpression } from '../../core/scope.ts';

export interface CompiledGroup {
  readonly key: string;
  readonly title: string;
  /** Fields side by side, 1 to 4. */
  readonly columns: number;
  /** Begins folded under its heading. */
  readonly folded: boolean;
  /** Of its sets as well, in order. */
  readonly fields: readonly CompiledColumn[];
  readonly sets: readonly CompiledFieldSet[];
  /** Pairs side by side where it is read: as many as its largest set has fields, where that is more. */
  readonly readColumns: number;
}

/** Fields of a group that stand beside each other under one label. */
export interface CompiledFieldSet {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly CompiledColumn[];
  /** Shares of the room, one a field. */
  readonly widths: readonly number[];
}

export interface CompiledForm {
  readonly open: 'tab' | 'modal' | 'drawer';
  readonly readOnly: Condition;
  readonly groups: readonly CompiledGroup[];
  /** Details shown below the groups, each in its tab. */
  readonly tabs: readonly { readonly detail: string }[];
  /** In order; empty: all of the form at once. */
  readonly steps: readonly CompiledStep[];
  readonly header: CompiledHeader;
  /** Absent: details stand below the groups in windows of any width. */
  readonly cockpit?: CompiledCockpit | undefined;
}

export interface CompiledStep {
  readonly title: string;
  /** Keys of groups. */
  readonly groups: readonly string[];
  /** Keys of details. */
  readonly details: readonly string[];
  /** Names that findings of the step begin with: columns of its groups, its details. */
  readonly names: ReadonlySet<string>;
}

/** What stands above the form of a record and stays (decision 0075). */
export interface CompiledHeader {
  /** What staff call the record by. Absent: it has no name. */
  readonly number?: CompiledColumn | undefined;
  /** Whom it is for. Absent: nobody is named. */
  readonly customer?: CompiledColumn | undefined;
  readonly totals: readonly CompiledHeaderTotal[];
  /** Absent: the status is no way with steps. */
  readonly track?: CompiledTrack | undefined;
}

/** A number of the record; of a detail, its sum over all rows. */
export interface CompiledHeaderTotal {
  readonly column: CompiledColumn;
  /** Key of the detail that is summed. Absent: a column of the head. */
  readonly detail?: string | undefined;
}

/** The way of a record through its statuses. */
export interface CompiledTrack {
  /** Values of the status, in order; two or more. */
  readonly steps: readonly string[];
  /** Where a status beside the way stands: `returned` at 0, whence the record goes on. From 0. */
  readonly asides: ReadonlyMap<string, number>;
}

/** Details as main stage with the head as a rail beside them (decision 0083). */
export interface CompiledCockpit {
  readonly ribbon: readonly CompiledBalance[];
}

/** A pair of the head and the lines that are to agree. */
export interface CompiledBalance {
  readonly title: string;
  /** The head's side. Absent: `against` says it. */
  readonly field?: CompiledColumn | undefined;
  readonly against?: CompiledExpression | undefined;
  readonly lines: CompiledExpression;
  /** The first column that `lines` reads: where it leads to, and how its numbers are written. */
  readonly place: { readonly detail: string; readonly column: CompiledColumn };
  /** The lines may come to less. */
  readonly atMost: boolean;
  /** Absent: they agree to the last digit. */
  readonly tolerance?: CompiledExpression | undefined;
  readonly when: Condition;
  /** All that it reads; who may not see one of them has no such pair. */
  readonly columns: readonly CompiledColumn[];
}
