import type { CompiledPage } from '../../engine/index.ts';

/** What a saved view keeps of a list. */
export interface ViewContent {
  readonly filters: Readonly<Record<string, string>>;
  /** The first counts most; empty: the order of the page. */
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Key of the open tab; blank: all records. */
  readonly tab: string;
  /** Keys of the columns that are shown, in order; null: those of the page. */
  readonly columns: readonly string[] | null;
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** What of it the page still has and the user may see; `dropped` names the rest. */
  readonly content: ViewContent;
  readonly dropped: readonly string[];
  /** Codes of the roles that have it besides its owner. */
  readonly roles: readonly string[];
  /** Name of who keeps it; blank: the user. */
  readonly owner: string;
  readonly mayChange: boolean;
  /** The user's lists of this page open with it. */
  readonly isDefault: boolean;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Roles that the user may give a view to; empty: the user may not share. */
  readonly roles: readonly { readonly code: string; readonly name: string }[];
}

/** With `id` that view is overwritten. */
export type ViewDraft = Pick<SavedView, 'name' | 'content' | 'roles'> & { readonly id?: string | undefined };

/** Views of lists under a name; each call answers with all that are there then. */
export interface ListViews {
  read(page: CompiledPage, signal?: AbortSignal): Promise<SavedViews>;
  save(page: CompiledPage, draft: ViewDraft): Promise<SavedViews>;
  remove(page: CompiledPage, id: string): Promise<SavedViews>;
  /** What the user's lists of the page open with; null: as the page has it. */
  openWith(page: CompiledPage, id: string | null): Promise<SavedViews>;
}
