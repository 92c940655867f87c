import type { ComponentType } from 'react';
import type { ColumnType, CompiledColumn, TableModel, TableRow, Value, Values } from '../../../../engine/index.ts';
import type { DictItem, Ports } from '../../../kit/ports/ports.ts';

/** Direction in which the selection moves after an editor is closed. */
export type Move = 'stay' | 'down' | 'up' | 'next' | 'previous';

/** Ports used by the table. */
export type TablePorts = Pick<Ports, 'dictionaries' | 't' | 'preferences' | 'trees'>;

/** Editor in the table's single native input. */
export interface TextCellEditor {
  readonly kind: 'text';
  /** Converts the input on each change; undefined reverts it. Default: as typed. */
  readonly accepts?: (typed: string) => string | undefined;
  /** Returns the value to store when the cell is left. Default: the text, null when empty. */
  readonly normalise?: (typed: string) => Value;
  /** Soft keyboard of touch devices. */
  readonly inputMode?: 'decimal';
}

/** Returns the value of a typed text. */
export function valueOfText(editor: TextCellEditor, text: string): Value {
  if (editor.normalise !== undefined) return editor.normalise(text);
  return text === '' ? null : text;
}

/** Props of a cell's open editor. It takes the focus when it is mounted. */
export interface CellEditorProps {
  readonly value: Value;
  readonly column: CompiledColumn;
  readonly row: Values;
  /** Model and row of the cell, for work that continues after the editor is closed. */
  readonly place: { readonly model: TableModel; readonly rowId: string };
  /** Displayed text of the cell: the item's text rather than its code. */
  readonly text: string;
  /** The key or composed text that opened the editor; blank when it was opened without input. */
  readonly initialText: string;
  /** Accessible name of the cell: `币制 第 3 行`. */
  readonly label: string;
  readonly ports: TablePorts;
  /** Sets fields of the row as one undo step. */
  readonly commit: (values: Values, move?: Move) => void;
  /**
   * Closes the editor immediately and sets the fields when they are known; the cell shows `text` until then. Null when
   * the text is unknown: the user is notified and the old value is preserved.
   */
  readonly commitLater: (text: string, values: Promise<Values | null>, move?: Move) => void;
  /** Closes the editor with a typed text in place of the value; the text is resolved in the background. */
  readonly hold: (text: string, move?: Move) => void;
  readonly cancel: (move?: Move) => void;
  /** Caches a chosen item, so that its text need not be looked up. */
  readonly remember: (item: DictItem) => void;
}

/** A React component that is mounted over the cell during editing. */
export interface WidgetCellEditor {
  readonly kind: 'react';
  readonly Component: ComponentType<CellEditorProps>;
  /** Fetches the editor's lazy-loaded parts; called when the page is idle. Default: nothing is lazy-loaded. */
  readonly prefetch?: (() => Promise<unknown>) | undefined;
  /**
   * The editor opens a dialog, where a scanner's Enter would submit: a burst of keys on the selected cell does not open
   * it. Default: false.
   */
  readonly opensDialog?: true;
}

/** A cell without an open editor: Space or a click on the mark changes the value immediately. */
export interface ToggleCellEditor {
  readonly kind: 'toggle';
  readonly toggled: (value: Value, column: CompiledColumn) => Value;
}

/** Returns the values that a toggle sets in a row. */
export const toggledValues = (
  { toggled }: ToggleCellEditor,
  { record, columnOf }: { readonly record: TableRow; readonly columnOf: CompiledColumn },
): Values => ({ [columnOf.key]: toggled(record.values[columnOf.key] ?? null, columnOf) });

export type CellEditor = TextCellEditor | WidgetCellEditor | ToggleCellEditor;

/** Editors by column type; missing types are displayed but not editable. */
export type CellEditors = { readonly [T in ColumnType]?: CellEditor };
