import { readDecimal, shortestDecimal } from '../core/decimals.ts';
import { isBlank, type Value, type Values } from '../core/values.ts';
import type { CompiledColumn } from '../language/compiled/compiledPage.ts';

/** Rows by value of a `unique` column. Blank cells do not count; 0 is a value (D20). */
export class UniqueValues {
  readonly key: string;
  readonly #decimal: boolean;
  /** Usually a single row, since values are rarely repeated. */
  readonly #holders = new Map<string, Values | Set<Values>>();

  constructor(column: CompiledColumn, rows: readonly Values[]) {
    this.key = column.key;
    this.#decimal = column.valueType === 'decimal';
    for (const row of rows) this.add(row, row[column.key]);
  }

  /** Returns a key that is the same for equal values: decimals compare as numbers. */
  #nameOf(value: Value | undefined): string | undefined {
    if (isBlank(value)) return undefined;
    if (!this.#decimal) return String(value);
    const decimal = readDecimal(value);
    return decimal === undefined ? String(value) : shortestDecimal(decimal);
  }

  /** Returns the only previous row with the value, which has to be checked again. */
  add(row: Values, value: Value | undefined): Values | undefined {
    const name = this.#nameOf(value);
    if (name === undefined) return undefined;
    const held = this.#holders.get(name);
    if (held instanceof Set) held.add(row);
    else if (held === undefined) this.#holders.set(name, row);
    else if (held !== row) {
      this.#holders.set(name, new Set([held, row]));
      return held;
    }
    return undefined;
  }

  /** Returns the only remaining row with the value. */
  drop(row: Values, value: Value | undefined): Values | undefined {
    const name = this.#nameOf(value);
    if (name === undefined) return undefined;
    const held = this.#holders.get(name);
    if (held === row) this.#holders.delete(name);
    if (!(held instanceof Set) || !held.delete(row) || held.size > 1) return undefined;
    const [last] = held;
    if (last !== undefined) this.#holders.set(name, last);
    return last;
  }

  isRepeated(value: Value | undefined): boolean {
    const name = this.#nameOf(value);
    return name !== undefined && this.#holders.get(name) instanceof Set;
  }
}
