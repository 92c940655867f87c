import type { KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';

/** Returns whether Delete clears a choice, as it clears a cell; while something is typed, Delete edits the text. */
export const isEmptying = (
  { key, nativeEvent }: KeyboardEvent,
  typed: string,
  { allowClear }: Pick<CompiledColumn, 'allowClear'>,
): boolean => key === 'Delete' && typed === '' && allowClear !== false && !nativeEvent.isComposing;
