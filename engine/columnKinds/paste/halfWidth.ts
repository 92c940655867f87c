const WIDE = /[\uFF01-\uFF5E\u00A0\u2002-\u200A\u202F\u3000]/;

/** Full-width letters, digits and marks of a Chinese keyboard as the ordinary ones; blanks of any kind as a space. */
export const halfWidth = (text: string): string =>
  WIDE.test(text)
    ? text
        .replaceAll(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
        .replaceAll(/[\u00A0\u2002-\u200A\u202F\u3000]/g, ' ')
    : text;
