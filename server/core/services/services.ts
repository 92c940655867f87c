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
 * Told which records of a page were written, removed ones while they are still there; what it answers is done in the
 * same statement.
 */
export type OnWritten = (page: CompiledPage, ids: readonly string[]) => RawBuilder<unknown> | undefined;

/**
 * Values of columns that name a fill rule, within the transaction that stores them: of which column, and for what values
 * of its record or row.
 */
export type FillValues = (trx: Db, tenantId: string) => (column: CompiledColumn, values: Values) => Promise<string>;

/** What administrators changed of dictionaries, laid over the files whenever these are read (decision 0063). */
export interface DictionaryOverlay {
  readonly layOver: (texts: FolderTexts) => Promise<FolderTexts>;
  /** Whether the database says something else than what was laid over the files last. */
  readonly isStale: () => Promise<boolean>;
}

/** What the rooms of the server share; made once at start. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly schemas: SchemaStore;
  /** The schemas are read through it. */
  readonly overlay: DictionaryOverlay;
  readonly signIn: SignInSettings;
  /** Undefined: codes cannot be sent. */
  readonly sms: SmsPort | undefined;
  readonly contents: StoredContents;
  /** Tells the operator something, a line or more; absent in tests. */
  readonly announce?: (notice: string) => void;
  /** Processes that read what comes from outside. */
  readonly workers: Workers;
  readonly fillValues: FillValues;
  /** Told of every record that is written. */
  readonly onWritten: OnWritten;
}
