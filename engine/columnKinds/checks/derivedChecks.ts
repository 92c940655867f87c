import type { CellCheck } from '../../compiledPage.ts';
import { valuesOf } from '../index.ts';
import { compareDecimals, fractionDigits, integerDigits, readDecimal } from '../../decimals.ts';
import type { Value } from '../../values.ts';
import { isCalendarDate } from './calendarDate.ts';
import { isCalendarMoment, isClockTime } from './clockTime.ts';
import type { ChecksContext, ColumnInput } from './columnInput.ts';
import { wordsOf } from '../../words.ts';
import type { Words } from '../../words.ts';
import { fillMessage } from './messages.ts';
import { hasAtMost } from './textLength.ts';

const MAX_DIGITS = Number.POSITIVE_INFINITY;

const check = (id: string, message: string, test: CellCheck['test']): CellCheck => ({ id, at: 'save', message, test });

/** NUL is a character that no database text takes. */
const isText = (value: Value): boolean => typeof value === 'string' && !value.includes('\0');

const isDecimal = (value: Value): boolean => readDecimal(value) !== undefined;

interface DigitLimits {
  readonly integer: number;
  readonly fraction: number;
  readonly total: number;
  readonly message: string;
}

/** `precision` counts all digits, `scale` those behind the point (as in SQL); either may be absent. */
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

const decimalChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => {
  const words = wordsOf(language);
  const type = check('type', fillMessage(words.notNumber, column), isDecimal);
  const limits = digitLimits(column, words);
  if (limits === undefined) return [type];
  const fits = (value: Value): boolean => {
    const text = readDecimal(value);
    if (text === undefined) return false;
    const integer = integerDigits(text);
    const fraction = fractionDigits(text);
    return integer <= limits.integer && fraction <= limits.fraction && integer + fraction <= limits.total;
  };
  return [type, check('precision', limits.message, fits)];
};

const textChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => {
  const words = wordsOf(language);
  const type = check('type', fillMessage(words.notText, column), isText);
  const { maxLength } = column;
  if (maxLength === undefined) return [type];
  const message = fillMessage(words.maxLength, column, { limit: maxLength });
  return [type, check('maxLength', message, (value) => typeof value === 'string' && hasAtMost(value, maxLength))];
};

const optionChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const { options, language } = context;
  const checks = textChecks(column, context);
  if (options === undefined) return checks;
  const allowed = new Set<Value>(options.map(({ value }) => value));
  return [...checks, check('option', fillMessage(wordsOf(language).notOption, column), (value) => allowed.has(value))];
};

const severalChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const { options, language } = context;
  const checks = textChecks(column, context);
  if (options === undefined) return checks;
  const allowed = new Set(options.map(({ value }) => value));
  const test = (value: Value): boolean =>
    typeof value === 'string' && valuesOf(value).every((each) => allowed.has(each));
  return [...checks, check('option', fillMessage(wordsOf(language).notOption, column), test)];
};

const percentChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const within = (value: Value): boolean => {
    const text = readDecimal(value);
    return text !== undefined && compareDecimals(text, '0') >= 0 && compareDecimals(text, '100') <= 0;
  };
  const message = fillMessage(wordsOf(context.language).notPercent, column);
  return [...decimalChecks(column, context), check('range', message, within)];
};

const ofForm =
  (message: 'notDate' | 'notMoment' | 'notTime', isOfForm: (text: string) => boolean) =>
  (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => [
    check(
      'type',
      fillMessage(wordsOf(language)[message], column),
      (value) => typeof value === 'string' && isOfForm(value),
    ),
  ];

const BY_TYPE: ReadonlyMap<string, (column: ColumnInput, context: ChecksContext) => readonly CellCheck[]> = new Map([
  ['inputNumber', decimalChecks],
  ['progress', percentChecks],
  ['date', ofForm('notDate', isCalendarDate)],
  ['datetime', ofForm('notMoment', isCalendarMoment)],
  ['time', ofForm('notTime', isClockTime)],
  ['select', optionChecks],
  ['select-search', optionChecks],
  ['radio', optionChecks],
  ['checkbox', optionChecks],
  ['list_multi', severalChecks],
  ['select-multiple', severalChecks],
  ['checkbox_meta', severalChecks],
]);

/** A length that a rule of the column says in its own words, at every save and no less strictly, is not said twice. */
const saysItself = ({ maxLength = Infinity, validateRules = [] }: ColumnInput): boolean =>
  validateRules.some((rule) => rule.maxLength !== undefined && rule.maxLength <= maxLength && rule.at !== 'submit');

/** What follows from the column's type and limits without being asked for; other types hold text. */
export const derivedChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const checks = (BY_TYPE.get(column.type) ?? textChecks)(column, context);
  return saysItself(column) ? checks.filter(({ id }) => id !== 'maxLength') : checks;
};
