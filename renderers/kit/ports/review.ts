import type { CompiledPage } from '../../../engine/index.ts';

/** A cell that differs, in words. Blank: nothing stood there. */
export interface ChangedCell {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** A row of a detail that differs. */
export interface ChangedRow {
  /** Title of the detail. */
  readonly detail: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its place, of a removed one before; from 1. */
  readonly line: number;
  readonly cells: readonly ChangedCell[];
}

/** What is different in a record from an earlier version, and which that is. */
export interface ReviewedChanges {
  readonly version: number;
  readonly time: string;
  readonly name: string;
  readonly cells: readonly ChangedCell[];
  readonly rows: readonly ChangedRow[];
}

/** One thing that was said. */
export interface ReviewWords {
  readonly id: string;
  readonly text: string;
  /** Who, by name. */
  readonly name: string;
  readonly time: string;
}

/** A cell of a detail. */
export interface RemarkedCell {
  readonly detail: string;
  /** Id of the stored row. */
  readonly rowId: string;
  /** From 1: where the row stands, or stood when it was commented on and is gone since. */
  readonly line: number;
  readonly isGone: boolean;
}

/** What is spoken of: a column of the head, or with `cell` of its detail; a blank key: the record as a whole. */
export interface RemarkPlace {
  readonly field: string;
  readonly cell: RemarkedCell | null;
}

/** What was said of a field, and what was answered. */
export interface FieldRemark extends ReviewWords, RemarkPlace {
  /** It is the reason of a move of the status, by its title; blank: it is none. */
  readonly move: string;
  readonly answers: readonly ReviewWords[];
  /** Who says that it is dealt with; blank: it is open. */
  readonly resolvedBy: string;
}

/** What was said of a record, and what the user may do about it. */
export interface Remarks {
  readonly comments: readonly FieldRemark[];
  readonly mayComment: boolean;
  readonly mayAnswer: boolean;
}

/** What can be said of a record. */
export type RemarkAct =
  | ({ readonly act: 'add'; readonly text: string } & RemarkPlace)
  | { readonly act: 'answer'; readonly comment: string; readonly text: string }
  | { readonly act: 'resolve'; readonly comment: string; readonly resolved: boolean };

/** What whoever reads a record is told besides (decision 0076). */
export interface RecordReview {
  /** Null: nothing was changed since it was added. */
  lastChanges(page: CompiledPage, id: string, signal?: AbortSignal): Promise<ReviewedChanges | null>;
  comments(page: CompiledPage, id: string, signal?: AbortSignal): Promise<Remarks>;
  /** Answers with what is said of the record then. */
  remark(page: CompiledPage, id: string, act: RemarkAct): Promise<Remarks>;
}
