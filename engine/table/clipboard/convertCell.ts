import { kindOf } from '../../language/columnKinds/index.ts';
import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { isBlank, SEPARATOR } from '../../core/values.ts';
import type { SourceColumn } from './block.ts';
import { holdsSeveral, isChoiceColumn } from './choiceColumns.ts';
import { columnWord } from '../../language/columnKinds/paste/choiceWords.ts';
import { choose, isDoubtful, severalTexts } from './choices.ts';
import type { Choice, ChoiceDoubt, FoundChoice } from './choices.ts';
import { isSheetError, isTooNarrow, sheetText } from './sheetText.ts';
import { codeText } from '../../language/columnKinds/paste/codeText.ts';
import {
  refused,
  set,
  type BlockCell,
  type Conversion,
  type ConversionReason,
} from '../../language/columnKinds/paste/conversion.ts';

export interface ConvertContext {
  /** Used for days without a year. */
  readonly thisYear: number;
  /** Source column of a raw value. */
  readonly source?: SourceColumn | undefined;
}

/** Whether a raw value fits a column: both contain the same kind of value. */
const fits = (source: SourceColumn, column: CompiledColumn): boolean =>
  source.key === column.key ||
  (source.type === column.type && source.dictCode === column.dictCode && column.options === undefined);

const textsIn = (column: CompiledColumn, written: string): readonly string[] => {
  const { text } = sheetText(written);
  return holdsSeveral(column) ? severalTexts(text) : [text.trim()];
};

/** Texts to look up in the dictionary for a cell: its texts, and the codes of those that are words of the column. */
export const choiceTexts = (column: CompiledColumn, written: string): readonly string[] =>
  textsIn(column, written).flatMap((text) => {
    const word = columnWord(column, text);
    if (word === undefined) return [text];
    return word.form === 'remembered' ? [text, word.value] : [word.value];
  });

/** Resolves a text of a cell: by the words of the column, otherwise by its dictionary. */
function findMeant<T extends Choice>(
  column: CompiledColumn,
  text: string,
  find: (text: string) => FoundChoice<T>,
): FoundChoice<T> {
  const word = columnWord(column, text);
  if (word === undefined) return find(text);
  // A certain match takes precedence over a remembered one.
  const known = word.form === 'remembered' ? find(text) : undefined;
  if (known?.kind === 'found' && known.form !== 'probable') return known;
  const found = find(word.value);
  return found.kind === 'found' ? { ...found, form: word.form } : (known ?? found);
}

/** Returns the choices for the texts of a cell. Look up its `choiceTexts` first. */
export const meantChoices = <T extends Choice>(
  column: CompiledColumn,
  written: string,
  find: (text: string) => FoundChoice<T>,
): readonly FoundChoice<T>[] => textsIn(column, written).map((text) => findMeant(column, text, find));

/**
 * Joins the values found for each text of a choice cell. An unknown text is accepted if the column allows free input,
 * and is marked as doubtful.
 */
export function joinChoices(
  column: CompiledColumn,
  text: string,
  find: (text: string) => FoundChoice<Choice>,
): Conversion {
  const values: string[] = [];
  let isShown = true;
  let form: 'code' | 'text' | 'leadingZeros' = 'code';
  let doubt: ChoiceDoubt | 'unknownCode' | undefined;
  for (const one of textsIn(column, text)) {
    const found = findMeant(column, one, find);
    if (found.kind === 'found') {
      values.push(found.choice.value);
      // A column with a short list, or with several choices, shows only the text.
      const shows = found.form === 'shown' || (column.traits.choice !== 'many' && one === found.choice.text);
      if (isDoubtful(found.form)) doubt ??= found.form;
      else if (!shows) form = found.form;
      isShown &&= shows;
    } else if (found.kind === 'unknown' && column.allowInput === true) {
      values.push(one);
      doubt = 'unknownCode';
    } else return refused(found.kind === 'ambiguous' ? 'ambiguousCode' : 'unknownCode');
  }
  const value = [...new Set(values)].join(column.separator ?? SEPARATOR);
  if (doubt !== undefined) return { kind: 'set', value, doubt };
  return set(value, isShown ? sheetText(text).reason : form);
}

/** Adds what was removed from the cell as the reason, if the value has no other. */
const toldBy = (read: Conversion, reason: ConversionReason | undefined): Conversion =>
  reason !== undefined && read.kind === 'set' && read.reason === undefined && !isBlank(read.value)
    ? { ...read, reason }
    : read;

/** One amount merged over several rows may be their total. */
const doubtMerged = (read: Conversion, { merged }: BlockCell, { valueType }: CompiledColumn): Conversion =>
  merged === 'below' && valueType === 'decimal' && read.kind === 'set' && read.doubt === undefined
    ? { ...read, doubt: 'mergedNumber' }
    : read;

/** Converts a pasted cell for a column. A horizontally merged value counts once, in its first column. */
export function convertCell(cell: BlockCell, column: CompiledColumn, context: ConvertContext): Conversion {
  const { source } = context;
  if (cell.merged === 'beside') return set(null);
  if (cell.raw !== undefined && source !== undefined && fits(source, column)) return set(cell.raw);
  const { text, reason } = sheetText(cell.text);
  if (text.trim() === '') return set(null);
  const isNumberHidden = cell.number !== undefined && isTooNarrow(text.trim());
  if (!isNumberHidden && isSheetError(text)) return refused('sheetError');
  if (isChoiceColumn(column)) {
    const { options, follows } = column;
    const shown = codeText(cell);
    // Dependent options cannot be resolved without the value that they depend on.
    if (options === undefined || follows !== undefined) return { kind: 'choice', text: shown };
    return joinChoices(column, shown, (one) => choose(one, options));
  }
  const read = toldBy(kindOf(column.type).paste({ ...cell, text }, column, context.thisYear), reason);
  return doubtMerged(read, cell, column);
}
