import { isRecord, recordsOf, textOf } from '../reading.ts';

/** Content of a saved view of a list. */
export interface SentViewContent {
  /** Conditions by parameter of the list call: `{ customer: '*远岭*', ieDate_begin: '2026-11-01' }`. */
  readonly filters: Readonly<Record<string, string>>;
  /** In order of priority; empty: the order of the page. */
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Key of the open tab; blank: all records. */
  readonly tab: string;
  /** Keys of the visible columns, in order; null: those of the page. */
  readonly columns: readonly string[] | null;
}

/** A view of a page's list: the caller's own, or one shared with a role of the caller. */
export interface SentView {
  readonly id: string;
  readonly name: string;
  /** The parts that still exist on the page and that the caller may see. */
  readonly content: SentViewContent;
  /** Names of the parts that were left out for that reason. */
  readonly dropped: readonly string[];
  /** Codes of the roles that the view is shared with. */
  readonly roles: readonly string[];
  /** Name of the owner if it is another user; blank: the caller. */
  readonly owner: string;
  /** The caller may overwrite and delete it. */
  readonly mayChange: boolean;
  /** The caller's lists of this page open with this view. */
  readonly isDefault: boolean;
}

/** Visibility, order, widths and pinning of the columns; what is absent follows the page. */
export interface SentArrangement {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pins: Readonly<Record<string, 'left' | 'right' | 'none'>>;
}

export interface SentViews {
  /** The caller's own views first, by name. */
  readonly views: readonly SentView[];
  /** Roles that the caller may share a view with; empty: the caller may not share. */
  readonly roles: readonly { readonly code: string; readonly name: string }[];
  /** The initial columns of everybody's list, as far as the caller may see them; null: those of the page. */
  readonly team: SentArrangement | null;
  /** The caller may change them. */
  readonly mayShare: boolean;
}

/** A view to be saved, as `/saveView` takes it. */
export interface SentViewDraft {
  /** Id of the view to overwrite; absent: a new one. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly content: SentViewContent;
  readonly roles: readonly string[];
}

const textsOf = (source: unknown): readonly string[] =>
  Array.isArray(source) ? source.filter((item) => typeof item === 'string') : [];

const toContent = (source: unknown): SentViewContent => {
  const { filters, sort, columns } = isRecord(source) ? source : {};
  return {
    filters: Object.fromEntries(
      Object.entries(isRecord(filters) ? filters : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    sort: recordsOf(sort).map((item) => ({
      column: textOf(item, 'column'),
      order: item['order'] === 'desc' ? 'desc' : 'asc',
    })),
    tab: textOf(source, 'tab'),
    columns: Array.isArray(columns) ? textsOf(columns) : null,
  };
};

const PINS = ['left', 'right', 'none'] as const;

const toArrangement = (source: unknown): SentArrangement | null => {
  if (!isRecord(source)) return null;
  const entries = (of: unknown): readonly [string, unknown][] => Object.entries(isRecord(of) ? of : {});
  return {
    order: textsOf(source['order']),
    hidden: textsOf(source['hidden']),
    widths: Object.fromEntries(
      entries(source['widths']).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
    pins: Object.fromEntries(
      entries(source['pins']).flatMap(([key, pin]) => {
        const known = PINS.find((one) => one === pin);
        return known === undefined ? [] : [[key, known]];
      }),
    ),
  };
};

export function toSavedViews(result: unknown): SentViews {
  const { views, roles, team, mayShare } = isRecord(result) ? result : {};
  return {
    views: recordsOf(views).map((view) => ({
      id: textOf(view, 'id'),
      name: textOf(view, 'name'),
      content: toContent(view['content']),
      dropped: textsOf(view['dropped']),
      roles: textsOf(view['roles']),
      owner: textOf(view, 'owner'),
      mayChange: view['mayChange'] === true,
      isDefault: view['isDefault'] === true,
    })),
    roles: recordsOf(roles).map((role) => ({ code: textOf(role, 'code'), name: textOf(role, 'name') })),
    team: toArrangement(team),
    mayShare: mayShare === true,
  };
}
