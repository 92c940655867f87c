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
  /** Shown with the mark of a required field: by a check or by its condition, unless nothing can be typed into it. */
  readonly required: boolean;
}

/** Nothing can be asked for in a field that is out of sight, or closed for now. One closed for good is filled otherwise. */
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

/** The conditions of the header's fields, evaluated again only when something they read has changed. */
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
