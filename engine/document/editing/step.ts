import type { Scope } from '../../core/scope.ts';
import type { Values } from '../../core/values.ts';
import type { Command, LogEntry } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import { singleChanges, pathsChangedBy } from '../record/changedPaths.ts';

/** A place in the record: a header field, or with `row` a cell. */
export interface ValuePlace {
  readonly key: string;
  readonly row?: { readonly detail: string; readonly id: string };
}

const nameOf = ({ key, row }: ValuePlace): string => (row ? `${row.detail} ${row.id} ${key}` : key);

/** An undo step being built: the commands so far, and the record before them. */
export class Step {
  readonly suggests: boolean;
  readonly #state: RecordState;
  readonly #valuesBefore: Values;
  /** Rows that the step changed or removed, in their state before it, by detail and id; null for rows that it added. */
  readonly #rowsBefore = new Map<string, Map<string, Values | null>>();
  readonly #commands: Command[] = [];
  readonly #inverse: Command[] = [];
  readonly #typed = new Set<string>();
  readonly #derived = new Set<string>();

  /** Must be created before the first change. `suggests`: whether suggestions are made in this step. */
  constructor(state: RecordState, suggests = true) {
    this.#state = state;
    this.#valuesBefore = state.values;
    this.suggests = suggests;
  }

  /** Records a command that has just been executed. */
  note(command: Command, inverse: Command, by: 'staff' | 'derivation'): void {
    this.#commands.push(command);
    this.#inverse.unshift(inverse);
    this.#rememberRows(command, inverse);
    const names = by === 'staff' ? this.#typed : this.#derived;
    for (const touched of pathsChangedBy(command)) {
      if (touched.kind === 'header') for (const key of touched.keys) names.add(nameOf({ key }));
      if (touched.kind === 'cells')
        for (const [id, keys] of touched.cells)
          for (const key of keys) names.add(nameOf({ key, row: { detail: touched.detail, id } }));
    }
  }

  wasTyped(place: ValuePlace): boolean {
    return this.#typed.has(nameOf(place));
  }

  wasDerived(place: ValuePlace): boolean {
    return this.#derived.has(nameOf(place));
  }

  /** Returns the scope of expressions before the step; undefined for a row that did not exist. */
  scopeBefore(row?: { readonly detail: string; readonly id: string }): Scope | undefined {
    const scope: Scope = { values: this.#valuesBefore, details: this.#detailsBefore(), user: this.#state.scope.user };
    if (!row) return scope;
    const remembered = this.#rowsBefore.get(row.detail)?.get(row.id);
    const values = remembered === undefined ? this.#state.row(row.detail, row.id)?.values : remembered;
    return values ? { ...scope, row: values } : undefined;
  }

  entry(label: string): LogEntry {
    return { label, commands: [...this.#commands], inverse: [...this.#inverse] };
  }

  /** Goes from the last part to the first, so that a row changed twice has its state before both. */
  #rememberRows(command: Command, inverse: Command): void {
    if (command.kind !== 'detail' || inverse.kind !== 'detail') return;
    const rows = this.#rowsBefore.get(command.detail) ?? new Map<string, Values | null>();
    this.#rowsBefore.set(command.detail, rows);
    const older = new Set(rows.keys());
    const remember = (id: string, values: Values | null): void => {
      if (!older.has(id)) rows.set(id, values);
    };
    for (const { change, inverse: back } of [...singleChanges(command.change, inverse.change)].reverse()) {
      if (change.kind === 'insert') for (const { row } of change.rows) remember(row.id, null);
      if (back.kind === 'insert') for (const { row } of back.rows) remember(row.id, { ...row.values });
      if (back.kind === 'set')
        for (const { rowId, key, value } of back.cells)
          remember(rowId, { ...(rows.get(rowId) ?? this.#state.row(command.detail, rowId)?.values), [key]: value });
    }
  }

  /**
   * Returns the rows before the step; their order may differ, which no list function depends on. Built only on demand.
   */
  #detailsBefore(): Scope['details'] {
    const details: Record<string, readonly Values[]> = {};
    for (const [key, model] of this.#state.models)
      Object.defineProperty(details, key, { enumerable: true, get: () => this.#rowsBeforeOf(key, model.rowCount) });
    return details;
  }

  #rowsBeforeOf(detail: string, rowCount: number): readonly Values[] {
    const model = this.#state.model(detail);
    const remembered = this.#rowsBefore.get(detail) ?? new Map<string, Values | null>();
    const before = [...remembered].flatMap(([, values]) => (values ? [values] : []));
    for (let index = 0; index < rowCount; index += 1) {
      const row = model.rowAt(index);
      if (!remembered.has(row.id)) before.push(row.values);
    }
    return before;
  }
}
