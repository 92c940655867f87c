import { createHash } from 'node:crypto';
import type { Db } from '../../core/database/db.ts';
import { prepared } from '../../core/database/preparedStatements.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, conflict } from '../../core/base/errors.ts';
import { isServerText, serverText } from '../../core/texts/serverText.ts';

/**
 * Owner of a key in addition to the user: a key of one tenant, or used while acting for one person, is not valid for
 * another.
 */
export interface KeyHolder {
  readonly userId: string;
  readonly tenantId: string;
  /** Id of the absent user whom the user acts for. */
  readonly actingFor?: string | undefined;
}

/** What is stored with a key. */
export interface KeptAnswer {
  /** Mark of the first call's `Repetition`; for entries of older releases, the stored value itself. */
  readonly mark: unknown;
  /** Undefined: the mark identifies where the answer is. */
  readonly answer: Answer | undefined;
}

/** How a repeated call is answered. */
export interface Repetition {
  /** Stored with the key. */
  readonly mark: unknown;
  /** The answer can be derived from what the work writes; only the mark is stored. */
  readonly isLeft: boolean;
  /** The answer as far as the caller may read it now; throws if he may not. */
  readonly again: (trx: Db, kept: KeptAnswer) => Promise<Answer>;
}

export interface IdempotentRequest extends KeyHolder {
  /** X-Idempotency-Key; without a key the work is always done. */
  readonly key: string | undefined;
  /** Requested operation with its address: `edit /bgd/export`. */
  readonly operation: string;
  readonly body: unknown;
  /** Default: the answer itself is stored and returned again to any caller who may make the call. */
  readonly repetition?: Repetition | undefined;
}

const KEY = /^[\w.:-]{8,100}$/;

const hashOf = ({ operation, body }: IdempotentRequest): string =>
  createHash('sha256')
    .update(operation)
    .update('\n')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');

interface StoredResponse {
  readonly holder?: { readonly tenantId?: unknown; readonly actingFor?: unknown };
  readonly mark?: unknown;
  readonly result?: unknown;
  readonly said?: unknown;
}

const holderOf = ({ tenantId, actingFor }: KeyHolder) => ({ tenantId, ...(actingFor !== undefined && { actingFor }) });

/** Entries of older releases do not state their owner: their records are looked up in the tenant of the call. */
const isOf = ({ holder }: StoredResponse, { tenantId, actingFor }: KeyHolder): boolean =>
  holder === undefined || (holder.tenantId === tenantId && holder.actingFor === actingFor);

/** Older releases stored only a place. */
const markIn = (stored: StoredResponse): unknown => stored.mark ?? stored;

const readAnswer = (stored: StoredResponse, trx: Db, { repetition }: IdempotentRequest): Answer | Promise<Answer> => {
  const { result = null, said } = stored;
  const answer = new Answer(result, isServerText(said) ? said : undefined);
  if (repetition === undefined) return answer;
  return repetition.again(trx, { mark: markIn(stored), answer: repetition.isLeft ? undefined : answer });
};

/**
 * Executes the work in one transaction, once per key of this user: a repeated call receives the first answer again, as
 * far as its caller may read it now (decision 0098). The key is inserted before the work starts, so a concurrent second
 * call waits for the first one. If the work fails, nothing is stored and the call may be repeated.
 */
export const withIdempotency = (
  db: Db,
  request: IdempotentRequest,
  work: (trx: Db) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (trx) => {
    const { key, userId, repetition } = request;
    if (key === undefined) return work(trx);
    if (!KEY.test(key)) throw badRequest(serverText('badKey'));
    const hash = hashOf(request);
    const kept = { holder: holderOf(request), ...(repetition !== undefined && { mark: repetition.mark }) };
    const taken = await trx
      .insertInto('sys_idempotency')
      .values({ key, user_id: userId, request_hash: hash, response: JSON.stringify(kept) })
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
      const stored: StoredResponse = Object(known.response);
      if (known.request_hash !== hash || !isOf(stored, request)) throw conflict(serverText('keyReused'));
      return readAnswer(stored, trx, request);
    }
    const answer = await work(trx);
    if (repetition?.isLeft === true) return answer;
    await trx
      .updateTable('sys_idempotency')
      .set({ response: JSON.stringify({ ...kept, result: answer.result, said: answer.said }) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .modifyEnd(prepared)
      .execute();
    return answer;
  });
