import { sideAt, type PageDocument, type RecordChanges, type ThreeSides } from '../../../engine/index.ts';
import type { Offer } from './offers.ts';

/** Returns the three sides of a draft applied to the current record. */
export function sidesOf(document: PageDocument, content: NonNullable<Offer['content']>): ThreeSides {
  const theirs = document.content();
  return { base: sideAt(theirs, content.changes, 'from'), mine: sideAt(theirs, content.changes, 'to'), theirs };
}

/** Returns typed texts without a resolved value; they conflict with nothing and are kept. */
export const unfoundTexts = ({ texts }: RecordChanges): Pick<RecordChanges, 'texts'> =>
  texts === undefined ? {} : { texts };
