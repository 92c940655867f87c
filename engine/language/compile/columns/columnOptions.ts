import { namesOfChoice, probableNamesOfChoice } from '../../columnKinds/paste/choiceNames.ts';
import { pageWords, type ChoiceWords } from '../../columnKinds/paste/choiceWords.ts';
import { isOfTree, isOneOfFew, isSeveralOfFew, kindOf } from '../../columnKinds/index.ts';
import type { Option } from '../../compiled/compiledPage.ts';
import { claimedTwice, findDictionary, isDictExpression, unknownChoices } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { DictionaryItem } from '../../../generated/dictionary.ts';
import type { ChoiceColumn, ColumnSchema, MultipleColumn } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { wordsOf } from '../../../text/words/words.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';
import { optionsAsWritten } from '../../columnKinds/writtenForms.ts';

/** Finds a dictionary and reports it if it does not exist. */
export function dictionaryAt(
  compilation: PageCompilation,
  dictCode: string,
  { path, ofTree = false }: { readonly path: Path; readonly ofTree?: boolean },
): CompiledDictionary | undefined {
  const dictionary = findDictionary(compilation.dictionaries, dictCode, { ofTree });
  if (dictionary === undefined && isDictExpression(dictCode)) {
    const said = describeProblem('unknown-dictionary.table', { name: dictCode });
    complain(compilation, path, { ...said, ...hints('registerTable') });
  } else if (dictionary === undefined && compilation.brokenDictionaries?.has(dictCode)) {
    complain(compilation, path, describeProblem('broken-dictionary', { name: dictCode }));
  } else if (dictionary === undefined) {
    const known = compilation.dictionaries.keys();
    complain(compilation, path, {
      ...describeProblem('unknown-dictionary', { name: dictCode }),
      ...didYouMean(dictCode, known),
    });
  }
  return dictionary;
}

/** Drops the attributes, which are fetched when an item is chosen, but preserves their names. */
const asOption = ({ value, text, disabled, color, attributes }: DictionaryItem): Option => {
  const names = namesOfChoice(attributes);
  const probableNames = probableNamesOfChoice(attributes);
  return {
    value,
    text,
    disabled,
    color,
    ...(names.length > 0 && { names }),
    ...(probableNames.length > 0 && { probableNames }),
  };
};

/** Returns the words of a column for its codes; reports codes that are not options, and words claimed by two codes. */
export function choiceWordsOf(
  compilation: PageCompilation,
  { column, path }: PlacedColumn,
  choices: readonly { readonly value: string }[] | undefined,
): ChoiceWords | undefined {
  if (!('names' in column || 'probableNames' in column)) return undefined;
  const { names = {}, probableNames = {} } = column;
  const isFree = 'allowInput' in column && column.allowInput === true;
  const said = { names, probableNames };
  for (const problem of [...(isFree ? [] : unknownChoices(said, choices)), ...claimedTwice(said)])
    complain(compilation, [...path, ...problem.path], problem);
  return pageWords(said);
}

export const isChoice = (column: ColumnSchema): column is ChoiceColumn => isOneOfFew(column.type);

const hasOptions = (column: ColumnSchema): column is ChoiceColumn | MultipleColumn =>
  isChoice(column) || isSeveralOfFew(column.type);

/** Returns the dictionary of a column, named by code or expression or given by its type. */
export function dictionaryOf(
  compilation: PageCompilation,
  { column, path }: PlacedColumn,
): CompiledDictionary | undefined {
  const dictCode = 'dictCode' in column ? column.dictCode : kindOf(column.type).dictCode?.(column);
  const ofTree = isOfTree(column.type);
  return dictCode === undefined
    ? undefined
    : dictionaryAt(compilation, dictCode, { path: [...path, 'dictCode'], ofTree });
}

/** Returns the choices that the page contains; undefined if they are fetched. */
export function optionsOf(
  compilation: PageCompilation,
  { column, path }: PlacedColumn,
  dictionary: CompiledDictionary | undefined,
): readonly Option[] | undefined {
  const own = kindOf(column.type).options?.(column, wordsOf(compilation.language));
  if (own !== undefined) return own;
  if (!hasOptions(column)) return undefined;
  const { dictCode } = column;
  if (column.options !== undefined && dictCode !== undefined) {
    complain(compilation, [...path, 'options'], describeProblem('ambiguous-options'));
  }
  if (column.options === undefined && dictCode === undefined) {
    complain(compilation, path, {
      ...describeProblem('missing-key.options', { type: column.type }),
      ...hints('options'),
    });
  }
  return column.options === undefined ? dictionary?.items?.map(asOption) : optionsAsWritten(column.options);
}
