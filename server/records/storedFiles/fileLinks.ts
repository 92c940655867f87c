import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../core/database/db.ts';

/** Validity of a link (D18). */
const LINK_MS = 5 * 60 * 1000;
const SECRET_SETTING = 'file_link_secret';
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Path below the API base; the file id follows. */
export const LINK_URL = '/sys/common/signed';

/** Parameters of a link, as received. */
export interface SentLink {
  readonly fileId: string;
  readonly until: string;
  readonly sign: string;
}

/** Signed links that open one file without a session for five minutes. */
export interface SignedLinks {
  make(fileId: string, now?: number): Promise<{ readonly link: string; readonly linkUntil: number }>;
  /** Returns whether a link is authentic and not expired. */
  opens(link: SentLink, now?: number): Promise<boolean>;
}

/** Signing secret, shared by all servers of a database; created on first use. */
async function readSecret(db: Db): Promise<string> {
  await db
    .insertInto('sys_setting')
    .values({ key: SECRET_SETTING, value: randomBytes(32).toString('hex') })
    .onConflict((clash) => clash.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('sys_setting')
    .select('value')
    .where('key', '=', SECRET_SETTING)
    .executeTakeFirstOrThrow();
  return value;
}

export function createFileLinks(db: Db): SignedLinks {
  let secret: Promise<string> | undefined;
  const known = (): Promise<string> => {
    secret ??= readSecret(db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
  const signatureOf = async (fileId: string, until: string): Promise<string> =>
    createHmac('sha256', await known())
      .update(`${fileId}\n${until}`)
      .digest('hex');
  return {
    async make(fileId, now = Date.now()) {
      const linkUntil = now + LINK_MS;
      const sign = await signatureOf(fileId, String(linkUntil));
      return { link: `${LINK_URL}/${fileId}?until=${linkUntil}&sign=${sign}`, linkUntil };
    },
    async opens({ fileId, until, sign }, now = Date.now()) {
      if (!/^\d{13}$/.test(until) || !SIGNATURE.test(sign)) return false;
      const right = Buffer.from(await signatureOf(fileId, until), 'hex');
      return timingSafeEqual(right, Buffer.from(sign, 'hex')) && Number(until) > now;
    },
  };
}
