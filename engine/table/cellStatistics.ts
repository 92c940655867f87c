import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Value } from '../core/values.ts';
import { RunningSum } from './runningSum.ts';

export interface CellStatistics {
  /** Number of cells with a number. */
  readonly count: number;
  /** Exact decimal text; blank if there is no number. */
  readonly sum: string;
  readonly average: string;
}

/**
 * Count, sum and average of the numbers among values, in exact decimals (D7); blank and unreadable ones are ignored.
 */
export function cellStatistics(values: Iterable<Value | undefined>, column?: CompiledColumn): CellStatistics {
  const running = new RunningSum(column, []);
  for (const value of values) running.add(value, 1);
  const { count } = running;
  return count === 0 ? { count, sum: '', average: '' } : { count, sum: running.sum(), average: running.average() };
}
