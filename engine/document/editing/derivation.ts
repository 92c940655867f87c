import type { CompiledColumn, CompiledPage } from '../../language/compiled/compiledPage.ts';
import { readDecimal } from '../../core/decimals.ts';
import type { Result, Scope } from '../../core/scope.ts';
import type { CellValue } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { isTrue, readsOf } from '../validation/conditions.ts';
import { Dependencies, type AffectedRows, type Reader } from '../validation/dependencies.ts';
import { sameValue } from '../record/equality.ts';
import type { Command } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { ValuePlace, Step } from './step.ts';
import { pathsChangedBy, type ChangedPaths } from '../record/changedPaths.ts';

/** Computed values settle in as many rounds as they depend on each other; limits cycles, which the compiler rejects. */
const MAX_ROUNDS = 50;

/** A column whose value is derived from others: computed, or cleared while it is disabled. */
interface Target {
  readonly column: CompiledColumn;
  readonly detail?: string;
}

const isDerived = (column: CompiledColumn): boolean =>
  column.compute !== undefined || (column.whenDisabled === 'clear' && column.disabled !== false);

const readerOf = (column: CompiledColumn, detail?: string): Reader<Target> => {
  // Input into a field that is computed or cleared is corrected immediately; a suggestion leaves it.
  const own =
    column.compute?.mode === 'suggest' && column.whenDisabled === 'keep'
      ? []
      : [detail === undefined ? ['$values', column.key] : ['$row', column.key]];
  const target = detail === undefined ? { column } : { column, detail };
  const disabled = column.whenDisabled === 'clear' ? readsOf(column.disabled) : [];
  return { ...target, target, reads: [...(column.compute?.value.reads ?? []), ...disabled, ...own] };
};

const toValue = (column: CompiledColumn, result: Result): Value =>
  column.valueType === 'decimal' ? (readDecimal(result) ?? result ?? null) : (result ?? null);

export type OnCommand = (command: Command, inverse: Command) => void;

/** Derives values after a change: computed values, and fields that are cleared because they became disabled. */
export class Derivation {
  readonly #state: RecordState;
  readonly #dependencies: Dependencies<Target>;

  constructor(page: CompiledPage, state: RecordState) {
    this.#state = state;
    this.#dependencies = new Dependencies(page, [
      ...page.columns.filter(isDerived).map((column) => readerOf(column)),
      ...page.details.flatMap((detail) =>
        detail.columns.filter(isDerived).map((column) => readerOf(column, detail.key)),
      ),
    ]);
  }

  /** Applies the consequences of the changes, records them in the step, and calls `onCommand` after each command. */
  follow(step: Step, changes: readonly ChangedPaths[], onCommand: OnCommand): void {
    let pending = changes;
    for (let round = 0; pending.length > 0 && round < MAX_ROUNDS; round += 1) {
      const commands = this.#consequences(step, pending);
      for (const command of commands) {
        const inverse = this.#state.apply(command);
        step.note(command, inverse, 'derivation');
        onCommand(command, inverse);
      }
      pending = commands.flatMap(pathsChangedBy);
    }
  }

  #consequences(step: Step, changes: readonly ChangedPaths[]): readonly Command[] {
    const header: Values = {};
    const cells = new Map<string, CellValue[]>();
    for (const [target, rows] of this.#affected(changes)) {
      const { column, detail } = target;
      if (detail === undefined) {
        const value = this.#next(step, column, { key: column.key });
        if (value !== undefined) header[column.key] = value;
        continue;
      }
      const changed = cells.get(detail) ?? [];
      cells.set(detail, changed);
      for (const rowId of this.#rowIds(detail, rows)) {
        const value = this.#next(step, column, { key: column.key, row: { detail, id: rowId } });
        if (value !== undefined) changed.push({ rowId, key: column.key, value });
      }
    }
    const commands: Command[] = [...cells]
      .filter(([, changed]) => changed.length > 0)
      .map(([detail, changed]) => ({ kind: 'detail', detail, change: { kind: 'set', cells: changed } }));
    return Object.keys(header).length > 0 ? [{ kind: 'set', values: header }, ...commands] : commands;
  }

  #affected(changes: readonly ChangedPaths[]): ReadonlyMap<Target, AffectedRows> {
    const affected = new Map<Target, AffectedRows>();
    for (const touched of changes)
      for (const [target, rows] of this.#dependencies.affectedBy(touched)) {
        const known = affected.get(target);
        if (rows === 'all' || known === undefined) affected.set(target, rows);
        else if (known !== 'all') for (const rowId of rows) known.add(rowId);
      }
    return affected;
  }

  #rowIds(detail: string, rows: AffectedRows): readonly string[] {
    if (rows !== 'all') return [...rows];
    const model = this.#state.model(detail);
    return Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id);
  }

  /** Returns the new value of the place, or undefined to leave it. */
  #next(step: Step, column: CompiledColumn, place: ValuePlace): Value | undefined {
    const row = place.row && this.#state.row(place.row.detail, place.row.id)?.values;
    if (place.row && !row) return undefined;
    const scope = row ? this.#state.rowScope(row) : this.#state.scope;
    const current = row ? (row[column.key] ?? null) : this.#state.value(column.key);
    if (column.whenDisabled === 'clear' && isTrue(column.disabled, scope)) return isBlank(current) ? undefined : null;
    if (!column.compute) return undefined;
    const next = toValue(column, column.compute.value.evaluate(scope));
    if (sameValue(column.valueType, current, next)) return undefined;
    return column.compute.mode === 'always' || mayReplace(step, { column, place, current }) ? next : undefined;
  }
}

interface Suggested {
  readonly column: CompiledColumn;
  readonly place: ValuePlace;
  readonly current: Value;
}

/**
 * A suggestion replaces a blank or the previous suggestion, which is the value that the expression had before the step.
 * So undo, a reload and another window need not remember who wrote a value.
 */
const mayReplace = (step: Step, { column, place, current }: Suggested): boolean => {
  if (!step.suggests) return false;
  if (isBlank(current) || step.wasDerived(place)) return true;
  if (step.wasTyped(place)) return false;
  const before: Scope | undefined = step.scopeBefore(place.row);
  const suggestion = before && column.compute?.value.evaluate(before);
  return !isBlank(suggestion) && sameValue(column.valueType, current, toValue(column, suggestion ?? undefined));
};
