import { compilePage, type CompiledPage, type Language, type PageSchema } from '../../../engine/index.ts';

/** Parts of a page file that lists of the shell define. */
export interface PlainSchema extends Pick<PageSchema, 'title' | 'columns' | 'list' | 'form'> {
  readonly resource: { readonly url: string; readonly permission: string; readonly statusKey?: string };
}

export interface PlainOptions {
  /** Id under which the users' column settings are stored: `shell/log`. */
  readonly id: string;
  readonly language: Language;
  /** Columns by which its call cannot sort. */
  readonly unsorted?: readonly string[];
}

/**
 * Compiles the page of a list whose calls are specific to the contract (§1.1, §4.6, §5.1) and whose records have no
 * page file; rendered like every list. Its texts are those of the shell.
 */
export function plainPage(schema: PlainSchema, { id, language, unsorted = [] }: PlainOptions): CompiledPage {
  // Not a page table: the server stores these records separately.
  const resource = { ...schema.resource, table: 'plain_list' };
  const given = { ...schema, schemaVersion: 1, kind: 'list', resource } as const;
  const { page, problems } = compilePage(given, { id, language, dictionaries: new Map() });
  if (page === undefined) throw new Error(`The list ${id} does not compile: ${JSON.stringify(problems)}`);
  return { ...page, list: { ...page.list, unsorted: new Set(unsorted) } };
}
