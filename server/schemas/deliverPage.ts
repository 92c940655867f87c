import { createHash } from 'node:crypto';
import type { CompiledColumn, CompiledDictionary, CompiledPage, PageSchema, Problem } from '../../engine/index.ts';
import type { DeliveredDictionary, PageDelivery } from './schemaStore.ts';

/** A good page file. */
export interface LoadedPage {
  readonly compiled: CompiledPage;
  /** With `extends` resolved. */
  readonly schema: PageSchema;
}

const codesOfColumns = (columns: readonly CompiledColumn[]): readonly string[] =>
  columns.flatMap(({ dictCode }) => dictCode ?? []);

/** The dictionaries that a page names in columns, sub-tables and rules. */
export const dictCodesOf = ({ columns, details, rules }: CompiledPage): readonly string[] => [
  ...new Set([
    ...codesOfColumns(columns),
    ...details.flatMap((detail) => codesOfColumns(detail.columns)),
    ...rules.flatMap(({ lookup }) => Object.values(lookup).map(({ dictCode }) => dictCode)),
  ]),
];

const deliverDictionary = ({ title, kind, attributes, items }: CompiledDictionary): DeliveredDictionary => ({
  title,
  kind,
  attributes: Object.fromEntries(attributes),
  ...(items ? { items } : {}),
});

/** A page ready to be sent. */
export function deliverPage(
  { compiled, schema }: LoadedPage,
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  problems: readonly Problem[],
): PageDelivery {
  const used = dictCodesOf(compiled).flatMap((code) => {
    const dictionary = dictionaries.get(code);
    return dictionary ? [[code, deliverDictionary(dictionary)] as const] : [];
  });
  const content = {
    id: compiled.id,
    hash: compiled.hash,
    page: schema,
    dictionaries: Object.fromEntries(used),
    problems,
  };
  const etag = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
  return { ...content, etag };
}
