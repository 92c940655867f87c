import { sql } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import type { Db } from '../../core/database/db.ts';
import { clearFailures, countAttempt, lockAfterFailure, takeBackAttempt } from './lockout.ts';

/** Origin of a sign-in attempt. */
export interface SignInOrigin {
  readonly ip: string;
  /** Hash of the mark of a device with which this user has signed in before. */
  readonly device?: string | undefined;
}

/** For one account from one address, or from one known device. */
const ALLOWED_OF_ADDRESS = 5;
/** For one account from all addresses: an address is locked after 5, so at least five of them have tried. */
const ALLOWED_OF_ACCOUNT = 25;

const ANYWHERE = '*';

/** An IPv6 address counts as its 64-bit network, which belongs to one subscriber. */
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
 * Counters of an attempt: a known device has only its own counter, so that strangers cannot lock its user out;
 * otherwise the pair of address and account, then the account. The origin comes first and contains no space, so that no
 * name can be mistaken for another key.
 */
const countersOf = (name: string, { ip, device }: SignInOrigin): readonly Counter[] =>
  device === undefined
    ? [
        { key: `${networkOf(ip)} ${name}`, allowed: ALLOWED_OF_ADDRESS },
        { key: `${ANYWHERE} ${name}`, allowed: ALLOWED_OF_ACCOUNT },
      ]
    : [{ key: `device/${device} ${name}`, allowed: ALLOWED_OF_ADDRESS }];

export interface SignInAttempt {
  /** Minutes left to wait; 0: the attempt may continue. */
  readonly wait: number;
  readonly failed: () => Promise<void>;
  readonly succeeded: () => Promise<void>;
}

/** Counts an attempt; the name need not exist, so a lock reveals nothing to strangers. */
export async function beginAttempt(db: Db, username: string, origin: SignInOrigin): Promise<SignInAttempt> {
  const counters = countersOf(usernameKey(username), origin);
  let wait = 0;
  // A locked address adds nothing to the account's failures, so one address never locks the account.
  for (const { key, allowed } of counters) if (wait === 0) wait = await countAttempt(db, key, allowed);
  const [own, account] = counters;
  return {
    wait,
    failed: async () => {
      for (const { key, allowed } of counters) await lockAfterFailure(db, key, allowed);
    },
    succeeded: async () => {
      if (own !== undefined) await clearFailures(db, own.key);
      // Others may be guessing: their failures stay counted.
      if (account !== undefined) await takeBackAttempt(db, account.key);
    },
  };
}

/** Ends every lock of a name, after a new password. */
export async function clearAttempts(db: Db, username: string): Promise<void> {
  await sql`delete from sys_login_attempt
    where substr(username, strpos(username, ' ') + 1) = ${usernameKey(username)} and strpos(username, ' ') > 0`.execute(
    db,
  );
}
