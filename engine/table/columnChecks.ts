import type { CellCheck, CompiledColumn, Condition } from '../language/compiled/compiledPage.ts';
import type { Moment } from '../core/findings.ts';
import type { Scope } from '../core/scope.ts';
import { isBlank, type Value, type Values } from '../core/values.ts';
import type { UniqueValues } from './uniqueValues.ts';

/** The first failing check of a cell. One object per check, shared by all cells. */
export interface FailedCheck {
  readonly column: CompiledColumn;
  readonly checkId: string;
  readonly at: Moment;
  readonly message: string;
  /** The value is missing, not invalid. */
  readonly missing: boolean;
}

interface Step {
  readonly test: CellCheck['test'];
  readonly isUnique: boolean;
  readonly failure: FailedCheck;
}

/** Returns the scope of expressions for a row. */
export type RowScope = (row: Values) => Scope;

const REQUIRED = 'required';
const UNIQUE = 'unique';

const stepOf = (column: CompiledColumn, check: CellCheck): Step => ({
  test: check.test,
  isUnique: check.id === UNIQUE,
  failure: {
    column,
    checkId: check.id,
    at: check.at,
    message: check.message,
    missing: check.id === REQUIRED,
  },
});

const holds = (condition: Condition, scope: () => Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope()) === true;

/** The compiled checks of one column, separately for blank and for other cells. */
export class ColumnChecks {
  readonly column: CompiledColumn;
  readonly isUnique: boolean;
  /** Whether any check can fail. */
  readonly isChecked: boolean;
  /** Whether the result depends on conditions that read other fields, so that `failureOf` is not sufficient. */
  readonly isConditional: boolean;
  unique: UniqueValues | undefined;
  readonly #missing: readonly Step[];
  readonly #filled: readonly Step[];
  readonly #required: FailedCheck;

  constructor(column: CompiledColumn) {
    this.column = column;
    const steps = column.checks.map((check) => stepOf(column, check));
    const missing = steps.filter((step) => step.failure.missing);
    this.#required = missing[0]?.failure ?? {
      column,
      checkId: REQUIRED,
      at: 'submit',
      message: column.requiredMessage,
      missing: true,
    };
    if (column.required === true && missing.length === 0) {
      missing.push({ test: () => false, isUnique: false, failure: this.#required });
    }
    this.#missing = missing;
    this.#filled = steps;
    this.isUnique = steps.some((step) => step.isUnique);
    this.isConditional =
      typeof column.required !== 'boolean' ||
      typeof column.disabled !== 'boolean' ||
      typeof column.visible !== 'boolean';
    this.isChecked = column.visible !== false && (steps.length > 0 || column.required !== false);
  }

  /** Returns the first failing check at `submit`, which includes those at `save`; with `save` only the latter. */
  failureOf(value: Value | undefined, row: Values, at: Moment = 'submit'): FailedCheck | undefined {
    const cell = value ?? null;
    const steps = isBlank(cell) ? this.#missing : this.#filled;
    for (let index = 0; index < steps.length; index += 1) {
      const step = steps[index];
      if (step === undefined || (at === 'save' && step.failure.at === 'submit')) continue;
      if (step.isUnique ? this.unique?.isRepeated(cell) === true : !step.test(cell, row)) return step.failure;
    }
    return undefined;
  }

  /** Like `failureOf`, with the conditions of the column: hidden cells pass, disabled ones may be blank. */
  conditionalFailureOf(row: Values, rowScope: RowScope, at: Moment = 'submit'): FailedCheck | undefined {
    const { column } = this;
    const value = row[column.key];
    const scope = (): Scope => rowScope(row);
    if (!holds(column.visible, scope)) return undefined;
    if (isBlank(value) && typeof column.disabled !== 'boolean' && holds(column.disabled, scope)) return undefined;
    const failure = this.failureOf(value, row, at);
    if (failure !== undefined || !isBlank(value) || at === 'save') return failure;
    return holds(column.required, scope) ? this.#required : undefined;
  }
}
