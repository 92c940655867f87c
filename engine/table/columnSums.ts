import type { CompiledColumn } from '../compiledPage.ts';
import type { Value } from '../values.ts';
import type { RowStore } from './rowStore.ts';
import { RunningSum } from './runningSum.ts';
import type { TableRow } from './tableModel.ts';

/** The statistics of the columns that have them, made when first asked for and kept from then on. */
export class ColumnSums {
  readonly #store: RowStore;
  readonly #columns: readonly CompiledColumn[];
  readonly #sums = new Map<string, RunningSum>();

  constructor(columns: readonly CompiledColumn[], store: RowStore) {
    this.#columns = columns;
    this.#store = store;
  }

  reset(): void {
    this.#sums.clear();
  }

  count(key: string, value: Value | undefined, sign: 1 | -1): void {
    this.#sums.get(key)?.add(value, sign);
  }

  countRow(row: TableRow, sign: 1 | -1): void {
    for (const [key, sum] of this.#sums) sum.add(row.values[key], sign);
  }

  of(key: string): RunningSum | undefined {
    const known = this.#sums.get(key);
    if (known !== undefined) return known;
    const column = this.#columns.find((candidate) => candidate.key === key);
    if (column === undefined) return undefined;
    const sum = new RunningSum(column, this.#store.values);
    this.#sums.set(key, sum);
    return sum;
  }
}
