import { numberOf, recordsOf, textOf } from '../reading.ts';

/** Number of records of a list's tab under the conditions of the call (L13), as `/tabCounts` answers. */
export interface SentTabCount {
  readonly key: string;
  readonly total: number;
  /** There are more than `total` (D29). */
  readonly totalIsAtLeast: boolean;
}

/** One sum below a list. */
export interface SentListSum {
  /** Code by which the sum is split; null: of all records, or of those without a code. */
  readonly value: string | null;
  /** Text of the code, in the language of the call. */
  readonly text: string | null;
  /** Exact decimal. */
  readonly sum: string;
}

/** The sums of a column over all records that a list finds (L13), as `/totals` answers. */
export interface SentListTotal {
  readonly column: string;
  /** Column by which the sum is split. */
  readonly per: string | null;
  /** In the order of `value`, blank last; empty: no record has a number in the column. */
  readonly sums: readonly SentListSum[];
  /** There are more parts than are sent. */
  readonly isCut: boolean;
}

export const toTabCounts = (result: unknown): readonly SentTabCount[] =>
  recordsOf(result).map((row) => ({
    key: textOf(row, 'key'),
    total: numberOf(row, 'total'),
    totalIsAtLeast: row['totalIsAtLeast'] === true,
  }));

const textOrNull = (source: Readonly<Record<string, unknown>>, key: string): string | null =>
  typeof source[key] === 'string' ? source[key] : null;

export const toListTotals = (result: unknown): readonly SentListTotal[] =>
  recordsOf(result).map((row) => ({
    column: textOf(row, 'column'),
    per: textOrNull(row, 'per'),
    sums: recordsOf(row['sums']).map((sum) => ({
      value: textOrNull(sum, 'value'),
      text: textOrNull(sum, 'text'),
      sum: textOf(sum, 'sum'),
    })),
    isCut: row['isCut'] === true,
  }));
