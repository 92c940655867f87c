import { isDecimalText, shortestDecimal } from '../core/decimals.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
/** Maximum number of integer digits up to 万亿. */
const MAX_DIGITS = 16;

const digit = (of: string | undefined): string => DIGITS.charAt(Number(of));

/** Writes up to four digits; leading and trailing zeros are omitted, consecutive inner zeros are written once. */
function wordsOfFour(digits: string): string {
  let words = '';
  let isZero = false;
  [...digits].forEach((one, index) => {
    if (one === '0') isZero = true;
    else {
      words += `${isZero && words !== '' ? '零' : ''}${digit(one)}${PLACES[digits.length - 1 - index] ?? ''}`;
      isZero = false;
    }
  });
  return words;
}

/** Joins two parts of a number with the unit of the higher one; inserts a zero if the lower part starts with one. */
const joined = (high: string, low: string, lowDigits: string): string => {
  const isApart = high !== '' && low !== '' && lowDigits.startsWith('0');
  return `${high}${isApart ? '零' : ''}${low}`;
};

const withUnit = (words: string, unit: string): string => (words === '' ? '' : words + unit);

const wordsOfEight = (digits: string): string => {
  const low = digits.slice(-4);
  return joined(withUnit(wordsOfFour(digits.slice(0, -4)), '万'), wordsOfFour(low), low);
};

const wordsOfWhole = (digits: string): string => {
  const low = digits.slice(-8);
  return joined(withUnit(wordsOfEight(digits.slice(0, -8)), '亿'), wordsOfEight(low), low);
};

function wordsOfFraction(fraction: string, hasWhole: boolean): string {
  const [tenth = '0', hundredth = '0'] = [...fraction];
  if (tenth === '0' && hundredth === '0') return '整';
  if (hundredth === '0') return `${digit(tenth)}角整`;
  if (tenth !== '0') return `${digit(tenth)}角${digit(hundredth)}分`;
  return `${hasWhole ? '零' : ''}${digit(hundredth)}分`;
}

/**
 * Writes an amount in the capital numerals of cheques and invoices: `1409.5` → `壹仟肆佰零玖元伍角整`, `-0.05` →
 * `负伍分`. Undefined if the text is not a decimal, is 10^16 or more, or has more than two significant decimal places:
 * the result is exact or undefined.
 */
export function amountInWords(text: string): string | undefined {
  if (!isDecimalText(text)) return undefined;
  const shortest = shortestDecimal(text);
  const sign = shortest.startsWith('-') ? '负' : '';
  const [whole = '', fraction = ''] = shortest.replace('-', '').split('.');
  if (whole.length > MAX_DIGITS || fraction.length > 2) return undefined;
  const words = wordsOfWhole(whole);
  if (words === '' && fraction === '') return '零元整';
  return `${sign}${words === '' ? '' : `${words}元`}${wordsOfFraction(fraction, words !== '')}`;
}
