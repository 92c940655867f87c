const WIDE = /[\uFF01-\uFF5E\uFFE0-\uFFE6\u00A0\u2002-\u200A\u202F\u3000]/;

/** Signs whose full-width form lies outside the range of the full-width letters: `￡`, `￥`. */
const SIGNS: Readonly<Record<string, string>> = {
  '\uFFE0': '¢',
  '\uFFE1': '£',
  '\uFFE2': '¬',
  '\uFFE3': '¯',
  '\uFFE4': '¦',
  '\uFFE5': '¥',
  '\uFFE6': '₩',
};

/**
 * Replaces full-width letters, digits, signs and Chinese punctuation by their ordinary forms, and any blank by a space.
 */
export const halfWidth = (text: string): string =>
  WIDE.test(text)
    ? text
        .replaceAll(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
        .replaceAll(/[\uFFE0-\uFFE6]/g, (sign) => SIGNS[sign] ?? sign)
        .replaceAll(/[\u00A0\u2002-\u200A\u202F\u3000]/g, ' ')
    : text;
