import { readDecimal, shortestDecimal } from '../decimals.ts';
import { isBlank, type Value, type Values } from '../values.ts';
import type { CompiledColumn } from '../compiledPage.ts';

/** How often each value of a `unique` column occurs. Blank cells do not count; 0 is a value (D20). */
export class UniqueValues {
  readonly key: string;
  readonly #decimal: boolean;
  readonly #counts = new Map<string, number>();

  constructor(column: CompiledColumn, rows: readonly Values[]) {
    this.key = column.key;
    this.#decimal = column.valueType === 'decimal';
    for (const row of rows) this.add(row[column.key]);
  }

  /** The same for values that count as equal: decimals compare as numbers. */
  nameOf(value: Value | undefined): string | undefined {
    if (isBlank(value)) return undefined;
    if (!this.#decimal) return String(value);
    const decimal = readDecimal(value);
    return decimal === undefined ? String(value) : shortestDecimal(decimal);
  }

  /** Returns the value's name when one occurrence became two, so that its partner is to be judged anew. */
  add(value: Value | undefined): string | undefined {
    const name = this.nameOf(value);
    if (name === undefined) return undefined;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count === 2 ? name : undefined;
  }

  /** Returns the value's name when two occurrences became one. */
  drop(value: Value | undefined): string | undefined {
    const name = this.nameOf(value);
    if (name === undefined) return undefined;
    const count = (this.#counts.get(name) ?? 0) - 1;
    if (count <= 0) this.#counts.delete(name);
    else this.#counts.set(name, count);
    return count === 1 ? name : undefined;
  }

  count(value: Value | undefined): number {
    const name = this.nameOf(value);
    return name === undefined ? 0 : (this.#counts.get(name) ?? 0);
  }

  isRepeated(value: Value | undefined): boolean {
    return this.count(value) > 1;
  }
}
