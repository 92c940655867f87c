import type { CompiledPage } from '../../engine/index.ts';

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

/** What whoever reads a record is told besides (decision 0076). */
export interface RecordReview {
  /** Null: nothing was changed since it was added. */
  lastChanges(page: CompiledPage, id: string, signal?: AbortSignal): Promise<ReviewedChanges | null>;
}
