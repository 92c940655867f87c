import type { ComponentType } from 'react';
import type { ColumnType, CompiledColumn, TableModel, TableRow, Value, Values } from '../../../../engine/index.ts';
import type { DictItem, Ports } from '../../../kit/ports/ports.ts';

/** Where the selection goes when an editor is done. */
export type Move = 'stay' | 'down' | 'up' | 'next' | 'previous';

/** Which ports the table uses. */
export type TablePorts = Pick<Ports, 'dictionaries' | 't' | 'preferences' | 'trees'>;

/** Typed into the one native input of the table. */
export interface TextCellEditor {
  readonly kind: 'text';
  /** What typing is turned into at once; undefined reverts it. Default: as typed. */
  readonly accepts?: (typed: string) => string | undefined;
  /** The value to keep when the cell is left. Default: the text, null when empty. */
  readonly normalise?: (typed: string) => Value;
  /** Soft keyboard of touch devices. */
  readonly inputMode?: 'decimal';
}

/** The value that typed text stands for. */
export function valueOfText(editor: TextCellEditor, text: string): Value {
  if (editor.normalise !== undefined) return editor.normalise(text);
  return text === '' ? null : text;
}

/** What the live editor of a cell gets. It takes the focus when it is mounted. */
export interface CellEditorProps {
  readonly value: Value;
  readonly column: CompiledColumn;
  readonly row: Values;
  /** Where the cell stands, for what goes on after its editor was left. */
  readonly place: { readonly model: TableModel; readonly rowId: string };
  /** What the cell shows: the item's text rather than its code. */
  readonly text: string;
  /** The key that opened the editor, or what was composed; blank when it was opened to look. */
  readonly initialText: string;
  /** Names the cell for those who do not see it: `币制 第 3 行`. */
  readonly label: string;
  readonly ports: TablePorts;
  /** Sets fields of the row as one step. */
  readonly commit: (values: Values, move?: Move) => void;
  /**
   * Leaves at once and sets the fields when they are known; the cell shows `text` meanwhile. Null when nobody knows the text:
   * staff are told, the old value stays.
   */
  readonly commitLater: (text: string, values: Promise<Values | null>, move?: Move) => void;
  /** Leaves a typed text in the place of the value: what it means is found behind the hand. */
  readonly hold: (text: string, move?: Move) => void;
  readonly cancel: (move?: Move) => void;
  /** An item that was chosen, so that its text need not be looked up. */
  readonly remember: (item: DictItem) => void;
}

/** A React component that is mounted over the cell while it is edited. */
export interface WidgetCellEditor {
  readonly kind: 'react';
  readonly Component: ComponentType<CellEditorProps>;
  /** Fetches what the editor loads late; called when the page has time. Default: nothing is loaded late. */
  readonly prefetch?: (() => Promise<unknown>) | undefined;
  /** Opens a dialog, where a scanner's Enter would submit: a burst of keys on the selected cell opens nothing. Default: false. */
  readonly opensDialog?: true;
}

/** Nothing opens: Space or a click on the mark changes the value at once. */
export interface ToggleCellEditor {
  readonly kind: 'toggle';
  readonly toggled: (value: Value, column: CompiledColumn) => Value;
}

/** What a toggle sets in the cell of a row. */
export const toggledValues = (
  { toggled }: ToggleCellEditor,
  { record, columnOf }: { readonly record: TableRow; readonly columnOf: CompiledColumn },
): Values => ({ [columnOf.key]: toggled(record.values[columnOf.key] ?? null, columnOf) });

export type CellEditor = TextCellEditor | WidgetCellEditor | ToggleCellEditor;

/** Types that are missing are shown and not edited. */
export type CellEditors = { readonly [T in ColumnType]?: CellEditor };
