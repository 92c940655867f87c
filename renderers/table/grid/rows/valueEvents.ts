import {
  sameValue,
  type CellValue,
  type CompiledColumn,
  type TableChange,
  type TableModel,
  type TableRow,
  type Value,
} from '../../../../engine/index.ts';

/** The value of a cell has changed (contract §9.2). */
export interface ValueChangeEvent {
  readonly type: CompiledColumn['type'];
  readonly value: Value;
  readonly oldValue: Value;
  readonly column: CompiledColumn;
  readonly row: TableRow;
  readonly rowIndex: number;
  /** Changed by the page, through `setValues`. */
  readonly isSetValues?: true;
}

interface Changed {
  readonly cell: CellValue;
  readonly isSetValues: boolean;
}

/** Yields the previous values of cells, oldest first; added or removed rows are not included. */
function* cellsBefore(inverse: TableChange): Generator<CellValue> {
  if (inverse.kind === 'set') yield* [...inverse.cells].reverse();
  if (inverse.kind === 'batch') for (const change of [...inverse.changes].reverse()) yield* cellsBefore(change);
}

/**
 * Collects changed cells of any origin: typing, paste, fill, computation, undo. Events are sent after the act and its
 * consequences, so that a listener may change cells itself; one event per cell and act, and none when the cell has its
 * previous value again.
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

  /** Attributes changes made by `act` to the page. */
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
