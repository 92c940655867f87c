/** Fast path: most texts are already normalised, with only visible characters and letters that do not compose. */
const PLAIN =
  /^[\t\n -~\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF\uAC00-\uD7A3\uFF01-\uFF5E]*$/;

/** An emoji with variation selectors, modifiers and joiners, including keycaps. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?`;
const EMOJI = String.raw`[#*0-9]\uFE0F\u20E3|${PICTURE}(?:\u200D${PICTURE})*`;

/** Scripts in which a joiner between two letters changes the word. */
const JOINING = `[${[
  'Arabic',
  'Syriac',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`;
const LETTER = String.raw`[\p{L}\p{M}]`;
const JOINER = `(?<=${LETTER})(?<=${JOINING})[\\u200C\\u200D](?=${LETTER})(?=${JOINING})`;
/** Mongolian letters have several shapes, selected by the mark that follows them. */
const MONGOLIAN = String.raw`(?<=[\u1820-\u1878\u1880-\u18AA])[\u180B-\u180F]`;

const UNSEEN = String.raw`(?![\t\n])[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cc}\uFFF9-\uFFFB]`;

const UNSEEN_OR_KEPT = new RegExp(`(${EMOJI}|${JOINER}|${MONGOLIAN})|${UNSEEN}`, 'gu');
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Blanks that look like a space. The ideographic space is not among them: it is wider and indents paragraphs. */
const NARROW_BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u2800]/g;

const withoutUnseen = (text: string): string => text.replaceAll(LINE_END, '\n').replaceAll(UNSEEN_OR_KEPT, '$1');

/** Returns whether a text contains invisible characters: zero width, direction marks, soft hyphens, controls. */
export const hasUnseen = (text: string): boolean =>
  !PLAIN.test(text) && withoutUnseen(text) !== text.replaceAll(LINE_END, '\n');

/**
 * Normalises a text to the form in which texts are stored and compared (decision 0104): composed (NFC), without
 * invisible characters, line ends as `\n`, blanks that look like a space as a space. Joiners are preserved within emoji
 * and within words of scripts that need them.
 */
export const normalizeText = (text: string): string =>
  PLAIN.test(text) ? text : withoutUnseen(text).replaceAll(NARROW_BLANK, ' ').normalize('NFC');

/** Like `normalizeText`, without leading and trailing blanks. */
export const normalizeLine = (text: string): string => normalizeText(text).trim();
