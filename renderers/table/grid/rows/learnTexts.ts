import { valuesOf, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import type { CellTexts } from '../cells/cellTexts.ts';

/** Asks at once for all texts that cells of a column show; resolves when they have come, or cannot. */
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
