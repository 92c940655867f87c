import { hints, describeProblem } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';
import type { Doubt } from './expressionContext.ts';
import type { KnownChoices } from './typedNode.ts';

/** Maximum number of codes listed. */
const MAX_LISTED = 12;

const isWord = (code: string): boolean => /^[A-Za-z]{3,}$/.test(code);

/**
 * Suggests the intended code: `opne` for `open`. Codes with few characters or of digits are excluded, because similar
 * codes have different meanings: `0110` is not a misspelt `0111`.
 */
export function meantCode(
  code: string,
  known: Iterable<string>,
  inPlace: (code: string) => string = (plain) => plain,
): ReturnType<typeof didYouMean> {
  if (!isWord(code)) return {};
  const { misspelt, ...hint } = didYouMean(code, [...known].filter(isWord), inPlace);
  return code.length > 3 ? { ...hint, misspelt } : hint;
}

/** Describes a code that a column does not know, and lists the known codes. */
export const unknownCode = (code: string, { of, values, isOpen = false }: KnownChoices): Doubt => {
  const { misspelt, ...hint } = meantCode(code, values, (name) => `'${name}'`);
  // An administrator may have added the code, so nothing is certain and nothing is corrected automatically.
  const meant = isOpen ? { ...hint, level: 'warning' as const } : { ...hint, ...(misspelt && { misspelt }) };
  const names = [...values];
  const listed = names.length > MAX_LISTED ? [...names.slice(0, MAX_LISTED), '…'] : names;
  return {
    ...describeProblem('unknown-code', { code, of }),
    ...hints('known', { names: listed }),
    ...meant,
  };
};
