import { valuesOf, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import type { CellTexts } from '../cells/cellTexts.ts';

/** Requests all texts of a column's cells immediately; resolves when they have arrived or failed. */
export async function learnTexts(
  texts: CellTexts,
  column: CompiledColumn,
  values: readonly (Value | undefined)[],
): Promise<void> {
  const { dictCode } = column;
  if (dictCode === undefined) return;
  const codes = new Set<string>();
  for (const value of values) {
    if (typeof value !== 'string' || value === '') continue;
    for (const code of column.multiple === true ? valuesOf(value) : [value])
      if (!texts.isKnown(dictCode, code)) codes.add(code);
  }
  if (codes.size > 0) await texts.resolve(dictCode, [...codes]);
}
