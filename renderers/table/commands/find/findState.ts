import type { SearchTerms } from '../../../../engine/index.ts';

export interface FindQuery extends SearchTerms {
  /** Only in the cells that were selected when this was turned on. */
  readonly selectionOnly: boolean;
}

/** What the bar shows. Another object after each change. */
export interface FindState {
  /** Null: the bar is closed. */
  readonly mode: 'find' | 'replace' | null;
  /** Changes with each call of the bar, which takes the focus then. */
  readonly calls: number;
  readonly query: FindQuery;
  readonly count: number;
  /** The place of the active cell among the hits, from 1; 0 when it is none. */
  readonly at: number;
  readonly isRunning: boolean;
  /** What searches could not be fetched. */
  readonly isFailed: boolean;
}

/** The state of a search, kept for the bar. */
export interface FindHost {
  readonly state: FindState;
  show(change: Partial<FindState>): void;
}

export const NO_QUERY: FindQuery = { text: '', matchCase: false, wholeCell: false, selectionOnly: false };

export const CLOSED: FindState = {
  mode: null,
  calls: 0,
  query: NO_QUERY,
  count: 0,
  at: 0,
  isRunning: false,
  isFailed: false,
};
