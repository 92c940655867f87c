import type { CompiledColumn } from '../../language/compiled/compiledPage.ts';
import { normalizeLine } from '../../language/columnKinds/texts/normalText.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { passesOwnChecks } from './columnFindings.ts';

type Mend = (text: string) => string;

const trim: Mend = normalizeLine;

/** `１２Ａ－` → `12A-`: the full-width twins of ASCII, and the wide space. */
const toHalfWidth: Mend = (text) =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

const toUpperCase: Mend = (text) => text.toUpperCase();

/** What people put between the letters of a code, or the digits of an amount, to read it more easily. */
const dropSeparators: Mend = (text) => text.replaceAll(/[\s,，.·_/-]/g, '');
const dropSpaces: Mend = (text) => text.replaceAll(/[\s,，]/g, '');

const tidy: readonly Mend[] = [toHalfWidth, trim];

/** From the least change to the greatest. */
const ATTEMPTS: readonly (readonly Mend[])[] = [
  [trim],
  tidy,
  [...tidy, dropSpaces],
  [...tidy, toUpperCase],
  [...tidy, dropSpaces, toUpperCase],
];

/** Dropping a point would make another amount of it. */
const CODE_ATTEMPTS: readonly (readonly Mend[])[] = [
  ...ATTEMPTS,
  [...tidy, dropSeparators],
  [...tidy, dropSeparators, toUpperCase],
];

/** The same text written so that it passes the column's checks; undefined when only staff can know what is meant. */
export const correctedText = (column: CompiledColumn, value: Value | undefined, row: Values): string | undefined => {
  if (typeof value !== 'string' || isBlank(value)) return undefined;
  const attempts = column.valueType === 'text' ? CODE_ATTEMPTS : ATTEMPTS;
  for (const mends of attempts) {
    const mended: string = mends.reduce<string>((text, mend) => mend(text), value);
    if (mended !== value && !isBlank(mended) && passesOwnChecks(column, mended, row)) return mended;
  }
  return undefined;
};
