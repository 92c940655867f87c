import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { isBlank, valuesOf, type Value } from '../../core/values.ts';

export const isChoiceColumn = ({ traits, dictCode, options, multiple }: CompiledColumn): boolean =>
  (dictCode !== undefined || options !== undefined) && (traits.choice !== undefined || multiple === true);

/** Whether the column stores several comma-separated codes. */
export const holdsSeveral = ({ traits, multiple }: CompiledColumn): boolean =>
  traits.choice === 'several' || multiple === true;

/** Returns the codes of a stored choice. */
export const storedCodes = (column: CompiledColumn, value: Value | undefined): readonly string[] => {
  if (isBlank(value)) return [];
  return holdsSeveral(column) ? valuesOf(String(value), column.separator) : [String(value)];
};
