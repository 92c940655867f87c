/** Separator between the parts of a text: `code - name`, or the four parts of an enterprise (W3.3-3). */
const MARK = ' - ';
const PARTS = 4;

/**
 * Splits `3702941234 - 91370200… - 青岛某某有限公司 - 3700601234` into its four parts; a company's name may contain the
 * separator itself. Missing parts are blank.
 */
export function partsOfText(text: string): readonly [code: string, taxNumber: string, company: string, fourth: string] {
  const found = text.split(MARK).map((part) => part.trim());
  const [code = '', taxNumber = ''] = found;
  const fourth = found.length < PARTS ? '' : (found.at(-1) ?? '');
  const company = found.slice(2, found.length < PARTS ? undefined : -1).join(MARK);
  return [code, taxNumber, company, fourth];
}
