import type { CompiledColumn, Value } from '../../../engine/index.ts';

/** Whether the cell of a row and of a column, by index, is one of those that are found. */
export interface FoundTest {
  (at: { readonly row: number; readonly index: number }, column: CompiledColumn, value: Value | undefined): boolean;
}
