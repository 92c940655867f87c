import type { KeyboardEvent } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';

/** Delete empties a choice as it empties a cell; while something is typed it is the text's own. */
export const isEmptying = (
  { key, nativeEvent }: KeyboardEvent,
  typed: string,
  { allowClear }: Pick<CompiledColumn, 'allowClear'>,
): boolean => key === 'Delete' && typed === '' && allowClear !== false && !nativeEvent.isComposing;
