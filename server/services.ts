import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { StoredContents } from './files/storedContents.ts';
import type { SchemaStore } from './schemas/schemaStore.ts';
import type { SignInSettings } from './signIn/signInSettings.ts';
import type { SmsPort } from './sms/smsPort.ts';

/** What the rooms of the server share; made once at start. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly schemas: SchemaStore;
  readonly signIn: SignInSettings;
  /** Undefined: codes cannot be sent. */
  readonly sms: SmsPort | undefined;
  readonly contents: StoredContents;
}
