const LIST = /^[1-9]\d{0,4}(?:,[1-9]\d{0,4})*$/;

/**
 * Returns whether the text is a list of goods numbers like `1,3`: from 1, separated by half-width commas, without
 * duplicates (R22).
 */
export const isLineNumberList = (text: string): boolean => {
  if (!LIST.test(text)) return false;
  const numbers = text.split(',');
  return new Set(numbers).size === numbers.length;
};

/**
 * Returns the numbers in the list that have no line, `'3、7'`; `''` if all exist. For a malformed list it returns the
 * invalid parts.
 */
export const unknownLines = (text: string, lineCount: number): string =>
  text
    .split(',')
    .filter((part) => !/^[1-9]\d*$/.test(part) || Number(part) > lineCount)
    .map((part) => part || '空项')
    .join('、');
