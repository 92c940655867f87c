import type { FastifyRequest } from 'fastify';
import { sentChoice } from '../../contract/dictionaryItems.ts';
import type { SentDictItem, SentLookup } from '../../contract/dictionaryItems.ts';
import type { CompiledDictionary } from '../../engine/index.ts';
import { badRequest, businessFailure, forbidden, type ApiError } from '../base/errors.ts';
import { languageOf } from '../calls/language.ts';
import type { Services } from '../services/services.ts';
import { mayReadDictionary } from './dictionaryAccess.ts';
import { allEntries, entriesOf, searchEntries } from './dictionaryEntries.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { decodedAgain, findRegistered, isUnknownCode, onceDecoded, type FindByCode } from './registeredDictionary.ts';
import { findTree, readTreeEntries, treeByCode, type TreeEntry } from './treeEntries.ts';
import { say, type ServerText } from '../messages/say.ts';

const MAX_RESULTS = 200;
const MAX_KEYS = 500;
const MAX_KEYWORD = 200;
const MAX_TREE_PARAMETER = 500;

/** 400 for one parameter. */
const wrong = (name: string, said: ServerText): ApiError => badRequest(said, [{ path: `/${name}`, said }]);

const onWire = (entry: DictionaryEntry): SentDictItem => ({
  ...sentChoice(entry),
  color: entry.color,
  ...(entry.disabled && { disabled: true }),
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
  const size = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (size < 1 || size > MAX_RESULTS)
    throw wrong('pageSize', say('wholeNumberParameter', { name: 'pageSize', most: MAX_RESULTS }));
  return size;
};

/** The value that items are to belong to; blank asks for those that belong to none. */
const readParent = (request: FastifyRequest): string | undefined => {
  const value = parameter(request, 'parent');
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value.length > MAX_KEYWORD || value.includes('\0'))
    throw wrong('parent', say('longParameter', { name: 'parent', most: MAX_KEYWORD }));
  return value;
};

const readKeyword = (request: FastifyRequest): string => {
  const value = parameter(request, 'keyword') ?? '';
  if (typeof value !== 'string' || value.length > MAX_KEYWORD || value.includes('\0'))
    throw wrong('keyword', say('longParameter', { name: 'keyword', most: MAX_KEYWORD }));
  return value;
};

const readKeys = (request: FastifyRequest, name: string): readonly string[] => {
  const value = parameter(request, name);
  const keys = typeof value === 'string' ? value.split(',').filter((key) => key !== '') : [];
  if (keys.length === 0 || keys.length > MAX_KEYS || keys.some((key) => key.includes('\0')))
    throw wrong(name, say('dictKeys', { name, most: MAX_KEYS }));
  return keys;
};

/** TreeNode of the contract (§2.2); the key is the item's value. */
const nodeOnWire = ({ value, text, parent, isLeaf }: TreeEntry): unknown => ({
  key: value,
  title: text,
  leaf: isLeaf,
  icon: null,
  parentId: parent,
  value,
  code: value,
  children: null,
});

/** A parameter of a tree; absent is blank. */
const treeParameter = (request: FastifyRequest, name: string): string => {
  const value = parameter(request, name) ?? '';
  if (typeof value !== 'string' || value.length > MAX_TREE_PARAMETER || value.includes('\0'))
    throw wrong(name, say('longParameter', { name, most: MAX_TREE_PARAMETER }));
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

/** What the dictionary calls do. Only registered dictionaries answer (D8), and to those who may read them. */
export class DictionaryCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** All of them; a plain code that nobody registered has none. */
  async items(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    if (isUnknownCode(this.#finder(request), codeOf(request))) return [];
    const options = { parent: readParent(request) };
    return (await allEntries(this.#reader(request), this.#find(request), options)).map(onWire);
  }

  async search(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    const options = { keyword: readKeyword(request), limit: readPageSize(request) };
    return (await searchEntries(this.#reader(request), this.#find(request), options)).map(onWire);
  }

  /** What the keyword finds, then the first items: a list that shows what is chosen and what else there is. */
  async chosenFirst(request: FastifyRequest): Promise<readonly SentDictItem[]> {
    const [keyword, limit] = [readKeyword(request), readPageSize(request)];
    const [reader, dictionary] = [this.#reader(request), this.#find(request)];
    const chosen =
      keyword.trim() === '' ? [] : await searchEntries(reader, dictionary, { keyword, limit: MAX_RESULTS });
    const first = await searchEntries(reader, dictionary, { keyword: '', limit });
    const values = new Set(chosen.map(({ value }) => value));
    return [...chosen, ...first.filter(({ value }) => !values.has(value))].map(onWire);
  }

  /** The text of one key; null for one that is unknown. */
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
        dictCode === '' ? say('dictUnregistered', { table: tableName }) : say('dictUnknown', { code: dictCode }),
      );
    const dictionary = allowed(schemas, found, request);
    return (await readTreeEntries(this.#reader(request), dictionary, read('pid'))).map(nodeOnWire);
  }

  #finder(request: FastifyRequest): FindByCode {
    return (code) => this.#services.schemas.dictionary(code, languageOf(request));
  }

  #find(request: FastifyRequest): CompiledDictionary {
    const { schemas } = this.#services;
    return allowed(schemas, findRegistered(this.#finder(request), onceDecoded(codeOf(request))), request);
  }

  #reader(request: FastifyRequest): DictionaryReader {
    const { db, schemas } = this.#services;
    return { db, pages: () => schemas.pages(), user: request.session.user, language: languageOf(request) };
  }

  async #byValue(request: FastifyRequest, keys: readonly string[]): Promise<ReadonlyMap<string, DictionaryEntry>> {
    const entries = await entriesOf(this.#reader(request), this.#find(request), keys);
    return new Map(entries.map((entry) => [entry.value, entry]));
  }
}
