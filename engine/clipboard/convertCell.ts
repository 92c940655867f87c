import { isOneOfFew, isOneOfMany, isSeveralOfFew, valuesOf } from '../columnKinds/index.ts';
import type { CompiledColumn } from '../compiledPage.ts';
import { isBlank, type Value } from '../values.ts';
import type { BlockCell, SourceColumn } from './block.ts';
import { choose, severalTexts, type Choice, type FoundChoice } from './choices.ts';
import { convertMoment } from '../columnKinds/paste/convertMoment.ts';
import { convertNumber } from '../columnKinds/paste/convertNumber.ts';
import { convertText } from '../columnKinds/paste/convertText.ts';
import { convertYesNo } from '../columnKinds/paste/convertYesNo.ts';
import { refused, set, type Conversion } from '../columnKinds/paste/conversion.ts';

export interface ConvertContext {
  /** Stands in where a day has no year. */
  readonly thisYear: number;
  /** Where a raw value comes from. */
  readonly source?: SourceColumn | undefined;
}

const PICKED = new Set(['sel_user', 'sel_depart', 'upload', 'file', 'image']);

/** A raw value fits a column that holds the same kind of value. */
const fits = (source: SourceColumn, column: CompiledColumn): boolean =>
  source.key === column.key ||
  (source.type === column.type && source.dictCode === column.dictCode && column.options === undefined);

export const isChoiceColumn = ({ type, dictCode, options, multiple }: CompiledColumn): boolean =>
  (dictCode !== undefined || options !== undefined) &&
  (isOneOfFew(type) || isSeveralOfFew(type) || isOneOfMany(type) || multiple === true);

const holdsSeveral = ({ type, multiple }: CompiledColumn): boolean => isSeveralOfFew(type) || multiple === true;

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
      const shows = found.form === 'shown' || (!isOneOfMany(column.type) && one === found.choice.text);
      if (!shows) form = found.form;
      isShown &&= shows;
    } else if (found.kind === 'unknown' && column.allowInput === true) {
      values.push(one);
      isUnknown = true;
    } else return refused(found.kind === 'ambiguous' ? 'ambiguousCode' : 'unknownCode');
  }
  const value = [...new Set(values)].join(',');
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
    return joinChoices(column, cell.text, (text) => choose(text, options));
  }
  if (column.type === 'checkbox' || column.valueType === 'boolean') return convertYesNo(cell.text, column);
  if (column.valueType === 'decimal') return convertNumber(cell, column);
  if (column.type === 'datetime' || column.type === 'time') return convertMoment(cell, column.type, context.thisYear);
  if (column.valueType === 'date') return convertMoment(cell, 'date', context.thisYear);
  if (PICKED.has(column.type)) return refused('pickOnly');
  return convertText(cell, column);
}

/** The codes of a stored choice. */
export const codesOf = (column: CompiledColumn, value: Value | undefined): readonly string[] => {
  if (isBlank(value)) return [];
  return holdsSeveral(column) ? valuesOf(String(value)) : [String(value)];
};
