import { toText } from '../formats.ts';
import { stepTo } from './gridNavigation.ts';
import type { TableCursor } from './tableCursor.ts';

export interface GridKeyOptions {
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}

/** True when the key was meant for the table. */
type Action = (cursor: TableCursor, options: GridKeyOptions) => boolean;

const done = (act: (cursor: TableCursor) => void): Action => {
  return (cursor) => {
    act(cursor);
    return true;
  };
};

const undo: Action = (_, { onUndo }) => {
  onUndo?.();
  return onUndo !== undefined;
};

const redo: Action = (_, { onRedo }) => {
  onRedo?.();
  return onRedo !== undefined;
};

const up = done((cursor) => {
  const { position } = cursor;
  if (position !== null) cursor.select({ ...position, row: position.row - 1 });
});

const toggleRow = done((cursor) => {
  const { model } = cursor.surface;
  const { rowId } = cursor;
  if (rowId === undefined) return;
  const selected = new Set(model.selectedRowIds);
  if (!selected.delete(rowId)) selected.add(rowId);
  model.selectRows(selected);
});

const selectAllRows = done(({ surface: { model } }) => {
  model.selectRows(Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id));
});

/** What keys do in both states. */
const ALWAYS: Readonly<Record<string, Action>> = {
  Enter: done((cursor) => cursor.enter()),
  'Shift+Enter': up,
  Tab: (cursor) => cursor.tab(false),
  'Shift+Tab': (cursor) => cursor.tab(true),
};

const SELECTED: Readonly<Record<string, Action>> = {
  ...ALWAYS,
  F2: done((cursor) => cursor.open()),
  'Alt+ArrowDown': done((cursor) => cursor.open()),
  Delete: done((cursor) => cursor.clear()),
  Backspace: done((cursor) => cursor.clear()),
  'Shift+ ': toggleRow,
  'Control+a': selectAllRows,
  'Control+z': undo,
  'Control+y': redo,
  'Control+Shift+Z': redo,
};

const leaveAndStep = (key: string): Action =>
  done((cursor) => {
    const { position } = cursor;
    const next = position === null ? undefined : stepTo(key, position, cursor.extent);
    if (next !== undefined) cursor.select(next);
  });

/** The caret stands at an edge of the text and nothing is marked. */
const caretAt = (cursor: TableCursor, edge: 'start' | 'end'): boolean => {
  const { selectionStart, selectionEnd, value } = cursor.input.element;
  return selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length);
};

/** Undo within what is being typed is the browser's; before anything was typed it is the document's. */
const unlessTyped =
  (action: Action): Action =>
  (cursor, options) => {
    if (cursor.input.isDirty) return false;
    cursor.cancel();
    return action(cursor, options);
  };

const EDITING: Readonly<Record<string, Action>> = {
  ...ALWAYS,
  Escape: done((cursor) => cursor.cancel()),
  F2: done(() => undefined),
  ArrowUp: leaveAndStep('ArrowUp'),
  ArrowDown: leaveAndStep('ArrowDown'),
  PageUp: leaveAndStep('PageUp'),
  PageDown: leaveAndStep('PageDown'),
  ArrowLeft: (cursor, options) => caretAt(cursor, 'start') && leaveAndStep('ArrowLeft')(cursor, options),
  ArrowRight: (cursor, options) => caretAt(cursor, 'end') && leaveAndStep('ArrowRight')(cursor, options),
  'Control+z': unlessTyped(undo),
  'Control+y': unlessTyped(redo),
  'Control+Shift+Z': unlessTyped(redo),
};

const nameOf = (event: KeyboardEvent): string =>
  [
    event.ctrlKey || event.metaKey ? 'Control+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey ? 'Shift+' : '',
    event.key,
  ].join('');

const isPrintable = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Typing on a cell whose editor is not the input itself. */
function typeOn(cursor: TableCursor, event: KeyboardEvent): boolean {
  const { editor } = cursor;
  if (editor?.kind === 'text') return false;
  if (editor !== undefined) cursor.open(event.key === ' ' ? '' : event.key);
  return true;
}

function act(cursor: TableCursor, event: KeyboardEvent, options: GridKeyOptions): boolean {
  const name = nameOf(event);
  if (cursor.input.mode === 'edit') return EDITING[name]?.(cursor, options) ?? false;
  const action = SELECTED[name];
  if (action !== undefined) return action(cursor, options);
  const next = cursor.position === null ? undefined : stepTo(name, cursor.position, cursor.extent);
  if (next !== undefined) {
    cursor.select(next);
    return true;
  }
  return isPrintable(event) && typeOn(cursor, event);
}

/** Keys and clipboard of the table's input. Keys that belong to a composition are left to it. */
export function listenToKeys(cursor: TableCursor, options: () => GridKeyOptions): void {
  const { element } = cursor.input;
  element.addEventListener('keydown', (event) => {
    if (event.isComposing || event.key === 'Process' || cursor.input.isComposing) return;
    if (!act(cursor, event, options())) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const copy = (event: ClipboardEvent): boolean => {
    const { position } = cursor;
    if (cursor.input.mode === 'edit' || position === null) return false;
    const place = cursor.surface.placeAt(position.column);
    const { values } = cursor.surface.model.rowAt(position.row);
    event.clipboardData?.setData('text/plain', toText(place === undefined ? null : values[place.column.key]));
    event.preventDefault();
    return true;
  };
  element.addEventListener('copy', copy);
  element.addEventListener('cut', (event) => {
    if (copy(event)) cursor.clear();
  });
}
