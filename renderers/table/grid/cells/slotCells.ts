import type { ComponentType } from 'react';
import type { CompiledColumn, Value, Values } from '../../../../engine/index.ts';

/** Props of a `slot` column's renderer. */
export interface CellSlotProps {
  readonly value: Value;
  readonly column: CompiledColumn;
  readonly rowId: string;
  readonly row: Values;
  readonly readOnly: boolean;
  /** Sets fields of the row as one undo step. */
  readonly commit: (values: Values) => void;
}

/** Renderers of `slot` columns by name. */
export type CellSlots = Readonly<Record<string, ComponentType<CellSlotProps>>>;

/** A visible slot cell. */
export interface SlotCell {
  readonly rowId: string;
  /** A copy: the table mutates its rows. */
  readonly row: Values;
  readonly column: CompiledColumn;
  readonly readOnly: boolean;
}

type Listener = () => void;

/** The rendered slot cells, by the element that their renderer fills. */
export class SlotCells {
  #cells: ReadonlyMap<HTMLElement, SlotCell> = new Map();
  readonly #listeners = new Set<Listener>();

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<HTMLElement, SlotCell> => this.#cells;

  /** Null: the element no longer shows a slot cell. */
  set(host: HTMLElement, cell: SlotCell | null): void {
    const before = this.#cells.get(host);
    if (cell === null ? before === undefined : before !== undefined && isSame(before, cell)) return;
    const cells = new Map(this.#cells);
    if (cell === null) cells.delete(host);
    else cells.set(host, cell);
    this.#tell(cells);
  }

  clear(): void {
    if (this.#cells.size > 0) this.#tell(new Map());
  }

  #tell(cells: ReadonlyMap<HTMLElement, SlotCell>): void {
    this.#cells = cells;
    for (const listener of this.#listeners) listener();
  }
}

const haveSameValues = (one: Values, other: Values): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

const isSame = (one: SlotCell, other: SlotCell): boolean =>
  one.rowId === other.rowId &&
  one.column === other.column &&
  one.readOnly === other.readOnly &&
  haveSameValues(one.row, other.row);
