import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Moment } from '../core/findings.ts';
import type { Value, Values } from '../core/values.ts';
import { ColumnChecks, type FailedCheck, type RowScope } from './columnChecks.ts';
import type { RowStore, StoredRow } from './rowStore.ts';
import type { TableRow } from './tableModel.ts';
import { UniqueValues } from './uniqueValues.ts';

const NONE: readonly FailedCheck[] = [];

interface CountedCell {
  /** The row with the value. */
  readonly row: Values;
  readonly key: string;
  readonly value: Value | undefined;
  readonly sign: 1 | -1;
}

/**
 * Validates cells: lazily for displayed rows, or all at once; after that a change costs only its row and rows with the
 * same unique value.
 */
export class CellChecks {
  readonly #store: RowStore;
  readonly #rowScope: RowScope;
  readonly #columns: readonly ColumnChecks[];
  readonly #byKey: ReadonlyMap<string, ColumnChecks>;
  readonly #unique: readonly ColumnChecks[];
  /** Every row has been checked: rows without `failures` are valid. */
  #complete = false;
  readonly #badRows = new Set<StoredRow>();

  constructor(columns: readonly CompiledColumn[], store: RowStore, rowScope: RowScope) {
    this.#store = store;
    this.#rowScope = rowScope;
    this.#columns = columns.map((column) => new ColumnChecks(column)).filter((checks) => checks.isChecked);
    this.#byKey = new Map(this.#columns.map((checks) => [checks.column.key, checks]));
    this.#unique = this.#columns.filter((checks) => checks.isUnique);
  }

  get isConditional(): boolean {
    return this.#columns.some((checks) => checks.isConditional);
  }

  /** Discards results; with `values`, the unique values as well. */
  reset(scope: 'judgement' | 'values'): void {
    this.#complete = false;
    this.#badRows.clear();
    this.#store.forEachKnown((row) => {
      row.failures = null;
    });
    if (scope === 'values') for (const checks of this.#unique) checks.unique = undefined;
  }

  /** Collects unique values on first use. Returns whether it did so now. */
  collectUnique(key?: string): boolean {
    let collected = false;
    for (const checks of this.#unique) {
      if (checks.unique !== undefined || (key !== undefined && checks.column.key !== key)) continue;
      checks.unique = new UniqueValues(checks.column, this.#store.values);
      collected = true;
    }
    if (collected) this.reset('judgement');
    return collected;
  }

  /**
   * Counts a value that is added (`1`) or removed (`-1`); adds to `partners` the other rows that have to be checked
   * again.
   */
  count({ row, key, value, sign }: CountedCell, partners: Set<Values>): void {
    const unique = this.#byKey.get(key)?.unique;
    if (unique === undefined) return;
    const partner = sign === 1 ? unique.add(row, value) : unique.drop(row, value);
    if (partner !== undefined) partners.add(partner);
  }

  countRow({ values }: TableRow, sign: 1 | -1, partners: Set<Values>): void {
    for (const { column } of this.#unique) {
      this.count({ row: values, key: column.key, value: values[column.key], sign }, partners);
    }
  }

  /** Marks a row for another check: immediately if all rows are checked, otherwise on demand. */
  invalidate(row: StoredRow): void {
    row.failures = null;
    if (!this.#complete) return;
    row.failures = this.#judge(row);
    if (row.failures.length > 0) this.#badRows.add(row);
    else this.#badRows.delete(row);
  }

  forget(rowIds: ReadonlySet<string>): void {
    for (const row of this.#badRows) if (rowIds.has(row.id)) this.#badRows.delete(row);
  }

  failuresOf(row: StoredRow): readonly FailedCheck[] {
    row.failures ??= this.#complete ? NONE : this.#judge(row);
    return row.failures;
  }

  /**
   * Returns the check that a value would fail in this row. In a unique column, the row's own value is not a duplicate.
   */
  judgeValue(row: StoredRow, key: string, value: Value): FailedCheck | undefined {
    const checks = this.#byKey.get(key);
    if (checks === undefined) return undefined;
    const { unique } = checks;
    const own = row.values;
    if (unique === undefined) return this.#failureIn(checks, { ...own, [key]: value });
    unique.add(own, value);
    const failure = this.#failureIn(checks, { ...own, [key]: value });
    unique.drop(own, value);
    unique.add(own, own[key]);
    return failure;
  }

  #failureIn(checks: ColumnChecks, values: StoredRow['values'], at: Moment = 'submit'): FailedCheck | undefined {
    return checks.isConditional
      ? checks.conditionalFailureOf(values, this.#rowScope, at)
      : checks.failureOf(values[checks.column.key], values, at);
  }

  #judge(row: StoredRow): readonly FailedCheck[] {
    let failures: FailedCheck[] | undefined;
    for (const checks of this.#columns) {
      const failure = this.#failureIn(checks, row.values);
      if (failure !== undefined) (failures ??= []).push(failure);
    }
    return failures ?? NONE;
  }

  /** Checks every row, column by column. */
  complete(): void {
    this.collectUnique();
    if (this.#complete) return;
    const bad = new Map<number, FailedCheck[]>();
    for (const checks of this.#columns) this.#pass(checks, bad);
    for (const [index, failures] of bad) {
      const row = this.#store.at(index);
      row.failures = failures;
      this.#badRows.add(row);
    }
    this.#complete = true;
  }

  #pass(checks: ColumnChecks, bad: Map<number, FailedCheck[]>): void {
    const { values } = this.#store;
    const { isConditional } = checks;
    const { key } = checks.column;
    for (let index = 0; index < values.length; index += 1) {
      const row = values[index];
      if (row === undefined) continue;
      const failure = isConditional
        ? checks.conditionalFailureOf(row, this.#rowScope)
        : checks.failureOf(row[key], row);
      if (failure === undefined) continue;
      const failures = bad.get(index);
      if (failures === undefined) bad.set(index, [failure]);
      else failures.push(failure);
    }
  }

  /** Visits every invalid cell of that moment, rows in no particular order. */
  forEachBad(at: Moment, visit: (row: StoredRow, failure: FailedCheck) => void): void {
    this.complete();
    for (const row of this.#badRows) {
      for (const failure of row.failures ?? NONE) {
        const counted = at === 'submit' || failure.at === 'save' ? failure : this.#atSave(row, failure.column.key);
        if (counted !== undefined) visit(row, counted);
      }
    }
  }

  #atSave(row: StoredRow, key: string): FailedCheck | undefined {
    const checks = this.#byKey.get(key);
    return checks === undefined ? undefined : this.#failureIn(checks, row.values, 'save');
  }
}
