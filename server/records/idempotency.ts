import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { prepared } from '../database/preparedStatements.ts';
import { Answer } from '../base/envelope.ts';
import { badRequest, conflict } from '../base/errors.ts';
import { isServerText, say } from '../messages/say.ts';

/** An answer that the work leaves behind in what it writes: only where it is stands with the key. */
export interface LeftAnswer {
  readonly place: string;
  readonly read: (trx: Db, place: string) => Promise<Answer>;
}

export interface OnceRequest {
  /** X-Idempotency-Key; without one the work is simply done. */
  readonly key: string | undefined;
  readonly userId: string;
  /** What is asked for, with the address: `edit /bgd/export`. */
  readonly operation: string;
  readonly body: unknown;
  /** Default: the answer itself is kept with the key. */
  readonly left?: LeftAnswer | undefined;
}

const KEY = /^[\w.:-]{8,100}$/;

const hashOf = ({ operation, body }: OnceRequest): string =>
  createHash('sha256')
    .update(operation)
    .update('\n')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');

const readAnswer = (response: unknown, trx: Db, { left }: OnceRequest): Answer | Promise<Answer> => {
  const stored: { readonly place?: unknown; readonly result?: unknown; readonly said?: unknown } = Object(response);
  if (left !== undefined && stored.place !== undefined) return left.read(trx, String(stored.place));
  const { result = null, said } = stored;
  return new Answer(result, isServerText(said) ? said : undefined);
};

/**
 * Does the work in one transaction, once for a key of this user: a repeated call gets the first answer again. The key
 * is taken before the work begins, so a second call at the same time waits for the first to end. When the work fails
 * nothing is kept, and the call may be tried again.
 */
export const once = (db: Db, request: OnceRequest, work: (trx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    const { key, userId, left } = request;
    if (key === undefined) return work(trx);
    if (!KEY.test(key)) throw badRequest(say('badKey'));
    const hash = hashOf(request);
    const taken = await trx
      .insertInto('sys_idempotency')
      .values({
        key,
        user_id: userId,
        request_hash: hash,
        response: JSON.stringify(left === undefined ? null : { place: left.place }),
      })
      .onConflict((clash) => clash.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .modifyEnd(prepared)
      .executeTakeFirst();
    if (taken === undefined) {
      const known = await trx
        .selectFrom('sys_idempotency')
        .select(['request_hash', 'response'])
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (known.request_hash !== hash) throw conflict(say('keyReused'));
      return readAnswer(known.response, trx, request);
    }
    const answer = await work(trx);
    if (left !== undefined) return answer;
    await trx
      .updateTable('sys_idempotency')
      .set({ response: JSON.stringify({ result: answer.result, said: answer.said }) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .modifyEnd(prepared)
      .execute();
    return answer;
  });
