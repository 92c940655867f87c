/** `${name}` or `{name}`, with the quotes that stand right around it. */
const MARKS = {
  dollar: /([“「『‘"']?)\$\{(\w+)\}([”」』’"']?)/g,
  brace: /([“「『‘"']?)\{(\w+)\}([”」』’"']?)/g,
} as const;

/** Nothing that anybody sees: spaces, controls, characters without width. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

const CHINESE = /[\u4E00-\u9FFF]/;

/**
 * Fills in what is given by name; a name that is not given stays as it is. A value in quotes that holds nothing to be seen
 * is said in words: of `没有“”` nobody knows what was there.
 */
export const filledText = (
  text: string,
  mark: keyof typeof MARKS,
  valueOf: (name: string) => string | undefined,
): string =>
  text.replace(MARKS[mark], (written, open: string, name: string, close: string) => {
    const value = valueOf(name);
    if (value === undefined) return written;
    if (open === '' || close === '' || !BLANK.test(value)) return open + value + close;
    return CHINESE.test(text) ? '（空白）' : '(blank)';
  });
