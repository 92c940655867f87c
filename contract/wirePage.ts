import type { CompiledDictionary, PageSchema, LocalizedProblem, ValueType } from '../engine/index.ts';
import { isRecord, recordsOf, textOf } from './reading.ts';

/** A page as `/schema/page`, `/schema/resolve` and `/schema/examples` send it. */
export interface SentWirePage {
  readonly id: string;
  /** Hash of the compiled page; sent along with saves. */
  readonly hash: string;
  /** With `extends` resolved, in the language of the call; null if the file never had a valid version. */
  readonly page: PageSchema | null;
  /** Titles of its columns in the other language if they differ, by key: `ownerName`, `goods.codeTs`. */
  readonly otherTitles: Readonly<Record<string, string>>;
  /** The dictionaries it uses, by code. */
  readonly dictionaries: Readonly<Record<string, SentPageDictionary>>;
  /** Problems of the current file while the last valid version is in use; only for users who may see them. */
  readonly problems?: readonly LocalizedProblem[];
}

/** A dictionary as sent with a page; `items` only for the kind that has them. */
export interface SentPageDictionary extends Pick<CompiledDictionary, 'title' | 'kind'> {
  readonly attributes: Readonly<Record<string, ValueType>>;
  readonly items?: NonNullable<CompiledDictionary['items']>;
}

/** Result of a refusal: no version of the page can be shown. */
export type SentBrokenPage = Required<Pick<SentWirePage, 'problems'>>;

/** A page as received, before the engine compiles it. */
export interface WirePage extends Pick<SentWirePage, 'id' | 'hash' | 'page'> {
  readonly otherTitles: ReadonlyMap<string, string>;
  /** In the form that the engine's compiler takes. */
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly problems: readonly LocalizedProblem[];
}

const isSegment = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const numberAt = (source: Readonly<Record<string, unknown>>, key: string): number | undefined => {
  const value = source[key];
  return typeof value === 'number' ? value : undefined;
};

function toProblem(source: Readonly<Record<string, unknown>>): LocalizedProblem {
  const path = source['path'];
  const [hint, file] = [textOf(source, 'hint'), textOf(source, 'file')];
  const [line, column] = [numberAt(source, 'line'), numberAt(source, 'column')];
  return {
    code: textOf(source, 'code'),
    level: source['level'] === 'warning' ? 'warning' : undefined,
    path: Array.isArray(path) ? path.filter(isSegment) : [],
    message: textOf(source, 'message'),
    hint: hint === '' ? undefined : hint,
    file: file === '' ? undefined : file,
    line,
    column,
  };
}

/** Reads the problems of a page, or of the refusal of a broken page. */
export const toPageProblems = (result: unknown): readonly LocalizedProblem[] =>
  isRecord(result) ? recordsOf(result['problems']).map(toProblem) : [];

/** The server has validated it against the meta-schema; here only the version of the language is checked. */
const isPageSchema = (source: unknown): source is PageSchema =>
  isRecord(source) && source['schemaVersion'] === 1 && typeof source['title'] === 'string';

const entriesOf = (source: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(source) ? Object.entries(source) : [];

const toTexts = (source: unknown): ReadonlyMap<string, string> =>
  new Map(entriesOf(source).filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));

const VALUE_TYPES: readonly ValueType[] = ['text', 'decimal', 'date', 'boolean'];

const toValueType = (source: unknown): ValueType => VALUE_TYPES.find((type) => type === source) ?? 'text';

const DICTIONARY_KINDS: readonly CompiledDictionary['kind'][] = ['items', 'codes', 'table'];

function toDictionary(dictCode: string, source: unknown): CompiledDictionary {
  const found = isRecord(source) ? source : {};
  const { items, attributes } = found;
  return {
    dictCode,
    title: textOf(found, 'title') || dictCode,
    kind: DICTIONARY_KINDS.find((kind) => kind === found['kind']) ?? 'codes',
    attributes: new Map(entriesOf(attributes).map(([name, type]) => [name, toValueType(type)])),
    ...(Array.isArray(items) && {
      items: recordsOf(items).map((item) => ({ value: textOf(item, 'value'), text: textOf(item, 'text') })),
    }),
  };
}

/** Reads a page; null if it has no id. */
export function toWirePage(result: unknown): WirePage | null {
  const id = textOf(result, 'id');
  if (!isRecord(result) || id === '') return null;
  const { page, dictionaries } = result;
  return {
    id,
    hash: textOf(result, 'hash'),
    page: isPageSchema(page) ? page : null,
    otherTitles: toTexts(result['otherTitles']),
    dictionaries: new Map(entriesOf(dictionaries).map(([code, found]) => [code, toDictionary(code, found)])),
    problems: toPageProblems(result),
  };
}
