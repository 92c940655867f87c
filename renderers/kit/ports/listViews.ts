import type { CompiledPage } from '../../../engine/index.ts';

/** What views are stored for: the list of a page, or a report. */
export interface ViewPlace {
  /** Id of the page, or `report:<code>`. */
  readonly id: string;
  readonly url: string;
  /** Code of the report. */
  readonly code?: string;
}

export const placeOfList = ({ id, resource }: CompiledPage): ViewPlace => ({ id, url: resource.url });

/** State of a list stored in a view. */
export interface ViewContent {
  readonly filters: Readonly<Record<string, string>>;
  /** The first has the highest priority; empty: the order of the page. */
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Key of the open tab; blank: all records. */
  readonly tab: string;
  /** Keys of the displayed columns, in order; null: those of the page. */
  readonly columns: readonly string[] | null;
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The part that the page still has and the user may see; `dropped` names the rest. */
  readonly content: ViewContent;
  readonly dropped: readonly string[];
  /** Codes of the roles that the view is shared with. */
  readonly roles: readonly string[];
  /** Name of the owner; blank: the user. */
  readonly owner: string;
  readonly mayChange: boolean;
  /** The user's lists of this page open with this view. */
  readonly isDefault: boolean;
}

/** Initial columns of a list for everybody; absent properties follow the page. */
export interface TeamColumns {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pins: Readonly<Record<string, 'left' | 'right' | 'none'>>;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Roles that the user may share a view with; empty: the user may not share. */
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  /** Null or absent: columns start as the page defines them. */
  readonly team?: TeamColumns | null | undefined;
  /** The user may change the team columns for everybody. Default: false. */
  readonly mayShare?: boolean | undefined;
}

/** With `id`, overwrites that view. */
export type ViewDraft = Pick<SavedView, 'name' | 'content' | 'roles'> & { readonly id?: string | undefined };

/** Named views of lists and reports; each call returns all views as they are afterwards. */
export interface ListViews {
  read(place: ViewPlace, signal?: AbortSignal): Promise<SavedViews>;
  save(place: ViewPlace, draft: ViewDraft): Promise<SavedViews>;
  remove(place: ViewPlace, id: string): Promise<SavedViews>;
  /** Sets the view that the user's list opens with; null: none. */
  openWith(place: ViewPlace, id: string | null): Promise<SavedViews>;
  /** Sets the initial columns of the list for everybody; null: none. */
  shareColumns(place: ViewPlace, columns: TeamColumns | null): Promise<SavedViews>;
}
