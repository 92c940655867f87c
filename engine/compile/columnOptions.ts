import { isOneOfFew, isSeveralOfFew } from '../columnTypes.ts';
import type { Option } from '../compiledPage.ts';
import { findDictionary, isDictExpression, readableAttributes } from '../dicts/index.ts';
import type { CompiledDictionary } from '../dicts/index.ts';
import type { ChoiceColumn, ColumnSchema, MultipleColumn } from '../generated/page.ts';
import type { Path } from '../paths.ts';
import { didYouMean } from '../suggestions.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { wordsOf } from '../words.ts';
import type { Words } from '../words.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';
import { listOf, optionsAsWritten } from './writtenForms.ts';

/** Reports a dictionary that is not there. */
export function dictionaryAt(
  compilation: PageCompilation,
  dictCode: string,
  path: Path,
): CompiledDictionary | undefined {
  const dictionary = findDictionary(compilation.dictionaries, dictCode);
  if (dictionary === undefined && isDictExpression(dictCode)) {
    const message = `no table dictionary is registered for "${dictCode}"`;
    const hint = 'write one of kind table with the same table, text, value and where';
    complain(compilation, path, { code: 'unknown-dictionary', message, hint });
  } else if (dictionary === undefined && compilation.brokenDictionaries?.has(dictCode)) {
    const message = `the dictionary "${dictCode}" has problems of its own`;
    complain(compilation, path, { code: 'broken-dictionary', message });
  } else if (dictionary === undefined) {
    const known = compilation.dictionaries.keys();
    const message = `unknown dictionary "${dictCode}"`;
    complain(compilation, path, { code: 'unknown-dictionary', message, ...didYouMean(dictCode, known) });
  }
  return dictionary;
}

const withDisabled = (option: Option): Option => ({
  value: option.value,
  text: option.text,
  ...(option.disabled === undefined ? {} : { disabled: option.disabled }),
});

const hasOptions = (column: ColumnSchema): column is ChoiceColumn | MultipleColumn =>
  isOneOfFew(column.type) || isSeveralOfFew(column.type);

const flagOptions = ([checked = 'Y', unchecked = 'N']: readonly string[], { yes, no }: Words): readonly Option[] => [
  { value: checked, text: yes },
  { value: unchecked, text: no },
];

/** The dictionary that a column names, by code or by expression. */
export function dictionaryOf(
  compilation: PageCompilation,
  { column, path }: ColumnPlace,
): CompiledDictionary | undefined {
  const dictCode = 'dictCode' in column ? column.dictCode : undefined;
  return dictCode === undefined ? undefined : dictionaryAt(compilation, dictCode, [...path, 'dictCode']);
}

/** The choices that the page knows by itself; undefined when they are fetched. */
export function optionsOf(
  compilation: PageCompilation,
  { column, path }: ColumnPlace,
  dictionary: CompiledDictionary | undefined,
): readonly Option[] | undefined {
  if (column.type === 'checkbox') return flagOptions(listOf(column.customValue), wordsOf(compilation.language));
  if (!hasOptions(column)) return undefined;
  const { dictCode } = column;
  if (column.options !== undefined && dictCode !== undefined) {
    const message = 'the options come from "options" or from "dictCode", not from both';
    complain(compilation, [...path, 'options'], { code: 'ambiguous-options', message });
  }
  if (column.options === undefined && dictCode === undefined) {
    const message = `a ${column.type} needs its options`;
    complain(compilation, path, { code: 'missing-key', message, hint: 'write "options" or "dictCode"' });
  }
  return column.options === undefined ? dictionary?.items?.map(withDisabled) : optionsAsWritten(column.options);
}

/** What choosing an item sets: columns that stand beside, from attributes that the dictionary has. */
export function checkFill(
  compilation: PageCompilation,
  { column, path, row }: ColumnPlace,
  dictionary: CompiledDictionary | undefined,
): void {
  if (!('fill' in column) || column.fill === undefined) return;
  const siblings = row ?? compilation.values;
  const attributes = dictionary && readableAttributes(dictionary);
  for (const [target, attribute] of Object.entries(column.fill)) {
    const at = [...path, 'fill', target];
    const targetType = siblings.get(target);
    const type = attributes?.get(attribute);
    if (targetType === undefined) {
      const message = `unknown column "${target}"`;
      complain(compilation, at, { code: 'unknown-column', message, ...didYouMean(target, siblings.keys()) });
    }
    if (attributes && type === undefined) {
      const message = `the dictionary "${dictionary?.dictCode ?? ''}" has no attribute "${attribute}"`;
      complain(compilation, at, { code: 'unknown-attribute', message, ...didYouMean(attribute, attributes.keys()) });
    }
    if (targetType !== undefined && type !== undefined && targetType !== type) {
      const message = `the attribute "${attribute}" is ${type}, the column "${target}" is ${targetType}`;
      complain(compilation, at, { code: 'wrong-type', message });
    }
  }
}
