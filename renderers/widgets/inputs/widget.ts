import type { ComponentType } from 'react';
import type { ColumnType, CompiledColumn, Narrowing, Value, Values } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

/** What the editing face of a widget gets. Ports come from the context. */
export interface EditProps {
  /** DOM id of the element that takes the focus; the label points to it. */
  readonly id: string;
  readonly column: CompiledColumn;
  readonly value: Value;
  /** A typed text that stands in place of the value: it is being found, or cannot be. */
  readonly held?: string | undefined;
  /** Leaves a typed text in place of the value, to be found behind the hand; absent where the control stands alone: in a query. */
  readonly onHold?: ((text: string) => void) | undefined;
  /**
   * Value to which the choices belong (`linkageKey`): `''` for the first of a chain, null while what is above is blank;
   * absent: all choices are offered.
   */
  readonly parent?: string | null | undefined;
  /** Attributes that a choice must have to be offered (`param`). Absent: every choice is. */
  readonly narrowing?: Narrowing | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  /** How the field's finding colours the control. */
  readonly status: '' | 'error' | 'warning';
  /** DOM id of the message below the control. */
  readonly messageId: string | undefined;
  /** The value is complete: left, entered or chosen. `item` is the dictionary item chosen; its attributes feed `fill`. */
  readonly onCommit: (value: Value, item?: DictItem) => void;
  /** Sets several fields as one step of undo, called `label`; absent where the control stands alone: in a query. */
  readonly onFill?: ((values: Values, label: string) => void) | undefined;
  /** Takes what stands in the control while it is typed; there where other fields follow this one. */
  readonly onType?: ((value: Value) => void) | undefined;
  /** Staff have left the field: its findings may show. */
  readonly onLeave: () => void;
}

/** What the reading face gets; used by the cells of lists and by fields that are read-only. */
export interface ViewProps {
  readonly column: CompiledColumn;
  readonly value: Value;
  /** Text of a dictionary value, when the record brought it (`<key>_dictText`). */
  readonly text?: string | undefined;
  /** It stands by itself in a field: all of the text, codes with their names. Default: in a list, as short as it can be. */
  readonly isWhole?: boolean;
}

/** How one column type is drawn. */
export interface Widget {
  readonly Edit: ComponentType<EditProps>;
  readonly View: ComponentType<ViewProps>;
  /** A field that is read-only, where more is read than its View says: files with their viewer, program text, a shell's own widget. Default: its View. */
  readonly Read?: ComponentType<EditProps>;
  /** Where the text of a cell stands; start by default. */
  readonly align?: 'end';
  /** Pixels that its column in a list has at least, whatever the page says (W9-5). Default: 0. */
  readonly leastWidth?: number;
  /** Fetches what its control loads late; called for the columns of a page when the page is shown. Default: nothing is loaded late. */
  readonly prefetch?: (() => Promise<void>) | undefined;
}

/** A widget for every column type of the meta-schema: a type that nobody draws is a compile error. */
export type Registry = { readonly [T in ColumnType]: Widget };
