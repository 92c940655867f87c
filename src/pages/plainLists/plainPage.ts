import { compilePage, type CompiledPage, type Language, type PageSchema } from '../../../engine/index.ts';

/** What of a page file the lists of the shell say. */
export interface PlainSchema extends Pick<PageSchema, 'title' | 'columns' | 'list' | 'form'> {
  readonly resource: { readonly url: string; readonly permission: string; readonly statusKey?: string };
}

export interface PlainOptions {
  /** Under which users keep its columns: `shell/log`. */
  readonly id: string;
  readonly language: Language;
  /** Columns that its call cannot sort by. */
  readonly unsorted?: readonly string[];
}

/**
 * The page of a list whose calls are the contract's own (§1.1, §4.6, §5.1) and whose records no page file keeps: drawn as
 * every list is. Its texts are the shell's.
 */
export function plainPage(schema: PlainSchema, { id, language, unsorted = [] }: PlainOptions): CompiledPage {
  // No table of a page: the server keeps these records its own way.
  const resource = { ...schema.resource, table: 'plain_list' };
  const given = { ...schema, schemaVersion: 1, kind: 'list', resource } as const;
  const { page, problems } = compilePage(given, { id, language, dictionaries: new Map() });
  if (page === undefined) throw new Error(`The list ${id} does not compile: ${JSON.stringify(problems)}`);
  return { ...page, list: { ...page.list, unsorted: new Set(unsorted) } };
}
