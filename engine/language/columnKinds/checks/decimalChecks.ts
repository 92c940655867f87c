import type { CellCheck } from '../../compiled/compiledPage.ts';
import { fractionDigits, integerDigits, readDecimal } from '../../../core/decimals.ts';
import type { Value } from '../../../core/values.ts';
import { wordsOf } from '../../../text/words/words.ts';
import type { Words } from '../../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './columnInput.ts';
import { fillMessage } from './messages.ts';
import { derived } from './textChecks.ts';

const MAX_DIGITS = Number.POSITIVE_INFINITY;

const isDecimal = (value: Value): boolean => readDecimal(value) !== undefined;

interface DigitLimits {
  readonly integer: number;
  readonly fraction: number;
  readonly total: number;
  readonly message: string;
}

/** Limits for digits: `precision` counts all digits, `scale` the decimal places (as in SQL); either may be absent. */
const digitLimits = (column: ColumnInput, words: Words): DigitLimits | undefined => {
  const { precision, scale } = column;
  if (precision === undefined && scale === undefined) return undefined;
  if (scale === undefined) {
    const total = precision ?? MAX_DIGITS;
    const message = fillMessage(words.digits, column, { limit: total });
    return { integer: MAX_DIGITS, fraction: MAX_DIGITS, total, message };
  }
  if (precision === undefined) {
    const template = scale === 0 ? words.noFraction : words.fraction;
    const message = fillMessage(template, column, { fraction: scale });
    return { integer: MAX_DIGITS, fraction: scale, total: MAX_DIGITS, message };
  }
  const integer = precision - scale;
  const template = scale === 0 ? words.wholeNumber : words.precision;
  return {
    integer,
    fraction: scale,
    total: precision,
    message: fillMessage(template, column, { integer, fraction: scale }),
  };
};

export const decimalChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => {
  const words = wordsOf(language);
  const type = derived('type', fillMessage(words.notNumber, column), isDecimal);
  const limits = digitLimits(column, words);
  if (limits === undefined) return [type];
  const fits = (value: Value): boolean => {
    const text = readDecimal(value);
    if (text === undefined) return false;
    const integer = integerDigits(text);
    const fraction = fractionDigits(text);
    return integer <= limits.integer && fraction <= limits.fraction && integer + fraction <= limits.total;
  };
  return [type, derived('precision', limits.message, fits)];
};
