import {
  sameValue,
  type CellValue,
  type CompiledColumn,
  type TableChange,
  type TableModel,
  type TableRow,
  type Value,
} from '../../../../engine/index.ts';

/** A cell has another value than before (contract §9.2). */
export interface ValueChangeEvent {
  readonly type: CompiledColumn['type'];
  readonly value: Value;
  readonly oldValue: Value;
  readonly column: CompiledColumn;
  readonly row: TableRow;
  readonly rowIndex: number;
  /** By the page, through `setValues`. */
  readonly isSetValues?: true;
}

interface Changed {
  readonly cell: CellValue;
  readonly isSetValues: boolean;
}

/** What the cells held before, oldest first; rows that came or went are no cells. */
function* cellsBefore(inverse: TableChange): Generator<CellValue> {
  if (inverse.kind === 'set') yield* [...inverse.cells].reverse();
  if (inverse.kind === 'batch') for (const change of [...inverse.changes].reverse()) yield* cellsBefore(change);
}

/**
 * Collects which cells change, in whatever way: typing, paste, fill, what is computed, undo. Told when the act is over and
 * its consequences are in, so that a listener may change cells itself; a cell once for all that happened in one act, and
 * not at all when it holds again what it held.
 */
export class ValueEvents {
  readonly #model: TableModel;
  readonly #tell: (event: ValueChangeEvent) => void;
  readonly #changed = new Map<string, Changed>();
  readonly #unsubscribe: () => void;
  #bySetValues = false;

  constructor(model: TableModel, tell: (event: ValueChangeEvent) => void) {
    this.#model = model;
    this.#tell = tell;
    this.#unsubscribe = model.subscribe(({ inverse }) => this.#note(inverse));
  }

  dispose(): void {
    this.#unsubscribe();
  }

  /** What changes meanwhile is the page's doing. */
  asSetValues(act: () => void): void {
    this.#bySetValues = true;
    try {
      act();
    } finally {
      this.#bySetValues = false;
    }
  }

  #note(inverse: TableChange | undefined): void {
    if (inverse === undefined) return;
    const isFirst = this.#changed.size === 0;
    for (const cell of cellsBefore(inverse)) {
      const name = `${cell.rowId}\n${cell.key}`;
      if (!this.#changed.has(name)) this.#changed.set(name, { cell, isSetValues: this.#bySetValues });
    }
    if (isFirst && this.#changed.size > 0) queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    const columns = new Map(this.#model.columns.map((column) => [column.key, column]));
    for (const { cell, isSetValues } of changed) {
      const row = this.#model.rowById(cell.rowId);
      const column = columns.get(cell.key);
      if (row === undefined || column === undefined) continue;
      const value = row.values[cell.key] ?? null;
      if (sameValue(column.valueType, cell.value, value)) continue;
      const { type } = column;
      const rowIndex = this.#model.indexOf(row.id);
      const event = { type, value, oldValue: cell.value, column, row, rowIndex };
      this.#tell(isSetValues ? { ...event, isSetValues } : event);
    }
  }
}
