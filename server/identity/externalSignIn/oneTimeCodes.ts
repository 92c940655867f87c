import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { hashToken, isTokenShaped, newToken } from '../sessions/tokens.ts';

/** What a code is good for, in the browser that holds the mark (D24). */
interface CodeUse {
  /** `state:github`. */
  readonly purpose: string;
  readonly browserMark: string;
}

interface NewCode extends CodeUse {
  /** Told to who gives the code back. */
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

/** The subject of a code, once; undefined for one that is unknown, over, used, for something else or of another browser. */
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
