import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { hashToken, isTokenShaped, newToken } from '../sessions/tokens.ts';

/** What a code may be used for, in the browser that holds the mark (D24). */
interface CodeUse {
  /** `state:github`. */
  readonly purpose: string;
  readonly browserMark: string;
}

interface NewCode extends CodeUse {
  /** Returned to whoever presents the code. */
  readonly subject: string;
  readonly seconds: number;
}

export async function issueOneTimeCode(db: Db, { purpose, browserMark, subject, seconds }: NewCode): Promise<string> {
  const code = newToken();
  await db
    .insertInto('sys_one_time_code')
    .values({
      code_hash: hashToken(code),
      purpose,
      browser_hash: hashToken(browserMark),
      subject,
      expire_time: sql<string>`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
  return code;
}

/**
 * Redeems a code and returns its subject, once; undefined when it is unknown, expired, used, for another purpose or of
 * another browser.
 */
export async function takeOneTimeCode(
  db: Db,
  code: unknown,
  { purpose, browserMark }: CodeUse,
): Promise<string | undefined> {
  if (!isTokenShaped(code)) return undefined;
  const row = await db
    .deleteFrom('sys_one_time_code')
    .where('code_hash', '=', hashToken(code))
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', hashToken(browserMark))
    .where('expire_time', '>', sql<Date>`now()`)
    .returning('subject')
    .executeTakeFirst();
  return row?.subject;
}
