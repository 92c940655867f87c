import type { FastifyRequest } from 'fastify';
import { sentChoice } from '../../../contract/dictionaryItems.ts';
import type { SentDictItem, SentLookup, SentTreeNode } from '../../../contract/dictionaryItems.ts';
import { present, type CompiledDictionary } from '../../../engine/index.ts';
import { badRequest, businessFailure, forbidden, type ApiError } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { Services } from '../../core/services/services.ts';
import { findByClientName } from './clientNames.ts';
import { mayReadDictionary } from './dictionaryAccess.ts';
import { allEntries, entriesOf, searchEntries } from './dictionaryEntries.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { readNarrowing } from './narrowingParameter.ts';
import { decodedAgain, findRegistered, isUnknownCode, onceDecoded, type FindByCode } from './registeredDictionary.ts';
import { findTree, readTreeEntries, readWholeTree, treeByCode, type DictionaryNode } from './treeEntries.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/**
 * Largest page size that a request may name, and maximum number of items per response; the next page continues (W9-2).
 */
const MAX_PAGE = 20_000;
const MAX_RESULTS = 1000;
/** Maximum number of matches at the start of a list that shows the chosen items first. */
const MAX_CHOSEN = 200;
const MAX_KEYS = 500;
/** Separator between the parts of an enterprise. */
const PART_MARK = ' - ';
const MAX_KEYWORD = 200;
const MAX_TREE_PARAMETER = 500;

/** Returns a 400 error for one parameter. */
const wrong = (name: string, said: ServerText): ApiError => badRequest(said, [{ path: `/${name}`, said }]);

const onWire = (entry: DictionaryEntry): SentDictItem => ({
  ...sentChoice(entry),
  color: entry.color,
  ...(entry.disabled && { disabled: true }),
  ...present({ names: entry.names }),
  jsonObject: Object.keys(entry.attributes).length === 0 ? null : entry.attributes,
});

const parameter = (request: FastifyRequest, name: string): unknown => {
  const query: unknown = request.query;
  return typeof query === 'object' && query !== null && Object.hasOwn(query, name)
    ? Reflect.get(query, name)
    : undefined;
};

const codeOf = (request: FastifyRequest): string => {
  const params: unknown = request.params;
  return typeof params === 'object' && params !== null && 'code' in params ? String(params.code) : '';
};

const readPageSize = (request: FastifyRequest): number => {
  const value = parameter(request, 'pageSize') ?? '10';
  const size = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (size < 1 || size > MAX_PAGE)
    throw wrong('pageSize', serverText('wholeNumberParameter', { name: 'pageSize', most: MAX_PAGE }));
  return Math.min(size, MAX_RESULTS);
};

/** Returns the number of matches before the requested page. Pages count from 1; the limit is `MAX_PAGE` items. */
const readOffset = (request: FastifyRequest, size: number): number => {
  const value = parameter(request, 'pageNo') ?? '1';
  const pageNo = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  const most = Math.ceil(MAX_PAGE / size);
  if (pageNo < 1 || pageNo > most) throw wrong('pageNo', serverText('wholeNumberParameter', { name: 'pageNo', most }));
  return (pageNo - 1) * size;
};

/** Parent value of the requested items; blank requests items without a parent. */
const readParent = (request: FastifyRequest): string | undefined => {
  const value = parameter(request, 'parent');
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > MAX_KEYWORD || value.includes('\0'))
    throw wrong('parent', serverText('longParameter', { name: 'parent', most: MAX_KEYWORD }));
  return value;
};

const readKeyword = (request: FastifyRequest): string => {
  const value = parameter(request, 'keyword') ?? '';
  if (typeof value !== 'string' || value.length > MAX_KEYWORD || value.includes('\0'))
    throw wrong('keyword', serverText('longParameter', { name: 'keyword', most: MAX_KEYWORD }));
  return value;
};

const readKeys = (request: FastifyRequest, name: string): readonly string[] => {
  const value = parameter(request, name);
  const keys = typeof value === 'string' ? value.split(',').filter((key) => key !== '') : [];
  if (keys.length === 0 || keys.length > MAX_KEYS || keys.some((key) => key.includes('\0')))
    throw wrong(name, serverText('dictKeys', { name, most: MAX_KEYS }));
  return keys;
};

/** TreeNode of the contract (§2.2); the key is the item's value. */
const nodeOnWire = ({ value, text, parent, isLeaf, children = [] }: DictionaryNode): SentTreeNode => ({
  key: value,
  title: text,
  leaf: isLeaf,
  icon: null,
  parentId: parent,
  value,
  code: value,
  children: children.length === 0 ? null : children.map(nodeOnWire),
});

/** Reads a parameter of a tree call; an absent parameter is blank. */
const treeParameter = (request: FastifyRequest, name: string): string => {
  const value = parameter(request, name) ?? '';
  if (typeof value !== 'string' || value.length > MAX_TREE_PARAMETER || value.includes('\0'))
    throw wrong(name, serverText('longParameter', { name, most: MAX_TREE_PARAMETER }));
  return value.trim();
};

const allowed = <T extends CompiledDictionary>(
  schemas: Services['schemas'],
  dictionary: T,
  { session }: FastifyRequest,
): T => {
  if (mayReadDictionary(dictionary, session.permissions, schemas)) return dictionary;
  throw forbidden(dictionary.dictCode);
};

/**
 * Handlers of the dictionary calls. Only registered dictionaries are served (D8), and only to users who may read them.
 */
export class DictionaryCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Returns all items; an unregistered plain code has none. */
  async items(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    if (isUnknownCode(this.#finder(request), codeOf(request))) return [];
    const options = { parent: readParent(request) };
    return (await allEntries(this.#reader(request), this.#find(request), options)).map(onWire);
  }

  async search(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    return (await this.#matches(request, this.#find(request))).map(onWire);
  }

  /**
   * Same as `search`, but the text is composed of the four parts that the dictionary defines (W3.3-3); without parts,
   * the item's own text.
   */
  async searchInParts(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    const dictionary = this.#find(request);
    const { parts } = dictionary;
    const entries = await this.#matches(request, dictionary);
    if (parts === undefined) return entries.map(onWire);
    const textOf = ({ attributes }: DictionaryEntry): string =>
      parts.map((name) => String(attributes[name] ?? '')).join(PART_MARK);
    return entries.map((entry) => onWire({ ...entry, text: textOf(entry) }));
  }

  /**
   * Returns the matches of the keyword, followed by the first items: a list shows what is chosen and what else is
   * available.
   */
  async chosenFirst(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    const [keyword, limit] = [readKeyword(request), readPageSize(request)];
    const [reader, dictionary] = [this.#reader(request), this.#find(request)];
    const chosen = keyword.trim() === '' ? [] : await searchEntries(reader, dictionary, { keyword, limit: MAX_CHOSEN });
    const first = await searchEntries(reader, dictionary, { keyword: '', limit });
    const values = new Set(chosen.map(({ value }) => value));
    return [...chosen, ...first.filter(({ value }) => !values.has(value))].map(onWire);
  }

  /** Returns the text of one key; null if the key is unknown. */
  async text(request: FastifyRequest): Promise<string | null> {
    const { key } = request.params as { readonly key: string };
    return (await this.#byValue(request, [key])).get(key)?.text ?? null;
  }

  async texts(request: FastifyRequest): Promise<readonly string[]> {
    const keys = readKeys(request, 'key');
    const entries = await this.#byValue(request, keys);
    const keepUnknown = parameter(request, 'delNotExist') === 'false';
    return keys.flatMap((key) => entries.get(key)?.text ?? (keepUnknown ? [key] : []));
  }

  async lookup(request: FastifyRequest): Promise<SentLookup> {
    const keys = readKeys(request, 'keys');
    const entries = await this.#byValue(request, keys);
    const found = (key: string): SentDictItem | null => {
      const entry = entries.get(key);
      return entry === undefined ? null : onWire(entry);
    };
    return Object.fromEntries(keys.map((key) => [key, found(key)]));
  }

  async tree(request: FastifyRequest): Promise<unknown> {
    const { schemas } = this.#services;
    const read = (name: string): string => treeParameter(request, name);
    const [dictCode, tableName] = [read('dictCode'), read('tableName')];
    const registered = schemas.dictionaries();
    const found =
      dictCode === ''
        ? findTree(registered, {
            tableName,
            text: read('text'),
            code: read('code'),
            pidField: read('pidField'),
            hasChildField: read('hasChildField'),
            condition: decodedAgain(read('condition')),
          })
        : treeByCode(registered, dictCode);
    if (found === undefined)
      throw businessFailure(
        dictCode === ''
          ? serverText('dictUnregistered', { table: tableName })
          : serverText('dictUnknown', { code: dictCode }),
      );
    const dictionary = allowed(schemas, found, request);
    const entries = read('async') === 'false' ? readWholeTree : readTreeEntries;
    return (await entries(this.#reader(request), dictionary, read('pid'))).map(nodeOnWire);
  }

  async #matches(request: FastifyRequest, dictionary: CompiledDictionary): Promise<readonly DictionaryEntry[]> {
    const size = readPageSize(request);
    const offset = readOffset(request, size);
    const options = { keyword: readKeyword(request), limit: offset + size };
    const reader = { ...this.#reader(request), narrowing: readNarrowing(parameter(request, 'attributes'), dictionary) };
    return (await searchEntries(reader, dictionary, options)).slice(offset);
  }

  #finder(request: FastifyRequest): FindByCode {
    const find: FindByCode = (code) => this.#services.schemas.dictionary(code, languageOf(request));
    return (code) => findByClientName(find, code);
  }

  #find(request: FastifyRequest): CompiledDictionary {
    const { schemas } = this.#services;
    return allowed(schemas, findRegistered(this.#finder(request), onceDecoded(codeOf(request))), request);
  }

  #reader(request: FastifyRequest): DictionaryReader {
    const { db, schemas } = this.#services;
    const { user, permissions, withheld } = request.session;
    const can = Object.assign((code: string) => permissions.has(code), { withheld });
    return { db, pages: () => schemas.pages(), user, can, language: languageOf(request) };
  }

  async #byValue(request: FastifyRequest, keys: readonly string[]): Promise<ReadonlyMap<string, DictionaryEntry>> {
    const entries = await entriesOf(this.#reader(request), this.#find(request), keys);
    return new Map(entries.map((entry) => [entry.value, entry]));
  }
}
