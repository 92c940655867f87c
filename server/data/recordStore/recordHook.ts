import type { CompiledPage, WireRecord } from '../../../engine/index.ts';
import type { SentRecordPage } from '../../../contract/records.ts';
import type { Db } from '../../core/database/db.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { Caller } from './caller.ts';
import type { StoredRecord } from './storedRecord.ts';

/** Validated, not yet stored records of an import, needed for codes that depend on the position in a tree. */
export interface PendingRecords {
  /** Code of the record that will be stored under an id. */
  readonly codeOf: (id: string) => string | undefined;
  /** Codes of all records of the import, including those that are validated later. */
  readonly codes: () => readonly string[];
}

/** Context of the call that writes. */
export interface HookedWriting {
  readonly trx: Db;
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly schemas: Pick<SchemaStore, 'pages'>;
  /** Set if many records are validated together, in an import. */
  readonly answers?: object | undefined;
  /** Set if records of a tree are validated together. */
  readonly pending?: PendingRecords | undefined;
}

/** A body as sent; the page's columns have been read from it. */
export type SentBody = Readonly<Record<string, unknown>>;

/** A record that was added or edited. */
export interface HookedSave {
  readonly id: string;
  /** Empty if it was one of many, in an import. */
  readonly body: SentBody;
  /** The record before; undefined if it is new. */
  readonly before: StoredRecord | undefined;
  readonly after: Pick<StoredRecord, 'values' | 'details'>;
}

/** Server-side behavior when records of one page are written, within the transaction of the call. */
export interface RecordHook {
  /** Address of the page's records: `/sys/annountCement`. */
  readonly url: string;
  /** Columns that only the hook sets: values in a call are ignored. */
  readonly ownKeys: ReadonlySet<string>;
  /** Column of the code derived from a record's position in its tree: A01A02 is below A01. */
  readonly codeKey?: string;
  /** The hook changes rights, roles, members or departments: the caller carries the rights held before the call. */
  readonly changesRights?: true;
  /** Records are created together with something else: no call can add one. */
  readonly keptByServer?: true;
  /** Properties of a body that the hook reads in addition to the page's columns. */
  readonly takes?: ReadonlySet<string>;
  /** Adds derived values to the sent record before it is validated. */
  readonly complete?: (writing: HookedWriting, wire: WireRecord, body: SentBody) => Promise<WireRecord>;
  /**
   * Stored form of a secret of the page. Null: not stored in its column; the hook reads it from the body. Default: its
   * hash.
   */
  readonly seal?: (secret: string) => string | null;
  /** Called after the record was stored, also if only properties in `takes` changed. Throws to reject. */
  readonly onSaved?: (writing: HookedWriting, saved: HookedSave) => Promise<void>;
  /** Called after a transition changed the status. Throws to reject. */
  readonly onTransition?: (
    writing: HookedWriting,
    move: { readonly id: string; readonly action: string },
  ) => Promise<void>;
  /** Called before records are deleted. */
  readonly onRemove?: (writing: HookedWriting, ids: readonly string[]) => Promise<void>;
  /** Replaces the deletion of the rows, for example by a recycle bin. */
  readonly remove?: (writing: HookedWriting, ids: readonly string[]) => Promise<void>;
  /** Adds further properties to the records of lists and reads. */
  readonly tell?: (db: Db, caller: Caller, records: SentRecordPage['records']) => Promise<SentRecordPage['records']>;
}
