import type { ComponentType } from 'react';
import type { ListOrder, ListQuery, ListResult } from './listPort.ts';
import type { ListSummaries } from './listSummaries.ts';
import type { ListViews } from './listViews.ts';
import type {
  ButtonState,
  CheckAnswer,
  CheckRequest,
  CompiledAction,
  CompiledPage,
  Finding,
  LocalizedProblem,
  RecordDraft,
  ScopeUser,
  Value,
  Values,
  WireRecord,
  Can,
} from '../../../engine/index.ts';
import type { Dictionaries } from './dictionaryPort.ts';
import type { Exports } from './exports.ts';
import type { Imports } from './imports.ts';
import type { Directory } from './directory.ts';
import type { Reports } from './reportPort.ts';
import type { Slots } from './slots.ts';
import type { Host } from './host.ts';
import type { Prints } from './prints.ts';
import type { RecordReview } from './review.ts';
import type { Trees } from './trees.ts';
import type { Uploads } from './uploads.ts';

export type { Host };
export type { DictItem, Dictionaries } from './dictionaryPort.ts';
export type { ListOrder, ListQuery, ListResult } from './listPort.ts';
export type { ListViews, SavedView, SavedViews, TeamColumns, ViewContent, ViewPlace } from './listViews.ts';
export type { ListConditions, ListSummaries, ListTotal, TabCount } from './listSummaries.ts';

/** Why a call failed, with a message for staff. */
export type Failure =
  /** Rules of the page are violated. */
  | { readonly kind: 'findings'; readonly message: string; readonly findings: readonly Finding[] }
  /** Another user saved first. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly by: string;
      readonly at: string;
      readonly version: number;
      /** The currently stored record, as far as the user may see it; absent: it must be fetched. */
      readonly current?: WireRecord;
      /** For a call about several records: all that caused the conflict; nothing was changed. */
      readonly records?: readonly KeptRecord[];
    }
  | { readonly kind: 'refused'; readonly message: string; readonly records?: readonly KeptRecord[] }
  | { readonly kind: 'network' | 'expired' | 'other'; readonly message: string };

/** A record that was not changed, with the reason as text for staff. */
export interface KeptRecord {
  readonly id: string;
  readonly message: string;
}

/** Thrown by the data ports. */
export class PortError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
    this.name = 'PortError';
  }
}

export type SeenRecord = Pick<TransitionRequest, 'id' | 'version'>;

/** Record operations of a page. Implemented over HTTP by the shell; tests provide the methods that they use. */
export interface DataSource {
  list(page: CompiledPage, query: ListQuery, signal?: AbortSignal): Promise<ListResult>;
  /** Direct children of tree records by parent id; `hasChildren` tells whether there are more levels (W3.3-9). */
  children(
    page: CompiledPage,
    above: readonly string[],
    options: { readonly order: ListOrder; readonly signal?: AbortSignal },
  ): Promise<ReadonlyMap<string, readonly Values[]>>;
  /** Prefetches a record whose form will open: the next `get` of it uses the result. */
  expect?(page: CompiledPage, id: string): void;
  get(page: CompiledPage, id: string, signal?: AbortSignal): Promise<WireRecord>;
  /** Creates a record without `id`, else updates it. `idempotencyKey`: the same for every attempt of one save. */
  save(
    page: CompiledPage,
    record: WireRecord,
    options: { readonly idempotencyKey: string; readonly reasons?: Readonly<Record<string, string>> | undefined },
  ): Promise<WireRecord>;
  /** Removes records in the version that the user saw; if one has changed, nothing is removed (conflict). */
  remove(page: CompiledPage, records: readonly SeenRecord[]): Promise<void>;
  transition(page: CompiledPage, request: TransitionRequest): Promise<WireRecord>;
  /** Applies a transition to each record that allows it. `isTrial`: only returns what would happen. */
  transitions(page: CompiledPage, request: TransitionsRequest): Promise<MovedRecords>;
}

/** At most 50 records per call. */
export interface TransitionsRequest extends Pick<TransitionRequest, 'transition' | 'reason' | 'idempotencyKey'> {
  readonly records: readonly SeenRecord[];
  readonly isTrial: boolean;
}

/** Result for each record: ids of those that were moved, or would be, and the others with the reason. */
export interface MovedRecords {
  readonly moved: readonly string[];
  readonly records: readonly KeptRecord[];
}

export interface TransitionRequest {
  readonly id: string;
  /** Id of the page's transition: `submit`. */
  readonly transition: string;
  readonly version: number;
  readonly idempotencyKey: string;
  /** For rules of level confirm, by rule id. */
  readonly reasons?: Readonly<Record<string, string>> | undefined;
  /** Reason for the transition itself, if it requires one. */
  readonly reason?: string | undefined;
}

/** Records as the XML messages that their pages define. */
export interface Messages {
  /** Saves the message of a stored record as a file for the user. */
  download(page: CompiledPage, id: string): Promise<void>;
  /**
   * Creates a record from a message, with reasons for rules of level confirm by rule id. `ignored`: elements that the
   * page has no column for, `DecHead/Foo`.
   */
  read(
    page: CompiledPage,
    file: File,
    options: { readonly idempotencyKey: string; readonly reasons?: Readonly<Record<string, string>> | undefined },
  ): Promise<{ readonly record: WireRecord; readonly ignored: readonly string[] }>;
}

/** Contents of stored files: the records of their page are the files. */
export interface Files {
  /** Returns the content; its media type is that of the file, without parameters. */
  content(page: CompiledPage, id: string, signal?: AbortSignal): Promise<Blob>;
  /** Saves the file for the user. `onProgress`: the share received, 0 to 1; not called when it is unknown. */
  download(page: CompiledPage, id: string, onProgress?: (share: number) => void): Promise<void>;
}

/** Settings of a user, by key; stored across visits. */
export interface Preferences {
  /** Returns plain JSON; undefined when nothing was set. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** The saved queries of one browser (W3.3-12); makes no call to the server (W7-41). */
export interface SavedQueryStore {
  /** Returns plain JSON; undefined when nothing was saved. `saveCode` undefined: the queries of the route path. */
  read(saveCode: string | undefined): unknown;
  write(saveCode: string | undefined, queries: unknown): void;
}

/**
 * Events between open pages (W4-2). A `socketKey` identifies the rows of a stored record:
 * `customs/export-declaration/goods/1790…`, page, detail, record.
 */
export interface TableUpdates {
  /**
   * Subscribes to rows saved by others, as far as the user may see them: `id` and the fields that were sent. The user's
   * own changes are excluded.
   */
  subscribe(socketKey: string, listener: (row: Values) => void): () => void;
  /** Notifies others that a row was saved. They read the stored row; `row` defines which fields. */
  sendRow(socketKey: string, row: Values): void;
  /** Sends another event to pages, under a key that begins with a page: `customs/export-declaration#locked`. */
  send(key: string, args: unknown): void;
  onMessage(key: string, listener: (args: unknown) => void): () => void;
}

/** A stored draft that is not in an open form: after a crash, a refresh, an expired session, a sign-out. */
export interface KeptDraft {
  readonly id: string;
  readonly pageId: string;
  /** Null: a new record. */
  readonly recordId: string | null;
  /** Display name of the record: its number. */
  readonly name: string;
  /** Time of the last write, epoch ms. */
  readonly at: number;
  /** Check it with `isDraft`: another version of the program may have written it. */
  readonly draft: unknown;
}

/** Stores the draft of one open form. */
export interface DraftKeeper {
  /** Replaces the stored draft with the current unsaved changes; null: nothing is unsaved. Never rejects. */
  keep(draft: RecordDraft | null, of: Pick<KeptDraft, 'recordId' | 'name'>): Promise<void>;
  /** The form has closed. Its draft stays and is offered again. */
  close(): void;
}

/** Unsaved changes, stored outside of the page for the user who typed them. */
export interface DraftStore {
  /** Returns whether drafts are stored; false after the browser refused: the page then asks before it is left. */
  isKeeping(): boolean;
  open(pageId: string): DraftKeeper;
  /** Returns the user's drafts that are in no open form of any window, newest first. Never rejects. */
  left(pageId: string): Promise<readonly KeptDraft[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Called when drafts of a page are added or removed in this window. */
  subscribe(listener: () => void): () => void;
}

/** Whether the server is reachable, as far as known. */
export interface LineState {
  isDown(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Everything that the renderers know of their environment. */
export interface Ports {
  readonly dataSource: DataSource;
  readonly dictionaries: Dictionaries;
  readonly host: Host;
  readonly user: ScopeUser;
  /** Returns whether the user holds a permission code (D4). */
  readonly can: Can;
  /** State of a button that requires the code: hidden or disabled without it. Default: from `can`, never disabled. */
  readonly button?: ((code: string) => ButtonState) | undefined;
  /** Validates a value for a column on the server; returns text for staff. Absent: validated on saving. */
  readonly check?: (page: CompiledPage, request: CheckRequest) => Promise<CheckAnswer>;
  /** Absent: list tabs show no counts, and lists no sums. */
  readonly summaries?: ListSummaries | undefined;
  /** Absent: lists have no saved views. */
  readonly listViews?: ListViews | undefined;
  /** Absent: messages are neither exported nor imported. */
  readonly messages?: Messages;
  /** Absent: stored files are neither shown nor downloaded. */
  readonly files?: Files;
  /** Absent: readers do not see changes and comments. */
  readonly review?: RecordReview | undefined;
  /** Absent: printing is not available. */
  readonly prints?: Prints;
  /** Absent: file columns neither accept nor show files. */
  readonly uploads?: Uploads;
  /** Absent: lists are not exported. */
  readonly exports?: Exports;
  /** Absent: sheets cannot be imported. */
  readonly imports?: Imports;
  /** Absent: people, organization and records of other pages are typed, not picked. */
  readonly directory?: Directory;
  /** Absent: nothing can be chosen in tree columns. */
  readonly trees?: Trees | undefined;
  /** Absent: nothing can be picked in popups. */
  readonly reports?: Reports;
  /** Absent: pages do not receive events from each other. */
  readonly tableUpdates?: TableUpdates;
  /** Returns a text of the catalogue by key; `{name}` is replaced. */
  readonly t: (key: string, parameters?: Readonly<Record<string, Value>>) => string;
  /** Notices at the top of the window. */
  readonly notify: { success(text: string): void; warning(text: string): void; error(text: string): void };
  /** Absent: unsaved changes exist only in the page. */
  readonly drafts?: DraftStore;
  /** Absent: the connection counts as always available. */
  readonly connection?: LineState;
  /** Widgets of the shell that pages refer to by name. Absent: none. */
  readonly slots?: Slots;
  /** Editors of the shell that page actions open. Absent: none. */
  readonly panels?: Readonly<Record<string, PanelLoader>>;
  /** Absent: no settings are stored. */
  readonly preferences?: Preferences;
  /** Returns whether Enter moves to the next field of a form after the field's own action (D53). Default: true. */
  readonly enterGoesOn?: (() => boolean) | undefined;
  /** Absent: advanced queries are not saved. */
  readonly savedQueries?: SavedQueryStore;
  /** Problems of the schema file while the last valid version is served; empty for staff. */
  readonly problems?: readonly LocalizedProblem[];
}

/** Props of a shell editor that a page action `panel` opens. */
export interface PanelProps {
  readonly t: Ports['t'];
  /** Ports of the page: permissions, messages, dictionaries, pickers. */
  readonly ports: Ports;
  readonly page: CompiledPage;
  readonly action: CompiledAction;
  /** From a row or a form: the one record. From the toolbar: the selected ones, none or several. With their `id`. */
  readonly records: readonly Values[];
  /** Reports whether the editor has unsaved changes: closing it or its tab then asks first. Default: no. */
  readonly setDirty: (isDirty: boolean) => void;
  /** Closes the editor; asks first when changes are unsaved. */
  readonly close: () => void;
  /** Reloads the list and every other view of the page's records. */
  readonly reload: () => void;
}

/** Lazy-loads an editor. */
export type PanelLoader = () => Promise<ComponentType<PanelProps>>;
