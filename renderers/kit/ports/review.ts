import type { CompiledPage } from '../../../engine/index.ts';

/** A changed cell, as text. Blank: it was or is empty. */
export interface ChangedCell {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** A changed row of a detail. */
export interface ChangedRow {
  /** Title of the detail. */
  readonly detail: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its position, from 1; for a removed row its previous position. */
  readonly line: number;
  readonly cells: readonly ChangedCell[];
}

/** Differences of a record from an earlier version, and which version that is. */
export interface ReviewedChanges {
  readonly version: number;
  readonly time: string;
  readonly name: string;
  readonly cells: readonly ChangedCell[];
  readonly rows: readonly ChangedRow[];
}

/** One comment or answer. */
export interface ReviewWords {
  readonly id: string;
  readonly text: string;
  /** Author's name. */
  readonly name: string;
  readonly time: string;
}

/** A cell of a detail. */
export interface RemarkedCell {
  readonly detail: string;
  /** Id of the stored row. */
  readonly rowId: string;
  /** From 1: position of the row, or its last position if it has been removed since the comment. */
  readonly line: number;
  readonly isGone: boolean;
}

/** Subject of a comment: a column of the header, or with `cell` of a detail; a blank key: the whole record. */
export interface RemarkPlace {
  readonly field: string;
  readonly cell: RemarkedCell | null;
}

/** A comment on a field, with its answers. */
export interface FieldRemark extends ReviewWords, RemarkPlace {
  /** Title of the status transition that this comment is the reason of; blank: none. */
  readonly move: string;
  readonly answers: readonly ReviewWords[];
  /** Name of the user who resolved it; blank: open. */
  readonly resolvedBy: string;
}

/** Comments on a record, and what the user may do with them. */
export interface Remarks {
  readonly comments: readonly FieldRemark[];
  readonly mayComment: boolean;
  readonly mayAnswer: boolean;
}

/** An action on the comments of a record. */
export type RemarkAct =
  | ({ readonly act: 'add'; readonly text: string } & RemarkPlace)
  | { readonly act: 'answer'; readonly comment: string; readonly text: string }
  | { readonly act: 'resolve'; readonly comment: string; readonly resolved: boolean };

/** Changes and comments shown to readers of a record (decision 0076). */
export interface RecordReview {
  /** Null: the record has not been changed since it was created. */
  lastChanges(page: CompiledPage, id: string, signal?: AbortSignal): Promise<ReviewedChanges | null>;
  comments(page: CompiledPage, id: string, signal?: AbortSignal): Promise<Remarks>;
  /** Returns the comments on the record after the action. */
  remark(page: CompiledPage, id: string, act: RemarkAct): Promise<Remarks>;
}
