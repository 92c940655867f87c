import type { CompiledColumn, CompiledPage, Condition } from '../../language/compiled/compiledPage.ts';
import type { CompiledExpression, Scope } from '../../core/scope.ts';
import { Dependencies } from './dependencies.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

export const isTrue = (condition: Condition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

export const readsOf = (condition: Condition): CompiledExpression['reads'] =>
  typeof condition === 'boolean' ? [] : condition.reads;

export interface FieldConditions {
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  /** Shown with the required mark: because of a check or a condition, unless the field cannot be filled in. */
  readonly required: boolean;
}

/**
 * Whether a field cannot be filled in, because it is hidden or disabled by a condition. A permanently disabled one gets
 * its value otherwise.
 */
export const cannotBeFilled = (column: CompiledColumn, scope: Scope): boolean =>
  !isTrue(column.visible, scope) || (typeof column.disabled !== 'boolean' && isTrue(column.disabled, scope));

const evaluate = (column: CompiledColumn, scope: Scope): FieldConditions => ({
  visible: isTrue(column.visible, scope),
  disabled: isTrue(column.disabled, scope),
  readOnly: isTrue(column.readOnly ?? false, scope),
  required:
    !cannotBeFilled(column, scope) &&
    (isTrue(column.required, scope) || column.checks.some((check) => check.id === 'required')),
});

/** Cached conditions of the header fields, evaluated again only when a value that they read has changed. */
export class HeaderConditions {
  readonly #known = new Map<string, FieldConditions>();
  readonly #dependencies: Dependencies<string>;

  constructor(page: CompiledPage) {
    this.#dependencies = new Dependencies(
      page,
      page.columns.map((column) => ({
        target: column.key,
        reads: [...readsOf(column.visible), ...readsOf(column.disabled), ...readsOf(column.required)],
      })),
    );
  }

  of(column: CompiledColumn, scope: Scope): FieldConditions {
    const known = this.#known.get(column.key) ?? evaluate(column, scope);
    this.#known.set(column.key, known);
    return known;
  }

  forget(touched: ChangedPaths): void {
    for (const key of this.#dependencies.affectedBy(touched).keys()) this.#known.delete(key);
  }
}
