import { sideAt, type PageDocument, type RecordChanges, type ThreeSides } from '../../../engine/index.ts';
import type { Offer } from './offers.ts';

/** What a draft changes, upon the record as it is now. */
export function sidesOf(document: PageDocument, content: NonNullable<Offer['content']>): ThreeSides {
  const theirs = document.content();
  return { base: sideAt(theirs, content.changes, 'from'), mine: sideAt(theirs, content.changes, 'to'), theirs };
}

/** What was typed and never found collides with nothing: it goes along. */
export const unfoundTexts = ({ texts }: RecordChanges): Pick<RecordChanges, 'texts'> =>
  texts === undefined ? {} : { texts };
