import {
  SEPARATOR,
  type CompiledColumn,
  type CompiledDictionary,
  type CompiledReportColumn,
  type Language,
  type Value,
} from '../../../engine/index.ts';
import { entriesOf } from './dictionaryEntries.ts';
import type { DictionaryReader } from './dictionaryEntry.ts';
import { registeredTable } from './tableEntries.ts';

/** Cache lifetime of dictionary texts. Each server has its own cache, so an import becomes visible within this time. */
const KEPT_MS = 15_000;
const MAX_KEPT = 50_000;
/** Maximum number of cached dictionaries, counted per group of readers that see the same texts. */
const MAX_READINGS = 500;

/** Translates codes of any dictionary into texts. */
export interface DictionaryTexts {
  /** Texts by value; null where the dictionary does not know the value. */
  readonly of: (
    reader: DictionaryReader,
    dictCode: string,
    values: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, string | null>>;
}

interface Kept {
  readonly text: string | null;
  readonly until: number;
}

/**
 * Key of the readers who see the same texts: rows of tables belong to a tenant, and field rights and data rules hide
 * some from the reader.
 */
const shownTo = async (reader: DictionaryReader, { source }: CompiledDictionary): Promise<string> => {
  const { user, language = 'zh-CN' } = reader;
  if (source === undefined) return language;
  const closed = (await registeredTable(reader, source.table))?.closed ?? [];
  const isRuled = (user.opened ?? []).length > 0;
  return [user.tenantId, isRuled ? user.id : '', ...closed].join(' ');
};

export const createDictionaryTexts = (
  find: (dictCode: string, language?: Language) => CompiledDictionary | undefined,
): DictionaryTexts => {
  const kept = new Map<string, Map<string, Kept>>();

  const remember = (name: string, texts: ReadonlyMap<string, string | null>): void => {
    const known = kept.get(name) ?? new Map<string, Kept>();
    if (known.size + texts.size > MAX_KEPT) known.clear();
    const until = Date.now() + KEPT_MS;
    if (kept.size >= MAX_READINGS) kept.clear();
    for (const [value, text] of texts) known.set(value, { text, until });
    kept.set(name, known);
  };

  return {
    of: async (reader, dictCode, values) => {
      const { language = 'zh-CN' } = reader;
      const dictionary = find(dictCode, language);
      if (dictionary === undefined) return new Map();
      if (dictionary.items !== undefined) return new Map(dictionary.items.map(({ value, text }) => [value, text]));
      const now = Date.now();
      const name = `${await shownTo(reader, dictionary)} ${dictCode}`;
      const known = kept.get(name);
      const missing = [...values].filter((value) => (known?.get(value)?.until ?? 0) <= now);
      if (missing.length > 0) {
        const found = new Map((await entriesOf(reader, dictionary, missing)).map(({ value, text }) => [value, text]));
        remember(name, new Map(missing.map((value) => [value, found.get(value) ?? null])));
      }
      const texts = kept.get(name);
      return new Map([...values].map((value) => [value, texts?.get(value)?.text ?? null]));
    },
  };
};

/** A cell may contain several codes. */
const codesOf = (value: Value | undefined, separator: string): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : String(value).split(separator);

/** A column that may contain codes. */
type CodedColumn = Pick<CompiledReportColumn, 'key' | 'dictCode' | 'options'> & Pick<CompiledColumn, 'separator'>;

interface Translation {
  readonly columns: readonly CodedColumn[];
  readonly records: readonly Readonly<Record<string, Value>>[];
  readonly texts: DictionaryTexts;
}

/** Adds `<field>_dictText` next to every code, with one look-up per dictionary for all records (contract §0.2). */
export const translate = async (
  reader: DictionaryReader,
  { columns, records, texts }: Translation,
): Promise<readonly Record<string, Value>[]> => {
  const coded = columns.filter((column) => column.dictCode !== undefined || column.options !== undefined);
  const wanted = new Map<string, Set<string>>();
  for (const { dictCode, key, separator = SEPARATOR } of coded) {
    if (dictCode === undefined) continue;
    const values = wanted.get(dictCode) ?? new Set<string>();
    for (const record of records) for (const code of codesOf(record[key], separator)) values.add(code);
    wanted.set(dictCode, values);
  }
  const found = new Map<string, ReadonlyMap<string, string | null>>();
  for (const [dictCode, values] of wanted)
    if (values.size > 0) found.set(dictCode, await texts.of(reader, dictCode, values));

  const read = coded.map(({ key, dictCode, separator = SEPARATOR, options = [] }) => ({
    key,
    separator,
    textKey: `${key}_dictText`,
    known: dictCode === undefined ? new Map(options.map((option) => [option.value, option.text])) : found.get(dictCode),
  }));
  return records.map((record) => {
    const translated: Record<string, Value> = { ...record };
    for (const { key, textKey, separator, known } of read) {
      const codes = codesOf(record[key], separator);
      translated[textKey] = codes.length === 0 ? null : codes.map((code) => known?.get(code) ?? code).join(separator);
    }
    return translated;
  });
};
