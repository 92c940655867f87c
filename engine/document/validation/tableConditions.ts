import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import { isTrue, readsOf } from './conditions.ts';
import { Dependencies } from './dependencies.ts';
import type { RecordState } from '../record/recordState.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

/**
 * Refreshes the tables when something outside of a row changes the conditions of its cells: a header field, a sum,
 * read-only.
 */
export class TableConditions {
  readonly #state: RecordState;
  readonly #dependencies: Dependencies<string>;
  readonly #due = new Set<string>();

  constructor(page: CompiledPage, state: RecordState) {
    this.#state = state;
    this.#dependencies = new Dependencies(
      page,
      page.details.map((detail) => ({
        target: detail.key,
        reads: detail.columns
          .flatMap((column) => [column.visible, column.disabled, column.required].flatMap(readsOf))
          .filter(([root]) => root !== '$row'),
      })),
    );
    for (const model of state.models.values()) model.readOnly = this.isReadOnly;
  }

  get isReadOnly(): boolean {
    return isTrue(this.#state.page.form.readOnly, this.#state.scope);
  }

  mark(touched: ChangedPaths): void {
    for (const detail of this.#dependencies.affectedBy(touched).keys()) this.#due.add(detail);
  }

  refresh(): void {
    const { isReadOnly } = this;
    for (const [detail, model] of this.#state.models) {
      if (model.readOnly === isReadOnly && !this.#due.has(detail)) continue;
      model.readOnly = isReadOnly;
      model.refresh();
    }
    this.#due.clear();
  }
}
