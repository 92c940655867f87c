import { sql, type RawBuilder } from 'kysely';
import {
  fitsNarrowing,
  nameAttributes,
  nameAttributesOf,
  namesOfChoice,
  normalizeText,
  ROOT_AREA,
  type CompiledDictionary,
  type Language,
  type Narrowing,
  type SearchedChoice,
  type Value,
  type Values,
  type ValueType,
} from '../../../engine/index.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { readRanked, searchTable } from './searchTable.ts';
import { byRank } from './spelledIndex.ts';
import { isLetters, spelledName } from './spelledNames.ts';
import { chinaAreas, placesNamed } from './placeIndexes.ts';
import { readTableEntries } from './tableEntries.ts';

interface CodeRow {
  readonly value: string;
  readonly text: string;
  /** Text in the requested language. */
  readonly said: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const attributeValue = (stored: unknown, type: ValueType): Value => {
  if (stored === null || stored === undefined) return null;
  return type === 'boolean' ? stored === true || stored === 'true' : String(stored);
};

/** Sets every attribute of the dictionary, null if the item has no value: rules distinguish blank from unknown. */
const withAttributes = (dictionary: CompiledDictionary, stored: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries([...dictionary.attributes].map(([name, type]) => [name, attributeValue(stored[name], type)]));

/**
 * Adds the original text next to a translated one, so that filling and validation do not depend on the reader's
 * language.
 */
const ownText = (shown: string, own: unknown): Values =>
  typeof own === 'string' && own !== shown ? { text: own } : {};

let areasKept: readonly DictionaryEntry[] | undefined;

/** Provinces, cities and districts, each with its full name. Built on first use. */
const areaEntries = (): readonly DictionaryEntry[] =>
  (areasKept ??= [...chinaAreas().values()].map(({ code, text, fullName, parent, level }) => ({
    value: code,
    text: fullName,
    color: null,
    disabled: false,
    attributes: { name: text, parent: parent === ROOT_AREA ? null : parent, level: String(level) },
  })));

/** Items that are not stored in the database: those of the file (kind `items`) and the areas. */
const fileEntries = (dictionary: CompiledDictionary, narrowing?: Narrowing): readonly DictionaryEntry[] => {
  const entries = dictionary.kind === 'areas' ? areaEntries() : itemEntries(dictionary);
  return narrowing === undefined ? entries : entries.filter(({ attributes }) => fitsNarrowing(attributes, narrowing));
};

const itemEntries = (dictionary: CompiledDictionary): readonly DictionaryEntry[] =>
  (dictionary.items ?? []).map((item) => ({
    value: item.value,
    text: item.text,
    color: item.color ?? null,
    disabled: item.disabled ?? false,
    attributes: {
      ...withAttributes(dictionary, item.attributes ?? {}),
      ...ownText(item.text, item.attributes?.['text']),
      // Includes the names that offices use for an item.
      ...nameAttributesOf(item.attributes),
    },
  }));

const codeEntry = (dictionary: CompiledDictionary, row: CodeRow): DictionaryEntry => {
  const text = dictionary.texts?.get(row.value) ?? row.said;
  return {
    value: row.value,
    text,
    color: null,
    disabled: false,
    attributes: {
      ...withAttributes(dictionary, row.attributes),
      ...ownText(text, row.text),
      ...nameAttributes(dictionary.names?.get(row.value), dictionary.probableNames?.get(row.value)),
    },
  };
};

/** Text in a language; falls back to Chinese. */
const textIn = (language: Language = 'zh-CN'): RawBuilder<string> =>
  language === 'zh-CN' ? sql`text` : sql`coalesce(texts ->> ${language}, text)`;

const readCodes = async (
  { db, language, narrowing = {} }: Pick<DictionaryReader, 'db' | 'language' | 'narrowing'>,
  dictionary: CompiledDictionary,
  tail: RawBuilder<unknown>,
): Promise<readonly DictionaryEntry[]> => {
  const within = Object.entries(narrowing).map(([name, wanted]) => sql`and attributes ->> ${name} = ${wanted}`);
  const { rows } = await sql<CodeRow>`
    select value, text, ${textIn(language)} as said, attributes from sys_code_item
    where dict_code = ${dictionary.dictCode} ${within.length === 0 ? sql`` : sql.join(within, sql` `)} ${tail}`.execute(
    db,
  );
  return rows.map((row) => codeEntry(dictionary, row));
};

/** Maximum number of items that `allEntries` returns; larger dictionaries are searched. */
const MAX_ALL = 2000;

const belongsTo =
  (parent: string) =>
  ({ attributes }: DictionaryEntry): boolean =>
    (attributes['parent'] ?? '') === parent;

/** Returns the items in order. With `parent`, only items with this parent value; `''` selects those without one. */
export const allEntries = async (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { parent }: { readonly parent?: string | undefined } = {},
): Promise<readonly DictionaryEntry[]> => {
  if (dictionary.kind === 'codes') {
    const within = parent === undefined ? sql`` : sql`and coalesce(attributes ->> 'parent', '') = ${parent}`;
    return readCodes(reader, dictionary, sql`${within} order by sort_no, value limit ${MAX_ALL}`);
  }
  const all =
    dictionary.kind === 'table'
      ? await readTableEntries(reader, dictionary, { chosen: true, limit: MAX_ALL })
      : fileEntries(dictionary, reader.narrowing);
  return parent === undefined ? all : all.filter(belongsTo(parent));
};

/**
 * Returns the items with these values, in no particular order; unknown values are omitted. The condition of a table
 * dictionary is not applied: it defines what may be chosen, not what a stored code means.
 */
export const entriesOf = (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  values: readonly string[],
): Promise<readonly DictionaryEntry[]> => {
  if (values.length === 0) return Promise.resolve([]);
  if (dictionary.kind === 'codes') return readCodes(reader, dictionary, sql`and value = any(${[...values]}::text[])`);
  if (dictionary.kind === 'table')
    return readTableEntries(reader, dictionary, { chosen: false, values, limit: values.length });
  const wanted = new Set(values);
  return Promise.resolve(fileEntries(dictionary, reader.narrowing).filter(({ value }) => wanted.has(value)));
};

/** Must match the expression of the index in `searchIndex.ts` character by character. */
const SEARCHED = sql`(value || ' ' || text || ' ' || search)`;

/** Values whose texts in the locale of the dictionary contain every word. These texts are not in the database. */
const saidOtherwise = ({ texts = new Map() }: CompiledDictionary, words: readonly string[]): readonly string[] =>
  [...texts].flatMap(([value, text]) =>
    words.every((word) => text.toLowerCase().includes(word.toLowerCase())) ? [value] : [],
  );

const searchCodes = (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { words, limit }: { words: readonly string[]; limit: number },
) => {
  const phrase = words.join(' ');
  const start = `${escapeLike(phrase)}%`;
  const text = textIn(reader.language);
  const others = saidOtherwise(dictionary, words);
  const found = sql.join(
    words.map((word) => sql`${SEARCHED} ilike ${`%${escapeLike(word)}%`}`),
    sql` and `,
  );
  const matches = others.length === 0 ? found : sql`((${found}) or value = any(${[...others]}::text[]))`;
  return readCodes(
    reader,
    dictionary,
    sql`and ${matches}
      order by lower(value) = lower(${phrase}) desc, lower(${text}) = lower(${phrase}) desc, value ilike ${start} desc, ${text} ilike ${start} desc,
        ${text} ilike ${`%${start}`} desc, sort_no, value
      limit ${limit}`,
  );
};

/** Cached spellings of entries that do not change. */
const searchedEntries = new WeakMap<DictionaryEntry, SearchedChoice>();

const searchedEntry = (entry: DictionaryEntry): SearchedChoice => {
  const known = searchedEntries.get(entry);
  if (known !== undefined) return known;
  const { value, text, attributes } = entry;
  const names = namesOfChoice(attributes).join('\n');
  const made = {
    ...spelledName(text),
    code: value.toLowerCase(),
    text: text.toLowerCase(),
    names: names.toLowerCase(),
  };
  searchedEntries.set(entry, made);
  return made;
};

const searchFile = (entries: readonly DictionaryEntry[], words: readonly string[]): readonly DictionaryEntry[] =>
  byRank(entries, words, searchedEntry);

interface EntrySearch {
  readonly keyword: string;
  readonly limit: number;
}

const searchRanked = (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Promise<readonly DictionaryEntry[]> => {
  const readWritten = () => searchCodes(reader, dictionary, { words, limit });
  if (!words.some(isLetters)) return readWritten();
  const { dictCode } = dictionary;
  const names = {
    key: dictCode,
    names: sql`select value, text, search, sort_no from sys_code_item where dict_code = ${dictCode}`,
    order: sql`order by n.sort_no, n.value`,
  };
  const read = (values: readonly string[]) => entriesOf(reader, dictionary, values);
  return readRanked(reader.db, { names, words, limit, read, readWritten });
};

/** Normalizes a name for comparison: ignores case, width and trailing full stops. */
const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\.+$/, '');

/**
 * Ranks entries whose names in the dictionary file equal the whole keyword first, after an exact code match. The
 * database does not contain these names.
 */
const searchNamed = async (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  search: { readonly words: readonly string[]; readonly limit: number },
): Promise<readonly DictionaryEntry[]> => {
  const found = await searchRanked(reader, dictionary, search);
  const keyword = plainName(search.words.join(' '));
  const bearers = [...(dictionary.probableNames ?? []), ...(dictionary.names ?? [])];
  const values = [
    ...new Set(bearers.flatMap(([value, names]) => (names.some((name) => plainName(name) === keyword) ? value : []))),
  ];
  if (values.length === 0) return found;
  const named = [...(await entriesOf(reader, dictionary, values))].sort(
    (one, other) => values.indexOf(one.value) - values.indexOf(other.value),
  );
  const others = found.filter(({ value }) => !values.includes(value));
  const isCode = ({ value }: DictionaryEntry): boolean => value.toLowerCase() === keyword;
  const [codes, rest] = [others.filter(isCode), others.filter((entry) => !isCode(entry))];
  return [...codes, ...named, ...rest].slice(0, search.limit);
};

const matchesOf = async (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { keyword: typed, limit }: EntrySearch,
): Promise<readonly DictionaryEntry[]> => {
  const keyword = normalizeText(typed);
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  const asked = keyword.trim().endsWith(',');
  if (dictionary.kind === 'table' && !asked) return searchTable(reader, dictionary, { words, limit });
  if (words.length === 0) {
    if (dictionary.kind === 'codes') return readCodes(reader, dictionary, sql`order by sort_no, value limit ${limit}`);
    return fileEntries(dictionary, reader.narrowing).slice(0, limit);
  }
  if (asked) {
    const values = keyword
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '');
    return (await entriesOf(reader, dictionary, values)).slice(0, limit);
  }
  if (dictionary.kind === 'codes') return searchNamed(reader, dictionary, { words, limit });
  return searchFile(fileEntries(dictionary, reader.narrowing), words).slice(0, limit);
};

/**
 * Returns the best matches of a keyword, in the order of `choiceRank`. Every word of the keyword must occur. `a,b,`
 * requests exactly these codes (contract §2.2). A blank keyword returns the first items. Places that the keyword names
 * as a whole come first, with the keyword in their `names`.
 */
export const searchEntries = async (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  search: EntrySearch,
): Promise<readonly DictionaryEntry[]> => {
  const values = await placesNamed(reader.db, dictionary, normalizeText(search.keyword));
  const matches = await matchesOf(reader, dictionary, search);
  if (values.length === 0) return matches;
  const entries = await entriesOf(reader, dictionary, values);
  const named = entries.map((entry) => ({ ...entry, names: [search.keyword.trim()] }));
  return [...named, ...matches.filter(({ value }) => !values.includes(value))].slice(0, search.limit);
};
