import type { RawBuilder } from 'kysely';
import type { CompiledColumn, CompiledPage, Values } from '../../../engine/index.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import type { StoredContents } from '../blobStore/storedContents.ts';
import type { FolderTexts } from '../schemas/readFolder.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import type { SignInSettings } from './signInSettings.ts';
import type { Workers } from '../workers/workers.ts';
import type { SmsPort } from './smsPort.ts';

/**
 * Called with the records of a page that were written, removed ones while they still exist; the SQL that it returns
 * runs in the same statement.
 */
export type OnWritten = (page: CompiledPage, ids: readonly string[]) => RawBuilder<unknown> | undefined;

/**
 * Fills columns that name a fill rule, within the transaction that stores them; takes the column and the values of its
 * record or row.
 */
export type FillValues = (trx: Db, tenantId: string) => (column: CompiledColumn, values: Values) => Promise<string>;

/** Changes that administrators made to dictionaries, merged over the files at each load (decision 0063). */
export interface DictionaryOverlay {
  readonly layOver: (texts: FolderTexts) => Promise<FolderTexts>;
  /** Whether the database has other changes than those merged last. */
  readonly isStale: () => Promise<boolean>;
}

/** What the modules of the server share; created once at startup. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly schemas: SchemaStore;
  /** The overlay through which the schemas are read. */
  readonly overlay: DictionaryOverlay;
  readonly signIn: SignInSettings;
  /** Undefined: codes cannot be sent. */
  readonly sms: SmsPort | undefined;
  readonly contents: StoredContents;
  /** Reports one or more lines to the operator; absent in tests. */
  readonly announce?: (notice: string) => void;
  /** Processes that parse input from outside. */
  readonly workers: Workers;
  readonly fillValues: FillValues;
  /** Called for every written record. */
  readonly onWritten: OnWritten;
}
