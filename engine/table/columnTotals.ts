import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { RowTotals } from '../core/scope.ts';
import type { Value, Values } from '../core/values.ts';
import { RowGroups } from './rowGroups.ts';
import type { RowStore } from './rowStore.ts';
import { RunningSum } from './runningSum.ts';

/** Aggregates of the rows, each created on first use and then updated incrementally. */
export class ColumnTotals implements RowTotals {
  readonly #store: Pick<RowStore, 'values'>;
  readonly #columns: ReadonlyMap<string, CompiledColumn>;
  readonly #sums = new Map<string, RunningSum>();
  readonly #groups = new Map<string, RowGroups>();

  /** `orderKey` is excluded: its values change without `set`. */
  constructor(columns: readonly CompiledColumn[], store: Pick<RowStore, 'values'>, orderKey?: string) {
    this.#store = store;
    this.#columns = new Map(columns.filter(({ key }) => key !== orderKey).map((column) => [column.key, column]));
  }

  reset(): void {
    this.#sums.clear();
    this.#groups.clear();
  }

  /** Sets the value of a cell. */
  set(row: Values, key: string, value: Value): void {
    const groups = this.#groups.size === 0 ? [] : [...this.#groups.values()].filter((group) => group.reads(key));
    this.#sums.get(key)?.add(row[key], -1);
    for (const group of groups) group.add(row, -1);
    row[key] = value;
    this.#sums.get(key)?.add(value, 1);
    for (const group of groups) group.add(row, 1);
  }

  countRow({ values }: { readonly values: Values }, sign: 1 | -1): void {
    for (const [key, sum] of this.#sums) sum.add(values[key], sign);
    for (const group of this.#groups.values()) group.add(values, sign);
  }

  of(key: string): RunningSum | undefined {
    const column = this.#columns.get(key);
    if (column === undefined) return undefined;
    return kept(this.#sums, key, () => new RunningSum(column, this.#store.values));
  }

  sum(key: string): string | undefined {
    return this.#isDecimal(key) ? this.of(key)?.exactSum() : undefined;
  }

  sumWhere(key: string, column: string, choice: string): string | undefined {
    return this.#isDecimal(key) ? this.#by(column, key)?.sumOf(choice) : undefined;
  }

  count(key: string): number | undefined {
    if (this.#isDecimal(key)) return this.of(key)?.count;
    const blank = this.countWhere(key, '');
    return blank === undefined ? undefined : this.#store.values.length - blank;
  }

  countWhere(column: string, choice: string): number | undefined {
    return this.#by(column)?.rowsOf(choice);
  }

  distinct(key: string): number | undefined {
    return this.#by(key)?.size;
  }

  #isDecimal(key: string): boolean {
    return this.#columns.get(key)?.valueType === 'decimal';
  }

  #by(key: string, summed?: string): RowGroups | undefined {
    const column = this.#columns.get(key);
    if (column === undefined || column.valueType === 'boolean') return undefined;
    const total = summed === undefined ? undefined : this.#columns.get(summed);
    const { values } = this.#store;
    return kept(this.#groups, `${key} ${summed ?? ''}`, () => new RowGroups(column, total, values));
  }
}

const kept = <T>(known: Map<string, T>, name: string, make: () => T): T => {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = make();
  known.set(name, made);
  return made;
};
