import type { NumberForm } from './plainNumber.ts';
import type { Value } from '../../../core/values.ts';

/** One cell of a pasted block. */
export interface BlockCell {
  /** Text as displayed in the source; lines are separated by `\n`. */
  readonly text: string;
  /**
   * Plain decimal text of the number behind the displayed text, if the source supplies it: `0.12` for `12%`, a serial
   * for a date.
   */
  readonly number?: string;
  /** The number as a serial of the usual date system, if the workbook counts from another epoch (1904). */
  readonly serial?: string;
  /** The sheet displays the number as a date or a time. */
  readonly isDay?: boolean;
  /** The source marks the cell as text, whatever it looks like. */
  readonly isText?: boolean;
  /** Merged with the cell above or to the left, whose value it has. */
  readonly merged?: 'below' | 'beside';
  /** The stored value, if the cell was copied in this product; the block names its column. */
  readonly raw?: Value;
}

/** Why a value differs from the pasted text. */
export type ConversionReason =
  | Exclude<NumberForm, 'plain'>
  /** The number behind the cell has more digits than displayed. */
  | 'behind'
  /** More decimal places than the column stores; rounded half up. */
  | 'rounded'
  | 'number'
  | 'halfWidth'
  | 'moment'
  | 'serial'
  | 'yesNo'
  | 'code'
  | 'text'
  | 'leadingZeros'
  /** Invisible characters were removed. */
  | 'unseen'
  /** The leading apostrophe, by which a sheet marks a cell as text, was removed. */
  | 'textMark';

/** Why a pasted value was refused. */
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
  /** A code of more than 15 digits that the sheet stored as a number: its last digits are lost. */
  | 'lostDigits'
  | 'unknownCode'
  | 'ambiguousCode'
  | 'lookupFailed'
  /** Users, departments and files can only be chosen. */
  | 'pickOnly'
  | 'keepsFiles';

/** Why an accepted value needs review. */
export type DoubtReason =
  | 'overlong'
  | 'scientific'
  | 'unknownCode'
  /** The name is ambiguous; this code is its most frequent meaning. */
  | 'probable'
  /** The user has chosen this meaning of the word before. */
  | 'remembered'
  /** A date or a time in a text column: the sheet probably converted another text, such as the model `15-5`. */
  | 'day'
  /** A number in a cell merged over several rows: it may be the total of all of them. */
  | 'mergedNumber';

export type Conversion =
  | { readonly kind: 'set'; readonly value: Value; readonly reason?: ConversionReason; readonly doubt?: DoubtReason }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** For a dictionary: the text has to be looked up. */
  | { readonly kind: 'choice'; readonly text: string };

export const set = (value: Value, reason?: ConversionReason): Conversion =>
  reason === undefined ? { kind: 'set', value } : { kind: 'set', value, reason };

export const refused = (reason: RefusalReason): Conversion => ({ kind: 'refused', reason });
