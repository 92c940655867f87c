import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { normalizeLine } from '../../language/columnKinds/texts/normalText.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { passesOwnChecks } from './columnFindings.ts';

type Mend = (text: string) => string;

const trim: Mend = normalizeLine;

/** `１２Ａ－` → `12A-`: full-width forms of ASCII, and the full-width space. */
const toHalfWidth: Mend = (text) =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

const toUpperCase: Mend = (text) => text.toUpperCase();

/** Separators that people put between the characters of a code, or the digits of an amount, for readability. */
const dropSeparators: Mend = (text) => text.replaceAll(/[\s,，.·_/-]/g, '');
const dropSpaces: Mend = (text) => text.replaceAll(/[\s,，]/g, '');

const tidy: readonly Mend[] = [toHalfWidth, trim];

/** Ordered from the smallest to the largest change. */
const ATTEMPTS: readonly (readonly Mend[])[] = [
  [trim],
  tidy,
  [...tidy, dropSpaces],
  [...tidy, toUpperCase],
  [...tidy, dropSpaces, toUpperCase],
];

/** For text columns only: removing a point would change an amount. */
const CODE_ATTEMPTS: readonly (readonly Mend[])[] = [
  ...ATTEMPTS,
  [...tidy, dropSeparators],
  [...tidy, dropSeparators, toUpperCase],
];

/** Returns the text rewritten so that it passes the column's checks; undefined if only staff can know what is meant. */
export const correctedText = (column: CompiledColumn, value: Value | undefined, row: Values): string | undefined => {
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  const attempts = column.valueType === 'text' ? CODE_ATTEMPTS : ATTEMPTS;
  for (const mends of attempts) {
    const mended: string = mends.reduce<string>((text, mend) => mend(text), value);
    if (mended !== value && !isBlank(mended) && passesOwnChecks(column, mended, row)) return mended;
  }
  return undefined;
};
