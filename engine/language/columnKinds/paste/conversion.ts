import type { NumberForm } from './plainNumber.ts';
import type { Value } from '../../../core/values.ts';

/** One cell of a pasted block. */
export interface BlockCell {
  /** As it was shown where it was copied; lines are parted by `\n`. */
  readonly text: string;
  /** Plain decimal text of the number behind the shown text, where the source told it: `0.12` behind `12%`, a serial behind a date. */
  readonly number?: string;
  /** The number as a day of the usual calendar, where the workbook counts its days from another one (1904). */
  readonly serial?: string;
  /** The sheet shows the number as a day or a time. */
  readonly isDay?: boolean;
  /** The source says that it is text, whatever it looks like. */
  readonly isText?: boolean;
  /** Merged with the cell above or before, whose value it has. */
  readonly merged?: 'below' | 'beside';
  /** The value itself, when it was copied in this product; the block says of what column. */
  readonly raw?: Value;
}

/** Why a value differs from what was pasted. */
export type ConversionReason =
  | Exclude<NumberForm, 'plain'>
  /** The number behind the cell has more digits than were shown. */
  | 'behind'
  /** More digits behind the point than the column keeps; half up. */
  | 'rounded'
  | 'number'
  | 'halfWidth'
  | 'moment'
  | 'serial'
  | 'yesNo'
  | 'code'
  | 'text'
  | 'leadingZeros'
  /** Characters that nobody sees are gone. */
  | 'unseen'
  /** The apostrophe in front, by which a sheet says that a cell is text, is gone. */
  | 'textMark';

/** Why a value was not taken over. */
export type RefusalReason =
  /** `#N/A`, `########`: the sheet itself has no value. */
  | 'sheetError'
  | 'notNumber'
  | 'notDate'
  | 'notTime'
  | 'notCron'
  | 'notMonth'
  | 'notWeek'
  | 'notRange'
  | 'notYesNo'
  /** A code of more than 15 digits that the sheet kept as a number: its last digits are lost. */
  | 'lostDigits'
  | 'unknownCode'
  | 'ambiguousCode'
  | 'lookupFailed'
  /** Users, departments and files are chosen. */
  | 'pickOnly'
  | 'keepsFiles';

/** Why a value that was taken over wants a look. */
export type DoubtReason =
  | 'overlong'
  | 'scientific'
  | 'unknownCode'
  /** The name may mean several codes, and means this one most of the time. */
  | 'probable'
  /** The user has said before what the word means. */
  | 'remembered'
  /** A day or a time in a column of text: the sheet has probably made it of something else, `15-5` of a model. */
  | 'day'
  /** A number of a cell that is merged over several rows: it may be that of all of them together. */
  | 'mergedNumber';

export type Conversion =
  | { readonly kind: 'set'; readonly value: Value; readonly reason?: ConversionReason; readonly doubt?: DoubtReason }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** Of a dictionary: it has to be asked what the text means. */
  | { readonly kind: 'choice'; readonly text: string };

export const set = (value: Value, reason?: ConversionReason): Conversion =>
  reason === undefined ? { kind: 'set', value } : { kind: 'set', value, reason };

export const refused = (reason: RefusalReason): Conversion => ({ kind: 'refused', reason });
