import { isOneOfFew, kindOf } from '../../columnKinds/index.ts';
import { optionsAsWritten } from '../../columnKinds/writtenForms.ts';
import { findDictionary } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { ColumnFacts, FactsOfFields, Fields } from '../../expressions/index.ts';
import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import { wordsOf } from '../../../text/words/words.ts';

type Dictionaries = ReadonlyMap<string, CompiledDictionary>;

/**
 * Returns the codes of a column that holds one of a few; undefined if any text is allowed or the codes are in the
 * database.
 */
export function choiceCodes(column: ColumnSchema, dictionaries: Dictionaries): readonly string[] | undefined {
  if ('allowInput' in column && column.allowInput === true) return undefined;
  const own = kindOf(column.type).options?.(column, wordsOf('zh-CN'));
  if (own !== undefined) return own.map(({ value }) => value);
  if (!isOneOfFew(column.type)) return undefined;
  if ('options' in column && column.options !== undefined)
    return optionsAsWritten(column.options).map(({ value }) => value);
  const dictCode = 'dictCode' in column ? column.dictCode : undefined;
  return findDictionary(dictionaries, dictCode ?? '')?.items?.map(({ value }) => value);
}

const wholeNumber = (column: ColumnSchema, key: 'precision' | 'scale'): number | undefined => {
  const value = Object.entries(column).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : undefined;
};

function factsOf(column: ColumnSchema, dictionaries: Dictionaries): ColumnFacts {
  const codes = choiceCodes(column, dictionaries);
  // Administrators can add items to dictionaries; options exist only in the page.
  const isOpen = 'dictCode' in column && column.dictCode !== undefined;
  if (codes !== undefined && codes.length > 0) return { choices: { of: column.key, values: new Set(codes), isOpen } };
  if (kindOf(column.type).valueType !== 'decimal') return {};
  const [precision, scale] = [wholeNumber(column, 'precision'), wholeNumber(column, 'scale')];
  const wholeDigits = precision === undefined || scale === undefined ? undefined : precision - scale;
  return { scale, wholeDigits };
}

const ofColumns = (columns: readonly ColumnSchema[], dictionaries: Dictionaries): ReadonlyMap<string, ColumnFacts> =>
  new Map(columns.map((column) => [column.key, factsOf(column, dictionaries)]));

/** Returns the known facts about the columns of a page besides their types. */
export function factsOfPage(
  { columns = [], details = [] }: PageSchema,
  dictionaries: Dictionaries,
  fields: { readonly heads: readonly Fields[]; readonly details: ReadonlyMap<string, Fields> },
): FactsOfFields {
  const head = ofColumns(columns, dictionaries);
  return new Map([
    ...fields.heads.map((one) => [one, head] as const),
    ...details.flatMap(({ key, columns: own }) => {
      const one = fields.details.get(key);
      return one === undefined ? [] : [[one, ofColumns(own, dictionaries)] as const];
    }),
  ]);
}
