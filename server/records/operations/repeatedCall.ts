import { Answer } from '../../core/base/envelope.ts';
import { notFound } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { areWithin, readRowBounds, rowBounds } from '../../data/recordStore/rowBounds.ts';
import { readRecords } from '../../data/recordStore/storedRecord.ts';
import { answerOfAdded, visibleRecord } from './addedRecord.ts';
import type { KeptAnswer, Repetition } from './idempotency.ts';

type Asked = PageCaller;
type Fields = Readonly<Record<string, unknown>>;

/** How the record within a repeated answer is replaced. */
export interface Retell {
  /** Extracts the record from the answer. */
  readonly recordIn: (result: Fields) => Fields;
  /** Returns the answer with another record in its place. */
  readonly withRecord: (result: Fields, record: Fields) => unknown;
}

/** The answer is the record itself. */
export const RECORD_ANSWER: Retell = { recordIn: (result) => result, withRecord: (_, record) => record };

/**
 * Throws if the record may no longer be visible: if the restrictions are tighter than at the first call, the record
 * must still exist for the caller.
 */
async function mustSee(
  trx: Db,
  { page, caller }: Asked,
  { id, bounds }: { readonly id: string; readonly bounds: unknown },
) {
  const before = readRowBounds(bounds);
  // A record that was outside the caller's view when it was written is returned as the first time.
  if (before !== undefined && areWithin(before, rowBounds(page, caller))) return;
  const [found] = await readRecords(trx, { page, caller }, { ids: [id], lock: false });
  if (found === undefined) throw notFound(serverText('recordNotFound'));
}

/** Repetition of a call: the answer contains only what its caller may see now of the record. */
export function repetitionOf(
  asked: Asked,
  { newId, retell }: { readonly newId?: string | undefined; readonly retell?: Retell | undefined },
): Repetition | undefined {
  const { page, caller } = asked;
  const bounds = rowBounds(page, caller);
  const boundsIn = ({ mark }: KeptAnswer): unknown => Object(mark).bounds;
  if (newId !== undefined)
    return {
      isLeft: true,
      mark: { place: newId, bounds },
      again: async (trx, kept) => {
        const id = String(Object(kept.mark).place);
        await mustSee(trx, asked, { id, bounds: boundsIn(kept) });
        return answerOfAdded(trx, asked, id);
      },
    };
  if (retell === undefined) return undefined;
  return {
    isLeft: false,
    mark: { bounds },
    again: async (trx, kept) => {
      const result: Fields = Object(kept.answer?.result);
      const record = retell.recordIn(result);
      await mustSee(trx, asked, { id: String(record['id']), bounds: boundsIn(kept) });
      return new Answer(retell.withRecord(result, visibleRecord(page, record, caller.can)), kept.answer?.said);
    },
  };
}
