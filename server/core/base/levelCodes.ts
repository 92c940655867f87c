/** Characters per level of a tree code, a letter and two digits: A01, A01A01 (contract §3.1, §4.5). */
const LEVEL = 3;
const NUMBERS = 99;
const LETTERS = 26;
const MAX_LEVELS = 15;

const RULE = new RegExp(`^(?:[A-Z](?!00)\\d{2}){1,${MAX_LEVELS}}$`);

export const isLevelCode = (code: string): boolean => RULE.test(code);

/** Returns the parent code, `A01A02` → `A01`; blank at the top. */
export const codeAbove = (code: string): string => code.slice(0, -LEVEL);

/** Ordinal of a level's code: `A01` is the first, `B01` follows `A99`. */
const placeOf = (tail: string): number => (tail.charCodeAt(0) - 65) * NUMBERS + Number(tail.slice(1));

/**
 * Returns the code after the highest of those taken directly below `above`; gaps are not reused, since an old code may
 * still be referenced. Undefined when no code is left or it would be too deep.
 */
export function nextLevelCode(above: string, taken: readonly string[]): string | undefined {
  const places = taken
    .filter((code) => code.startsWith(above) && codeAbove(code) === above && isLevelCode(code.slice(above.length)))
    .map((code) => placeOf(code.slice(above.length)));
  const next = Math.max(0, ...places);
  const letter = String.fromCharCode(65 + Math.floor(next / NUMBERS));
  const code = `${above}${letter}${String((next % NUMBERS) + 1).padStart(2, '0')}`;
  return next < LETTERS * NUMBERS && code.length <= LEVEL * MAX_LEVELS ? code : undefined;
}
