import type { CompiledPage } from '../../../engine/index.ts';

/** What views are kept of: the list of a page, or a report. */
export interface ViewPlace {
  /** Of the page, or `report:<code>`. */
  readonly id: string;
  readonly url: string;
  /** Of the report. */
  readonly code?: string;
}

export const placeOfList = ({ id, resource }: CompiledPage): ViewPlace => ({ id, url: resource.url });

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

/** Which columns a list begins with for everybody; what is absent follows the page. */
export interface TeamColumns {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pins: Readonly<Record<string, 'left' | 'right' | 'none'>>;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Roles that the user may give a view to; empty: the user may not share. */
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  /** Null, absent: columns begin as the page has them. */
  readonly team?: TeamColumns | null | undefined;
  /** The user may change them for everybody. Default: false. */
  readonly mayShare?: boolean | undefined;
}

/** With `id` that view is overwritten. */
export type ViewDraft = Pick<SavedView, 'name' | 'content' | 'roles'> & { readonly id?: string | undefined };

/** Views of lists and reports under a name; each call answers with all that are there then. */
export interface ListViews {
  read(place: ViewPlace, signal?: AbortSignal): Promise<SavedViews>;
  save(place: ViewPlace, draft: ViewDraft): Promise<SavedViews>;
  remove(place: ViewPlace, id: string): Promise<SavedViews>;
  /** What the user's list opens with; null: as it comes. */
  openWith(place: ViewPlace, id: string | null): Promise<SavedViews>;
  /** The columns that everybody's list begins with; null: as it comes. */
  shareColumns(place: ViewPlace, columns: TeamColumns | null): Promise<SavedViews>;
}
