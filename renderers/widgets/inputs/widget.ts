import type { ComponentType } from 'react';
import type { ColumnType, CompiledColumn, Narrowing, Value, Values } from '../../../engine/index.ts';
import type { DictItem } from '../../kit/ports/ports.ts';

/** Props of a widget's editing component. Ports come from the context. */
export interface EditProps {
  /** DOM id of the focusable element; the label refers to it. */
  readonly id: string;
  readonly column: CompiledColumn;
  readonly value: Value;
  /** Typed text that replaces the value: it is being looked up, or was not found. */
  readonly held?: string | undefined;
  /**
   * Holds a typed text instead of the value, to be looked up in the background; absent for a control outside a record,
   * as in a query.
   */
  readonly onHold?: ((text: string) => void) | undefined;
  /**
   * Parent value of the choices (`linkageKey`): `''` for the first of a chain, null while the parent is blank; absent:
   * all choices are offered.
   */
  readonly parent?: string | null | undefined;
  /** Attributes that an offered choice must have (`param`). Absent: every choice is offered. */
  readonly narrowing?: Narrowing | undefined;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Color of the control by the field's finding. */
  readonly status: '' | 'error' | 'warning';
  /** DOM id of the message below the control. */
  readonly messageId: string | undefined;
  /**
   * Receives the final value: on leaving, Enter or choosing. `item` is the chosen dictionary item; its attributes feed
   * `fill`.
   */
  readonly onCommit: (value: Value, item?: DictItem) => void;
  /** Sets several fields as one undo step with `label`; absent for a control outside a record, as in a query. */
  readonly onFill?: ((values: Values, label: string) => void) | undefined;
  /** Receives the value while typing; present when other fields depend on this one. */
  readonly onType?: ((value: Value) => void) | undefined;
  /** Staff have left the field: its findings may be shown. */
  readonly onLeave: () => void;
}

/** Props of a widget's view component; used by the cells of lists and by read-only fields. */
export interface ViewProps {
  readonly column: CompiledColumn;
  readonly value: Value;
  /** Text of a dictionary value, when the record contains it (`<key>_dictText`). */
  readonly text?: string | undefined;
  /** Shown alone in a field: the full text, codes with their names. Default: in a list, as short as possible. */
  readonly isWhole?: boolean;
}

/** Rendering of one column type. */
export interface Widget {
  readonly Edit: ComponentType<EditProps>;
  readonly View: ComponentType<ViewProps>;
  /**
   * Read-only field that shows more than its View: files with their viewer, program text, a shell's own widget.
   * Default: its View.
   */
  readonly Read?: ComponentType<EditProps>;
  /** Alignment of a cell's text; start by default. */
  readonly align?: 'end';
  /** Minimum width of its column in a list in pixels, regardless of the page (W9-5). Default: 0. */
  readonly leastWidth?: number;
  /**
   * Prefetches lazy-loaded code of its control; called for the columns of a page when the page is shown. Default:
   * nothing is lazy-loaded.
   */
  readonly prefetch?: (() => Promise<void>) | undefined;
}

/** A widget for every column type of the meta-schema: a missing one is a compile error. */
export type Registry = { readonly [T in ColumnType]: Widget };
