import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import { shortestDecimal } from '../core/decimals.ts';
import { READERS, type Values } from '../core/values.ts';
import { RunningSum } from './runningSum.ts';

interface Group {
  rows: number;
  readonly sum: RunningSum;
}

/** Rows grouped by the value of a column, updated incrementally: their number, and the sum of another column. */
export class RowGroups {
  readonly #column: CompiledColumn;
  readonly #summed: CompiledColumn | undefined;
  readonly #groups = new Map<string, Group>();

  constructor(column: CompiledColumn, summed: CompiledColumn | undefined, rows: readonly Values[]) {
    this.#column = column;
    this.#summed = summed;
    for (const row of rows) this.add(row, 1);
  }

  reads(key: string): boolean {
    return this.#column.key === key || this.#summed?.key === key;
  }

  /** Adds (`1`) or removes (`-1`) a row with its current values. */
  add(row: Values, sign: 1 | -1): void {
    const choice = this.#choiceOf(row);
    const group = this.#groups.get(choice) ?? { rows: 0, sum: new RunningSum(undefined, []) };
    group.rows += sign;
    if (this.#summed !== undefined) group.sum.add(row[this.#summed.key], sign);
    if (group.rows === 0) this.#groups.delete(choice);
    else this.#groups.set(choice, group);
  }

  /** Number of rows with the choice; '' means blank. */
  rowsOf(choice: string): number {
    return this.#groups.get(choice)?.rows ?? 0;
  }

  sumOf(choice: string): string {
    return this.#groups.get(choice)?.sum.exactSum() ?? '0';
  }

  /** Number of different values. */
  get size(): number {
    return this.#groups.size - (this.#groups.has('') ? 1 : 0);
  }

  #choiceOf(row: Values): string {
    const { key, valueType } = this.#column;
    const text = String(READERS[valueType](Object.hasOwn(row, key) ? row[key] : undefined) ?? '');
    return valueType === 'decimal' && text !== '' ? shortestDecimal(text) : text;
  }
}
