import { sql } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import type { Db } from '../../core/database/db.ts';
import { clearFailures, countAttempt, lockAfterFailure, takeBackAttempt } from './lockout.ts';

/** Where an attempt to sign in comes from. */
export interface SignInOrigin {
  readonly ip: string;
  /** Hash of the mark of a device by which this user has signed in before. */
  readonly device?: string | undefined;
}

/** Of one account from one address, or by one known device. */
const ALLOWED_OF_ADDRESS = 5;
/** Of one account from anywhere: an address has 5 until it is locked, so five of them or more have tried. */
const ALLOWED_OF_ACCOUNT = 25;

const ANYWHERE = '*';

/** An IPv6 address stands for its network of 64 bits, which one subscriber has to himself. */
function networkOf(ip: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::`;
}

interface Counter {
  readonly key: string;
  readonly allowed: number;
}

/**
 * What counts an attempt: a known device its own alone, so that no stranger shuts its user out; else the pair of address
 * and account, then the account. The place stands first and holds no space: no name can be taken for another key.
 */
const countersOf = (name: string, { ip, device }: SignInOrigin): readonly Counter[] =>
  device === undefined
    ? [
        { key: `${networkOf(ip)} ${name}`, allowed: ALLOWED_OF_ADDRESS },
        { key: `${ANYWHERE} ${name}`, allowed: ALLOWED_OF_ACCOUNT },
      ]
    : [{ key: `device/${device} ${name}`, allowed: ALLOWED_OF_ADDRESS }];

export interface SignInAttempt {
  /** Minutes still to wait; 0: it may go on. */
  readonly wait: number;
  readonly failed: () => Promise<void>;
  readonly succeeded: () => Promise<void>;
}

/** Counts an attempt; the name need not exist, strangers learn nothing from a lock. */
export async function beginAttempt(db: Db, username: string, origin: SignInOrigin): Promise<SignInAttempt> {
  const counters = countersOf(usernameKey(username), origin);
  let wait = 0;
  // An address that is locked adds nothing to the account's failures: alone it never locks the account.
  for (const { key, allowed } of counters) if (wait === 0) wait = await countAttempt(db, key, allowed);
  const [own, account] = counters;
  return {
    wait,
    failed: async () => {
      for (const { key, allowed } of counters) await lockAfterFailure(db, key, allowed);
    },
    succeeded: async () => {
      if (own !== undefined) await clearFailures(db, own.key);
      // Others may be guessing: what they failed stays counted.
      if (account !== undefined) await takeBackAttempt(db, account.key);
    },
  };
}

/** For who has a new password: every lock of the name ends. */
export async function clearAttempts(db: Db, username: string): Promise<void> {
  await sql`delete from sys_login_attempt
    where substr(username, strpos(username, ' ') + 1) = ${usernameKey(username)} and strpos(username, ' ') > 0`.execute(
    db,
  );
}
