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

/** How a call went wrong, already in words for staff. */
export type Failure =
  /** The rules of the page do not hold. */
  | { readonly kind: 'findings'; readonly message: string; readonly findings: readonly Finding[] }
  /** Somebody else saved first. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly by: string;
      readonly at: string;
      readonly version: number;
      /** What is stored now, as far as the user may see it; absent: it has to be fetched. */
      readonly current?: WireRecord;
      /** All that stand in the way, where the call was about several: nothing was done with any. */
      readonly records?: readonly KeptRecord[];
    }
  | { readonly kind: 'refused'; readonly message: string; readonly records?: readonly KeptRecord[] }
  | { readonly kind: 'network' | 'expired' | 'other'; readonly message: string };

/** A record that was left as it was, and why, in words for staff. */
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

/** The record family of a page. Implemented over HTTP by the shell; tests give what they use. */
export interface DataSource {
  list(page: CompiledPage, query: ListQuery, signal?: AbortSignal): Promise<ListResult>;
  /** What stands directly below records of a tree page, by their ids; `hasChildren` in each says whether there is more (W3.3-9). */
  children(
    page: CompiledPage,
    above: readonly string[],
    options: { readonly order: ListOrder; readonly signal?: AbortSignal },
  ): Promise<ReadonlyMap<string, readonly Values[]>>;
  /** Asks for a record whose form is about to be opened, as soon as that is known: the next `get` of it takes the answer. */
  expect?(page: CompiledPage, id: string): void;
  get(page: CompiledPage, id: string, signal?: AbortSignal): Promise<WireRecord>;
  /** Adds without `id`, else edits. `idempotencyKey`: the same for every try of one save. */
  save(
    page: CompiledPage,
    record: WireRecord,
    options: { readonly idempotencyKey: string; readonly reasons?: Readonly<Record<string, string>> | undefined },
  ): Promise<WireRecord>;
  /** Records as they were seen: one that somebody changed since is a conflict, and nothing is removed. */
  remove(page: CompiledPage, records: readonly SeenRecord[]): Promise<void>;
  transition(page: CompiledPage, request: TransitionRequest): Promise<WireRecord>;
  /** Moves each of several records that may be moved, judged by itself; `isTrial`: says what would be, and moves none. */
  transitions(page: CompiledPage, request: TransitionsRequest): Promise<MovedRecords>;
}

/** At most 50 records a call. */
export interface TransitionsRequest extends Pick<TransitionRequest, 'transition' | 'reason' | 'idempotencyKey'> {
  readonly records: readonly SeenRecord[];
  readonly isTrial: boolean;
}

/** What became of records: ids of those that were moved, or would be, and the others with the reason. */
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
  /** Of the move itself, where it takes one. */
  readonly reason?: string | undefined;
}

/** Records as the XML messages that their pages name. */
export interface Messages {
  /** Saves the message of a stored record as a file of the user's. */
  download(page: CompiledPage, id: string): Promise<void>;
  /** Adds a record from a message, with reasons for rules of level confirm by rule id. `ignored`: elements that the page has no place for, `DecHead/Foo`. */
  read(
    page: CompiledPage,
    file: File,
    options: { readonly idempotencyKey: string; readonly reasons?: Readonly<Record<string, string>> | undefined },
  ): Promise<{ readonly record: WireRecord; readonly ignored: readonly string[] }>;
}

/** Contents of stored files: the records of their page are the files. */
export interface Files {
  /** Its type is that of the file; without parameters. */
  content(page: CompiledPage, id: string, signal?: AbortSignal): Promise<Blob>;
  /** Saves the file as one of the user's. `onProgress`: the share that has come, 0 to 1; not told where it is unknown. */
  download(page: CompiledPage, id: string, onProgress?: (share: number) => void): Promise<void>;
}

/** What staff set for themselves, by key; kept from one visit to the next. */
export interface Preferences {
  /** Plain JSON; undefined when nothing was set. */
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

/** The saved queries of one browser (W3.3-12): no call is made for them (W7-41). */
export interface SavedQueryStore {
  /** Plain JSON; undefined when nothing was saved. `saveCode` undefined: those of the route path. */
  read(saveCode: string | undefined): unknown;
  write(saveCode: string | undefined, queries: unknown): void;
}

/**
 * What open pages tell each other (W4-2). A `socketKey` names the rows of a stored record:
 * `customs/export-declaration/goods/1790…`, page, detail, record.
 */
export interface TableUpdates {
  /** Hears rows that others have saved, as far as the user may see them: `id` and the fields that were sent. Own ones are left out. */
  subscribe(socketKey: string, listener: (row: Values) => void): () => void;
  /** Tells others that a row was saved. They read what is stored; `row` says which fields. */
  sendRow(socketKey: string, row: Values): void;
  /** Something else for other pages, under a key that begins with a page: `customs/export-declaration#locked`. */
  send(key: string, args: unknown): void;
  onMessage(key: string, listener: (args: unknown) => void): () => void;
}

/** A draft that was kept and is in no open form: after a crash, a refresh, an expiry, a sign-out. */
export interface KeptDraft {
  readonly id: string;
  readonly pageId: string;
  /** Null: of a new record. */
  readonly recordId: string | null;
  /** What the record was called: its number. */
  readonly name: string;
  /** When it was written last, epoch ms. */
  readonly at: number;
  /** Judge it with `isDraft`: another version of the program may have written it. */
  readonly draft: unknown;
}

/** Keeps the draft of one open form. */
export interface DraftKeeper {
  /** Writes what is unsaved now over what was written before; null: nothing is unsaved. Never rejects. */
  keep(draft: RecordDraft | null, of: Pick<KeptDraft, 'recordId' | 'name'>): Promise<void>;
  /** The form is gone. Its draft stays and is offered. */
  close(): void;
}

/** What is unsaved, kept outside of the page for the user who typed it. */
export interface DraftStore {
  /** Whether drafts are kept; false after the browser refused: then the page asks before it is left. */
  isKeeping(): boolean;
  open(pageId: string): DraftKeeper;
  /** Of the user, in no open form of any window, newest first. Never rejects. */
  left(pageId: string): Promise<readonly KeptDraft[]>;
  remove(ids: readonly string[]): Promise<void>;
  /** Told when drafts of a page came or went here. */
  subscribe(listener: () => void): () => void;
}

/** Whether the server can be reached, as far as is known. */
export interface LineState {
  isDown(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Everything the renderers know of the world. */
export interface Ports {
  readonly dataSource: DataSource;
  readonly dictionaries: Dictionaries;
  readonly host: Host;
  readonly user: ScopeUser;
  /** Whether the user holds a permission code (D4). */
  readonly can: Can;
  /** What becomes of a button that needs the code: without the right it is hidden, or seen and not usable. Default: by `can`, never disabled. */
  readonly button?: ((code: string) => ButtonState) | undefined;
  /** Asks the server whether a value may stand in a column of the page; answered in words for staff. Absent: a save will say. */
  readonly check?: (page: CompiledPage, request: CheckRequest) => Promise<CheckAnswer>;
  /** Absent: tabs of lists tell no numbers, and lists no sums. */
  readonly summaries?: ListSummaries | undefined;
  /** Absent: lists have no saved views. */
  readonly listViews?: ListViews | undefined;
  /** Absent: messages are neither written nor read. */
  readonly messages?: Messages;
  /** Absent: stored files are neither shown nor saved. */
  readonly files?: Files;
  /** Absent: readers are not told what was changed. */
  readonly review?: RecordReview | undefined;
  /** Absent: nothing is printed. */
  readonly prints?: Prints;
  /** Absent: files of columns are neither taken nor shown. */
  readonly uploads?: Uploads;
  /** Absent: lists are not exported. */
  readonly exports?: Exports;
  /** Absent: no sheets are imported. */
  readonly imports?: Imports;
  /** Absent: people, organisation and records of other pages are typed, not picked. */
  readonly directory?: Directory;
  /** Absent: columns of trees choose nothing. */
  readonly trees?: Trees | undefined;
  /** Absent: popups pick nothing. */
  readonly reports?: Reports;
  /** Absent: pages do not hear of each other. */
  readonly tableUpdates?: TableUpdates;
  /** A text of the catalogue by key, `{name}` replaced. */
  readonly t: (key: string, parameters?: Readonly<Record<string, Value>>) => string;
  /** Messages at the top of the window. */
  readonly notify: { success(text: string): void; warning(text: string): void; error(text: string): void };
  /** Absent: what is unsaved is only in the page. */
  readonly drafts?: DraftStore;
  /** Absent: taken to be there always. */
  readonly connection?: LineState;
  /** Widgets of the shell that pages name. Absent: none. */
  readonly slots?: Slots;
  /** Editors of the shell that page actions open. Absent: none. */
  readonly panels?: Readonly<Record<string, PanelLoader>>;
  /** Absent: nothing is kept. */
  readonly preferences?: Preferences;
  /** Whether Enter goes on to the next field of a form once a field has done its own work with it (D53). Default: true. */
  readonly enterGoesOn?: (() => boolean) | undefined;
  /** Absent: advanced queries are not saved. */
  readonly savedQueries?: SavedQueryStore;
  /** Problems of the schema file while the last good version serves; empty for staff. */
  readonly problems?: readonly LocalizedProblem[];
}

/** What an editor of the shell gets that a page action `panel` opens. */
export interface PanelProps {
  readonly t: Ports['t'];
  /** Those of the page: rights, messages, dictionaries, pickers. */
  readonly ports: Ports;
  readonly page: CompiledPage;
  readonly action: CompiledAction;
  /** Of a row or a form the one record, of the toolbar those that are selected: none or several. With their `id`. */
  readonly records: readonly Values[];
  /** Whether something in it is unsaved: closing, and closing the tab, asks first. Default: no. */
  readonly setDirty: (isDirty: boolean) => void;
  /** Asks where something is unsaved. */
  readonly close: () => void;
  /** The list, and whoever else shows records of the page, reads them anew. */
  readonly reload: () => void;
}

/** Fetches an editor with its chunk. */
export type PanelLoader = () => Promise<ComponentType<PanelProps>>;
