import { createHash } from 'node:crypto';
import {
  compilePage,
  localisePage,
  localizeProblem,
  type CompiledColumn,
  type CompiledDictionary,
  type CompiledPage,
  type Language,
  type LocaleSchema,
  type PageSchema,
  type Problem,
  present,
} from '../../../engine/index.ts';
import type { SentPageDictionary } from '../../../contract/wirePage.ts';
import type { PageDelivery } from './schemaStore.ts';

/** A valid page file. */
export interface LoadedPage {
  readonly compiled: CompiledPage;
  /** With `extends` resolved. */
  readonly schema: PageSchema;
}

const codesOfColumns = (columns: readonly CompiledColumn[]): readonly string[] =>
  columns.flatMap(({ dictCode }) => dictCode ?? []);

/** Returns the codes of the dictionaries that a page references in columns, sub-tables, rules and reasons. */
export const dictCodesOf = ({ columns, details, rules, list }: CompiledPage): readonly string[] => [
  ...new Set([
    ...codesOfColumns(columns),
    ...details.flatMap((detail) => codesOfColumns(detail.columns)),
    ...rules.flatMap(({ lookup }) => Object.values(lookup).map(({ dictCode }) => dictCode)),
    ...list.actions.flatMap(({ reason }) => reason?.phrases ?? []),
  ]),
];

const deliverDictionary = ({ title, kind, attributes, items }: CompiledDictionary): SentPageDictionary => ({
  title,
  kind,
  attributes: Object.fromEntries(attributes),
  ...present({ items }),
});

interface Words {
  readonly language: Language;
  /** Absent: the engine's own texts are in the language all the same. */
  readonly locale: LocaleSchema | undefined;
  /** In the same language. */
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
}

/**
 * Returns a page in a language. Texts that do not fit it (an unknown name in a message) leave the page unchanged. Its
 * hash stays that of the file, since saves send it.
 */
export function inWordsOf({ compiled, schema }: LoadedPage, { language, locale, dictionaries }: Words): LoadedPage {
  if (language === 'zh-CN' && locale === undefined) return { compiled, schema };
  const localised = locale === undefined ? schema : localisePage(schema, locale);
  const { page } = compilePage(localised, { id: compiled.id, dictionaries, language });
  return page === undefined ? { compiled, schema } : { compiled: { ...page, hash: compiled.hash }, schema: localised };
}

function* titlesOf({ columns = [], details = [] }: PageSchema): Generator<readonly [string, string]> {
  for (const { key, title } of columns) yield [key, title];
  for (const detail of details) for (const { key, title } of detail.columns) yield [`${detail.key}.${key}`, title];
}

function otherTitles(schema: PageSchema, other: PageSchema): Readonly<Record<string, string>> {
  const own = new Map(titlesOf(schema));
  return Object.fromEntries([...titlesOf(other)].filter(([name, title]) => own.get(name) !== title));
}

export interface Delivering {
  readonly problems: readonly Problem[];
  readonly language: Language;
  /** The page in the other language. */
  readonly other: PageSchema;
}

/** Returns a page ready to be sent. */
export function deliverPage(
  { compiled, schema }: LoadedPage,
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  { problems, language, other }: Delivering,
): PageDelivery {
  const used = dictCodesOf(compiled).flatMap((code) => {
    const dictionary = dictionaries.get(code);
    return dictionary ? [[code, deliverDictionary(dictionary)] as const] : [];
  });
  const content = {
    id: compiled.id,
    hash: compiled.hash,
    page: schema,
    otherTitles: otherTitles(schema, other),
    dictionaries: Object.fromEntries(used),
    problems: problems.map((problem) => localizeProblem(problem, language)),
  };
  const etag = createHash('sha256')
    .update(JSON.stringify({ language, ...content }))
    .digest('hex')
    .slice(0, 32);
  return { ...content, etag };
}
