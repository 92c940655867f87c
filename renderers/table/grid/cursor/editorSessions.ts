import type { CompiledColumn, TableRow, Values } from '../../../../engine/index.ts';
import { currentValues, withoutConcurrentEdits } from '../../../kit/keyboard/concurrentEdits.ts';
import type { CellEditorProps, Move, TablePorts, WidgetCellEditor } from '../cells/cellEditors.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import type { Rectangle } from '../cells/liveInput.ts';

/** A cell, and what is typed into it. */
export interface TypedCell {
  readonly rowId: string;
  readonly key: string;
  readonly text: string;
}

/** A React editor at work. */
export interface EditorSession {
  /** Tells one opening from the next. */
  readonly number: number;
  readonly Component: WidgetCellEditor['Component'];
  /** The element over the cell that it is mounted in. */
  readonly host: HTMLElement;
  readonly props: CellEditorProps;
}

/** The cell that an editor is opened for. */
export interface EditedCell {
  readonly record: TableRow;
  readonly columnOf: CompiledColumn;
  readonly label: string;
  readonly rectangle: Rectangle;
}

/** A cell whose values are still being looked up. */
interface LeftCell extends EditedCell {
  /** Its row when it was left. */
  readonly before: Values;
  readonly keep: (row: TableRow, values: Values) => void;
}

export interface SessionOptions {
  readonly ports: TablePorts;
  /** Mounts the editor before it returns; null takes it away. */
  readonly onSession: (session: EditorSession | null) => void;
  readonly onNotice: (text: string) => void;
}

export interface SessionEvents {
  /** Takes the values that an editor leaves behind; asked for when it is left, called when they are known. */
  keeper(): (row: TableRow, values: Values) => void;
  /** As `keeper`, for a text that stands in place of a value. */
  holder(): (row: TableRow, column: CompiledColumn, text: string) => void;
  /** A cell was left as it was. */
  left(row: TableRow, key: string): void;
  /** The editor is done; without `move` the focus is elsewhere already. */
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

  /** The row of the open editor stands elsewhere now. */
  follow(rectangle: Rectangle): void {
    if (this.#session !== null) this.#place(rectangle);
  }

  /** Takes the editor away without asking it. `refocus`: the focus goes back to the table's input. */
  end(refocus: boolean): void {
    if (this.#session === null) return;
    // From here on the editor is not heard: it loses the focus before it is unmounted, so that the focus never falls to the document.
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

  /** What stands in a row: values, and texts that are still to be found. */
  #standing({ id, values }: TableRow): Values {
    const { model } = this.#surface;
    return currentValues(
      model.columns.map(({ key }) => key),
      (key) => ({ value: values[key], text: model.heldAt(id, key) }),
    );
  }

  /** Takes what became known of a code after its editor was left: the values, or why there are none. */
  #settle({ record, columnOf, before, keep }: LeftCell, known: Values | string): void {
    this.#surface.setPendingTexts([{ rowId: record.id, key: columnOf.key, text: null }]);
    if (typeof known === 'string') {
      this.#options.onNotice(known);
      return;
    }
    const now = this.#surface.model.rowById(record.id);
    const late = withoutConcurrentEdits(known, before, now === undefined ? before : this.#standing(now));
    // Chosen anew meanwhile: nothing of the older answer counts.
    if (columnOf.key in late) keep(record, late);
  }

  /** Waits for codes that are still being looked up. */
  async flush(): Promise<void> {
    await Promise.all(this.#later);
  }
}
