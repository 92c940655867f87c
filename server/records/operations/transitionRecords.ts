import { sql } from 'kysely';
import type { SentMovedRecords, RefusedRecord } from '../../../contract/refusals.ts';
import { Answer } from '../../core/base/envelope.ts';
import { ApiError } from '../../core/base/errors.ts';
import { duplicateRefusal } from '../../data/recordStore/refusals.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { validateTransition, transitionOf, transitionRecord, type TransitionCall } from './transitionRecord.ts';
import type { WriteContext } from './validateWrite.ts';

export interface TransitionsCall extends Pick<TransitionCall, 'transition' | 'reason'> {
  readonly records: readonly Pick<TransitionCall, 'id' | 'version'>[];
  /** Nothing is moved: the answer states what would be moved. */
  readonly isTrial: boolean;
}

/** Executes the work for one record; its writes are rolled back if it is rejected. Undefined: succeeded. */
const refusalOf = async (
  { trx, page }: WriteContext,
  id: string,
  work: () => Promise<unknown>,
): Promise<RefusedRecord | undefined> => {
  await sql`savepoint one_record`.execute(trx);
  try {
    await work();
    await sql`release savepoint one_record`.execute(trx);
    return undefined;
  } catch (error) {
    const refusal = duplicateRefusal(page, error) ?? error;
    if (!(refusal instanceof ApiError)) throw error;
    await sql`rollback to savepoint one_record`.execute(trx);
    return { id, message: formatText(refusal.said, page.language) };
  }
};

/**
 * Moves those of the records that may be moved, each validated as if it were the only one; the answer names the others.
 */
export const transitionRecords = async (
  writing: WriteContext,
  { records, isTrial, ...call }: TransitionsCall,
): Promise<Answer<SentMovedRecords>> => {
  const { title } = transitionOf(writing.page, call.transition);
  const moved: string[] = [];
  const refused: RefusedRecord[] = [];
  // A fixed order prevents deadlocks between two calls.
  for (const record of [...records].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const one = { ...call, ...record, reasons: {} };
    const refusal = await refusalOf(writing, record.id, () =>
      isTrial ? validateTransition(writing, one) : transitionRecord(writing, one),
    );
    if (refusal === undefined) moved.push(record.id);
    else refused.push(refusal);
  }
  return new Answer({ moved, records: refused }, serverText('transitioned', { title }));
};
