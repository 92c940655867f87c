/** Lone surrogates and two noncharacters. */
const NO_CHARACTER = /[\uFFFE\uFFFF]|\p{Cs}/u;
const SPACE = 0x20;
const WHITE_SPACE: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d]);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A bare carriage return would be parsed as a line feed.
  '\r': '&#13;',
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const MAX_CODE_POINT = 0x10ffff;

/** Whether a text has characters that XML 1.0 cannot contain, even escaped. */
export const hasForbiddenCharacter = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < SPACE && !WHITE_SPACE.has(code)) return true;
  }
  return NO_CHARACTER.test(text);
};

export const escapeXml = (text: string): string => text.replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? '');

const codePointOf = (reference: string): number =>
  reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number.parseInt(reference.slice(1), 10);

/**
 * Decodes the five named entities of XML and numeric ones; undefined if a text has another entity or a forbidden
 * character.
 */
export const unescapeXml = (text: string): string | undefined => {
  let isGood = true;
  const plain = text.replace(/&(?:(#\d{1,7}|#x[0-9A-Fa-f]{1,6}|[a-z]{2,4});)?/g, (_, reference?: string) => {
    const named = reference === undefined ? undefined : NAMED.get(reference);
    if (named !== undefined) return named;
    const code = reference?.startsWith('#') ? codePointOf(reference) : Number.NaN;
    if (code > 0 && code <= MAX_CODE_POINT) return String.fromCodePoint(code);
    isGood = false;
    return '';
  });
  return isGood && !hasForbiddenCharacter(plain) ? plain : undefined;
};
