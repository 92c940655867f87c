import type { SearchTerms } from '../../../../engine/index.ts';

export interface FindQuery extends SearchTerms {
  /** Restricts the search to the cells that were selected when this was turned on. */
  readonly selectionOnly: boolean;
}

/** State of the find bar. A new object after each change. */
export interface FindState {
  /** Null: the bar is closed. */
  readonly mode: 'find' | 'replace' | null;
  /** Changes each time the bar is called; the bar then takes the focus. */
  readonly calls: number;
  readonly query: FindQuery;
  readonly count: number;
  /** One-based position of the active cell among the hits; 0 when it is not a hit. */
  readonly at: number;
  readonly isRunning: boolean;
  /** The search code could not be fetched. */
  readonly isFailed: boolean;
}

/** Holds the state of a search for the bar. */
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
