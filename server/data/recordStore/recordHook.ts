import type { CompiledPage, WireRecord } from '../../../engine/index.ts';
import type { SentRecordPage } from '../../../contract/records.ts';
import type { Db } from '../../core/database/db.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { Caller } from './caller.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Records of an import that are judged and not stored yet, as their places in a tree say. */
export interface PendingRecords {
  /** The code of the record that is to be stored under an id. */
  readonly codeOf: (id: string) => string | undefined;
  /** Codes that records of the import have, those that are judged later as well. */
  readonly codes: () => readonly string[];
}

/** The call that writes. */
export interface HookedWriting {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly schemas: Pick<SchemaStore, 'pages'>;
  /** There where many records are judged together: an import. */
  readonly answers?: object | undefined;
  /** There where records of a tree are judged together. */
  readonly pending?: PendingRecords | undefined;
}

/** A body as it was sent, of which the page's columns were read. */
export type SentBody = Readonly<Record<string, unknown>>;

/** A record that was added or edited. */
export interface HookedSave {
  readonly id: string;
  /** Empty where it came with many, by an import. */
  readonly body: SentBody;
  /** As it was; undefined: it is new. */
  readonly before: StoredRecord | undefined;
  readonly after: Pick<StoredRecord, 'values' | 'details'>;
}

/** What the product does of its own when records of one page are written; in the transaction of the call. */
export interface RecordHook {
  /** Address of the page's records: `/sys/annountCement`. */
  readonly url: string;
  /** Columns that only the hook sets: what a call says of them is passed over. */
  readonly ownKeys: ReadonlySet<string>;
  /** Column of the code that follows from the place of a record in its tree: A01A02 stands below A01. */
  readonly codeKey?: string;
  /** It changes rights, roles, members or departments: the caller comes with what he held before the call. */
  readonly changesRights?: true;
  /** Records come with something else: nobody adds one by a call. */
  readonly keptByServer?: true;
  /** Properties of a body that the hook reads beside the page's columns. */
  readonly takes?: ReadonlySet<string>;
  /** Adds to what a call says of a record what follows from it, before it is judged. */
  readonly complete?: (writing: HookedWriting, wire: WireRecord, body: SentBody) => Promise<WireRecord>;
  /** How a secret of the page is kept. Null: not in its column; the hook takes it from the body. Default: as its hash. */
  readonly seal?: (secret: string) => string | null;
  /** After it was stored, also when only what the hook takes is new. Throws where it may not be. */
  readonly onSaved?: (writing: HookedWriting, saved: HookedSave) => Promise<void>;
  /** After a transition moved the status. Throws where it may not be. */
  readonly onTransition?: (
    writing: HookedWriting,
    move: { readonly id: string; readonly action: string },
  ) => Promise<void>;
  /** Before records go. */
  readonly onRemove?: (writing: HookedWriting, ids: readonly string[]) => Promise<void>;
  /** In place of deleting their rows: into a recycle bin. */
  readonly remove?: (writing: HookedWriting, ids: readonly string[]) => Promise<void>;
  /** What lists and reads tell besides of each record. */
  readonly tell?: (db: Db, caller: Caller, records: SentRecordPage['records']) => Promise<SentRecordPage['records']>;
}
