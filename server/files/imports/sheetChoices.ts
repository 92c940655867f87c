import {
  choiceTexts,
  choose,
  chooseByCode,
  chooseByName,
  joinChoices,
  meantChoices,
  possibleCodes,
  type Choice,
  type CompiledColumn,
  type CompiledDictionary,
  type Conversion,
  type FoundChoice,
  type Values,
} from '../../../engine/index.ts';
import { allEntries, entriesOf, searchEntries } from '../../data/dictionaries/dictionaryEntries.ts';
import type { DictionaryEntry, DictionaryReader } from '../../data/dictionaries/dictionaryEntry.ts';
import type { FindDictionary } from '../../data/dictionaries/lookup.ts';
import { placesIn } from '../../data/dictionaries/placeIndexes.ts';

interface Entry extends Choice {
  readonly attributes: Values;
}

type Found = FoundChoice<Entry>;

/** Maximum number of items that are read at once; larger dictionaries are searched. */
const SHORT = 1500;
const CODES_AT_ONCE = 500;
const MATCHES = 20;
/** Maximum number of names searched for in a large dictionary; further ones are not found. */
const MAX_SEARCHES = 1000;

const named = ({ value, text, attributes, names = [] }: DictionaryEntry): Entry => ({
  value,
  text,
  attributes,
  names,
});

/** Resolves texts of sheets to dictionary items; each text is queried once (browser clipboard: `findChoices`). */
export class SheetChoices {
  readonly #reader: DictionaryReader;
  readonly #find: FindDictionary;
  /** By dictionary and, for dependent choices, parent value; then by text. */
  readonly #known = new Map<string, Map<string, Found>>();

  constructor(reader: DictionaryReader, find: FindDictionary) {
    this.#reader = reader;
    this.#find = find;
  }

  /** Looks up unknown texts. `parent`: restricts the items to those with this parent value; absent: all items. */
  async ask(dictCode: string, texts: Iterable<string>, parent?: string): Promise<void> {
    const known = this.#of(dictCode, parent);
    const open = [...new Set(texts)].filter((text) => !known.has(text));
    if (open.length === 0) return;
    const dictionary = this.#find(dictCode);
    const found =
      dictionary === undefined
        ? new Map<string, Found>()
        : await (parent === undefined ? this.#among(dictionary, open) : this.#below(dictionary, open, parent));
    for (const text of open) known.set(text, found.get(text) ?? { kind: 'unknown' });
  }

  /** The texts of a cell: several if its column holds several values. */
  readonly textsOf = choiceTexts;

  /** Value of a cell, and its item if there is exactly one. Requires a preceding `ask`. */
  take(column: CompiledColumn, text: string, parent?: string): { readonly read: Conversion; readonly entry?: Entry } {
    const known = this.#of(column.dictCode ?? '', parent);
    const of = (one: string): Found => known.get(one) ?? { kind: 'unknown' };
    const [only, ...others] = meantChoices(column, text, of);
    const read = joinChoices(column, text, of);
    return only?.kind === 'found' && others.length === 0 ? { read, entry: only.choice } : { read };
  }

  #of(dictCode: string, parent?: string): Map<string, Found> {
    const key = parent === undefined ? dictCode : `${dictCode}\n${parent}`;
    const known = this.#known.get(key) ?? new Map<string, Found>();
    this.#known.set(key, known);
    return known;
  }

  async #below(dictionary: CompiledDictionary, texts: readonly string[], parent: string) {
    const entries = (await allEntries(this.#reader, dictionary, { parent })).map(named);
    return new Map(texts.map((text): [string, Found] => [text, choose(text, entries)]));
  }

  async #among(dictionary: CompiledDictionary, texts: readonly string[]): Promise<ReadonlyMap<string, Found>> {
    const all = await allEntries(this.#reader, dictionary);
    if (all.length <= SHORT) {
      const entries = all.filter(({ disabled }) => !disabled).map(named);
      const chosen = new Map(texts.map((text): [string, Found] => [text, choose(text, entries)]));
      return this.#withPlaces(dictionary, chosen);
    }
    const byCode = await this.#byCodes(dictionary, texts.flatMap(possibleCodes));
    const chosen = texts.map((text): [string, Found] => [text, chooseByCode(text, (code) => byCode.get(code))]);
    const found = new Map<string, Found>();
    let searches = 0;
    for (const [text, one] of await this.#withPlaces(dictionary, new Map(chosen))) {
      const isSearched = one.kind === 'unknown' && (searches += 1) <= MAX_SEARCHES;
      found.set(text, isSearched ? await this.#byName(dictionary, text) : one);
    }
    return found;
  }

  async #byCodes(dictionary: CompiledDictionary, values: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
    const codes = [...new Set(values)];
    const byCode = new Map<string, Entry>();
    for (let at = 0; at < codes.length; at += CODES_AT_ONCE)
      for (const entry of await entriesOf(this.#reader, dictionary, codes.slice(at, at + CODES_AT_ONCE)))
        byCode.set(entry.value, named(entry));
    return byCode;
  }

  /** Resolves remaining texts as places, in any of the usual notations. */
  async #withPlaces(dictionary: CompiledDictionary, chosen: ReadonlyMap<string, Found>) {
    const places = await placesIn(this.#reader.db, dictionary);
    if (places === undefined) return chosen;
    const unknown = [...chosen].flatMap(([text, { kind }]) => (kind === 'unknown' ? [text] : []));
    const codesOf = new Map(unknown.map((text) => [text, places.find(text)]));
    const byCode = await this.#byCodes(dictionary, [...codesOf.values()].flat());
    const found = new Map(chosen);
    for (const [text, codes] of codesOf) {
      const [choice, ...others] = codes.flatMap((code) => byCode.get(code) ?? []);
      if (choice !== undefined)
        found.set(text, others.length > 0 ? { kind: 'ambiguous' } : { kind: 'found', choice, form: 'text' });
    }
    return found;
  }

  async #byName(dictionary: CompiledDictionary, text: string): Promise<Found> {
    const matches = await searchEntries(this.#reader, dictionary, { keyword: text, limit: MATCHES });
    return chooseByName(
      text,
      matches.map((entry) => named(entry)),
    );
  }
}
