import type { CompiledColumn, Values } from '../../../../engine/index.ts';
import type { CellTexts } from '../cells/cellTexts.ts';
import { chosenBy } from './cellFilter.ts';
import { sortKeys } from './sortKeys.ts';

/** A value that occurs in cells of a column. */
export interface CountedValue {
  /** '' for blank cells. */
  readonly value: string;
  /** Displayed text; '' for blank cells. */
  readonly text: string;
  /** Number of rows with the value. */
  readonly count: number;
}

/** Returns the values of a column in these rows, in the column's sort order; blank is last. */
export function choicesOf(rows: readonly Values[], column: CompiledColumn, texts: CellTexts): readonly CountedValue[] {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of chosenBy(column, row[column.key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  const { of, compare } = sortKeys(column, texts);
  const choices = [...counts].map(([value, count]) => ({
    value,
    count,
    text: texts.textOf(column, value),
    key: of({ [column.key]: value }),
  }));
  choices.sort((left, right) => {
    if (left.key === null || right.key === null) return Number(left.key === null) - Number(right.key === null);
    return compare(left.key, right.key);
  });
  return choices.map(({ value, text, count }) => ({ value, text, count }));
}
