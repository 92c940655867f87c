import type { ReactNode } from 'react';
import type { CompiledColumn, Value, Values } from '../../../engine/index.ts';

/** Props of a shell widget in the field or cell of a `slot` column. */
export interface SlotProps {
  readonly value: Value;
  readonly column: CompiledColumn;
  readonly readOnly: boolean;
  /** Sets fields of the record, including the widget's own, as one step. */
  readonly commit: (values: Values) => void;
}

/** Widgets of the shell by the name that a `slot` column gives in `props.widget`. */
export type Slots = Readonly<Record<string, (props: SlotProps) => ReactNode>>;
