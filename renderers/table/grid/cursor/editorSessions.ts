import type { CompiledColumn, TableRow, Values } from '../../../../engine/index.ts';
import { currentValues, withoutConcurrentEdits } from '../../../kit/keyboard/concurrentEdits.ts';
import type { CellEditorProps, Move, TablePorts, WidgetCellEditor } from '../cells/cellEditors.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import type { Rectangle } from '../cells/liveInput.ts';

/** A cell and the text typed into it. */
export interface TypedCell {
  readonly rowId: string;
  readonly key: string;
  readonly text: string;
}

/** An open React editor. */
export interface EditorSession {
  /** Serial number of the opening. */
  readonly number: number;
  readonly Component: WidgetCellEditor['Component'];
  /** The element over the cell in which the editor is mounted. */
  readonly host: HTMLElement;
  readonly props: CellEditorProps;
}

/** The cell of an open editor. */
export interface EditedCell {
  readonly record: TableRow;
  readonly columnOf: CompiledColumn;
  readonly label: string;
  readonly rectangle: Rectangle;
}

/** A cell with a pending value look-up. */
interface LeftCell extends EditedCell {
  /** Values of its row when it was left. */
  readonly before: Values;
  readonly keep: (row: TableRow, values: Values) => void;
}

export interface SessionOptions {
  readonly ports: TablePorts;
  /** Mounts the editor synchronously; null unmounts it. */
  readonly onSession: (session: EditorSession | null) => void;
  readonly onNotice: (text: string) => void;
}

export interface SessionEvents {
  /**
   * Returns the function that stores an editor's values; requested when the editor is left, called when they are known.
   */
  keeper(): (row: TableRow, values: Values) => void;
  /** As `keeper`, for a text in place of a value. */
  holder(): (row: TableRow, column: CompiledColumn, text: string) => void;
  /** A cell was left unchanged. */
  left(row: TableRow, key: string): void;
  /** The editor is closed; without `move` the focus is already elsewhere. */
  done(move: Move | undefined): void;
}

/** Opens and closes the React editor of a cell: one at a time. */
export class EditorSessions {
  readonly #surface: GridSurface;
  readonly #options: SessionOptions;
  readonly #events: SessionEvents;
  #session: EditorSession | null = null;
  #opened = 0;
  readonly #later = new Set<Promise<void>>();

  constructor(surface: GridSurface, options: SessionOptions, events: SessionEvents) {
    this.#surface = surface;
    this.#options = options;
    this.#events = events;
  }

  get isOpen(): boolean {
    return this.#session !== null;
  }

  open(cell: EditedCell, editor: WidgetCellEditor, initialText: string): void {
    const { frame, texts } = this.#surface;
    const { record, columnOf: column } = cell;
    this.#place(cell.rectangle);
    frame.editor.hidden = false;
    this.#opened += 1;
    const number = this.#opened;
    const ifOpen = (act: () => void): void => {
      if (this.#session?.number === number) act();
    };
    const value = record.values[column.key] ?? null;
    const props: CellEditorProps = {
      value,
      column,
      row: record.values,
      place: { model: this.#surface.model, rowId: record.id },
      text: texts.textOf(column, value),
      initialText: initialText === '' ? (this.#surface.model.heldAt(record.id, column.key)?.text ?? '') : initialText,
      label: cell.label,
      ports: this.#options.ports,
      commit: (values, move) => ifOpen(() => this.#finish(cell, { values, move })),
      commitLater: (text, values, move) => ifOpen(() => this.#finishLater(cell, { text, values, move })),
      hold: (text, move) => ifOpen(() => this.#leaveText(cell, { text, move })),
      cancel: (move) => ifOpen(() => this.#finish(cell, { values: null, move })),
      remember: (item) => {
        if (column.dictCode !== undefined) texts.remember(column.dictCode, item);
      },
    };
    this.#session = { number, Component: editor.Component, host: frame.editor, props };
    this.#options.onSession(this.#session);
  }

  #place({ left, top, width, height, isPinned = false }: Rectangle): void {
    const { style, classList } = this.#surface.frame.editor;
    classList.toggle('is-pinned', isPinned);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Follows the row of the open editor to its new position. */
  follow(rectangle: Rectangle): void {
    if (this.#session !== null) this.#place(rectangle);
  }

  /** Removes the editor without notifying it. `refocus`: returns the focus to the table's input. */
  end(refocus: boolean): void {
    if (this.#session === null) return;
    // From here on the editor's events are ignored: it loses the focus before it is unmounted, so that the focus never
    // moves to the document.
    this.#session = null;
    if (refocus) this.#surface.frame.input.focus({ preventScroll: true });
    this.#surface.frame.editor.hidden = true;
    this.#options.onSession(null);
  }

  #finish({ record, columnOf }: EditedCell, how: { values: Values | null; move: Move | undefined }): void {
    const keep = this.#events.keeper();
    this.end(how.move !== undefined);
    if (how.values === null) this.#events.left(record, columnOf.key);
    else keep(record, how.values);
    this.#events.done(how.move);
  }

  #leaveText({ record, columnOf }: EditedCell, { text, move }: { text: string; move: Move | undefined }): void {
    const hold = this.#events.holder();
    this.end(move !== undefined);
    hold(record, columnOf, text);
    this.#events.done(move);
  }

  #finishLater(cell: EditedCell, how: { text: string; values: Promise<Values | null>; move: Move | undefined }): void {
    const { id } = cell.record;
    const { key, title } = cell.columnOf;
    const { t } = this.#options.ports;
    const before = this.#standing(cell.record);
    const keep = this.#events.keeper();
    this.#surface.setPendingTexts([{ rowId: id, key, text: how.text }]);
    const settled = how.values
      .then((values) => (values === null ? t('dict.unknown', { title, text: how.text }) : values))
      .catch(() => t('dict.failed'))
      .then((known) => this.#settle({ ...cell, before, keep }, known));
    this.#later.add(settled);
    void settled.finally(() => this.#later.delete(settled));
    this.#finish(cell, { values: null, move: how.move });
  }

  /** Returns the current values of a row, including texts that are not resolved yet. */
  #standing({ id, values }: TableRow): Values {
    const { model } = this.#surface;
    return currentValues(
      model.columns.map(({ key }) => key),
      (key) => ({ value: values[key], text: model.heldAt(id, key) }),
    );
  }

  /** Handles the result of a look-up after its editor was left: the values, or the reason why there are none. */
  #settle({ record, columnOf, before, keep }: LeftCell, known: Values | string): void {
    this.#surface.setPendingTexts([{ rowId: record.id, key: columnOf.key, text: null }]);
    if (typeof known === 'string') {
      this.#options.onNotice(known);
      return;
    }
    const now = this.#surface.model.rowById(record.id);
    const late = withoutConcurrentEdits(known, before, now === undefined ? before : this.#standing(now));
    // When the cell was changed in the meantime, the whole earlier answer is ignored.
    if (columnOf.key in late) keep(record, late);
  }

  /** Waits for pending code look-ups. */
  async flush(): Promise<void> {
    await Promise.all(this.#later);
  }
}
