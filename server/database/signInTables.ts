import type { Generated } from 'kysely';

export interface SysKnownDeviceTable {
  /** Of the mark that the device keeps. */
  token_hash: string;
  user_id: string;
  /** When the user last signed in by it. */
  last_time: Generated<Date>;
}

export interface SysLoginAttemptTable {
  /** Where the attempts come from and, lower case, for whom (`server/sessions/signInAttempts.ts`); whether such a user exists is not said. */
  username: string;
  /** Failures since `first_time`. */
  failures: number;
  first_time: Date | string;
  /** How often it was locked in a row; each time the wait doubles. */
  locks: Generated<number>;
  locked_until: Date | string | null;
}
