import { kindOf } from '../columnKinds/index.ts';
import type { CompiledColumn } from '../compiledPage.ts';
import { SEPARATOR } from '../values.ts';
import type { SourceColumn } from './block.ts';
import { holdsSeveral, isChoiceColumn } from './choiceColumns.ts';
import { choose, severalTexts, type Choice, type FoundChoice } from './choices.ts';
import { codeText } from '../columnKinds/paste/codeText.ts';
import { refused, set, type BlockCell, type Conversion } from '../columnKinds/paste/conversion.ts';

export interface ConvertContext {
  /** Stands in where a day has no year. */
  readonly thisYear: number;
  /** Where a raw value comes from. */
  readonly source?: SourceColumn | undefined;
}

/** A raw value fits a column that holds the same kind of value. */
const fits = (source: SourceColumn, column: CompiledColumn): boolean =>
  source.key === column.key ||
  (source.type === column.type && source.dictCode === column.dictCode && column.options === undefined);

/** The texts of a cell that are to become codes. */
export const choiceTexts = (column: CompiledColumn, text: string): readonly string[] =>
  holdsSeveral(column) ? severalTexts(text) : [text.trim()];

/**
 * The value of a choice, put together from what was found for each of its texts. An unknown text may stay where the
 * column allows typing; it is to be looked at.
 */
export function joinChoices(
  column: CompiledColumn,
  text: string,
  find: (text: string) => FoundChoice<Choice>,
): Conversion {
  const values: string[] = [];
  let isShown = true;
  let form: 'code' | 'text' | 'leadingZeros' = 'code';
  let isUnknown = false;
  for (const one of choiceTexts(column, text)) {
    const found = find(one);
    if (found.kind === 'found') {
      values.push(found.choice.value);
      // A short list shows the text alone, and so does a choice of several.
      const shows = found.form === 'shown' || (column.traits.choice !== 'many' && one === found.choice.text);
      if (!shows) form = found.form;
      isShown &&= shows;
    } else if (found.kind === 'unknown' && column.allowInput === true) {
      values.push(one);
      isUnknown = true;
    } else return refused(found.kind === 'ambiguous' ? 'ambiguousCode' : 'unknownCode');
  }
  const value = [...new Set(values)].join(column.separator ?? SEPARATOR);
  if (isUnknown) return { kind: 'set', value, doubt: 'unknownCode' };
  return set(value, isShown ? undefined : form);
}

/** What a pasted cell becomes in a column. */
export function convertCell(cell: BlockCell, column: CompiledColumn, context: ConvertContext): Conversion {
  const { source } = context;
  if (cell.raw !== undefined && source !== undefined && fits(source, column)) return set(cell.raw);
  if (cell.text.trim() === '') return set(null);
  if (isChoiceColumn(column)) {
    const { options, follows } = column;
    // Options alone do not say what they belong to.
    if (options === undefined || follows !== undefined) return { kind: 'choice' };
    return joinChoices(column, codeText(cell), (text) => choose(text, options));
  }
  return kindOf(column.type).paste(cell, column, context.thisYear);
}
