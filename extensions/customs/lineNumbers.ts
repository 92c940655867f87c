const LIST = /^[1-9]\d{0,4}(?:,[1-9]\d{0,4})*$/;

/** `1,3`: numbers of goods from 1, divided by half-width commas, none twice (R22). */
export const isLineNumberList = (text: string): boolean => {
  if (!LIST.test(text)) return false;
  const numbers = text.split(',');
  return new Set(numbers).size === numbers.length;
};

/** Those of the list that no line has, `'3、7'`; `''` when all are there. A list of another form gives its odd parts. */
export const unknownLines = (text: string, lineCount: number): string =>
  text
    .split(',')
    .filter((part) => !/^[1-9]\d*$/.test(part) || Number(part) > lineCount)
    .map((part) => part || '空项')
    .join('、');
