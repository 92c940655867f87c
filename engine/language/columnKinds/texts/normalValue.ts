import { normalizeLine, normalizeText } from './normalText.ts';
import type { Value } from '../../../core/values.ts';
import type { CompiledColumn } from '../compiledColumn.ts';

type TextColumn = Pick<
  CompiledColumn,
  'valueType' | 'traits' | 'dictCode' | 'options' | 'allowInput' | 'upload' | 'picker' | 'tree'
>;

/**
 * Returns whether users write the text of a column: not a secret, not a file path, and not a code unless other values
 * may be typed.
 */
function isFreeText(column: TextColumn): boolean {
  const { valueType, traits, allowInput } = column;
  if (valueType !== 'text' || traits.isSecret === true) return false;
  const { upload, picker, tree, dictCode, options } = column;
  const isStored = [upload, picker, tree].some((source) => source !== undefined);
  const isCode = traits.choice !== undefined || dictCode !== undefined || options !== undefined;
  return !isStored && (!isCode || allowInput === true);
}

/** Returns a value in stored form: free text is normalised, any other value is unchanged. */
export function normalValue(column: TextColumn, value: Value): Value {
  if (typeof value !== 'string' || !isFreeText(column)) return value;
  return column.traits.hasLines === true ? normalizeText(value) : normalizeLine(value);
}
