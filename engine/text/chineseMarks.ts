/** Full-width punctuation of a Chinese keyboard and its replacement in JSON and expressions. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '，': ',',
    '、': ',',
    '。': '.',
    '：': ':',
    '；': ';',
    '！': '!',
    '？': '?',
    '（': '(',
    '）': ')',
    '【': '[',
    '】': ']',
    '｛': '{',
    '｝': '}',
    '＝': '=',
    '＞': '>',
    '＜': '<',
    '＋': '+',
    '－': '-',
    '×': '*',
    '÷': '/',
    '＆': '&',
    '｜': '|',
    '　': ' ',
  }),
);

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['‘', '’'],
]);

export interface ChineseMark {
  readonly at: number;
  readonly mark: string;
  readonly instead: string;
}

export interface NormalizedPunctuation {
  /** Has the length of the source, so that offsets stay valid. */
  readonly text: string;
  readonly marks: readonly ChineseMark[];
}

/**
 * Whether a string opened by a plain quote is closed by a Chinese one here: the following characters fit the end of a
 * string.
 */
const closesHere = (source: string, at: number): boolean =>
  (source[at] === '”' || source[at] === '’') && /^\s*([,:}\])，：｝】）]|$)/.test(source.slice(at + 1, at + 40));

/**
 * Replaces Chinese punctuation outside strings. `quotes` delimit strings there; a pair of Chinese quotes counts as one
 * mark. The content of strings is unchanged.
 */
export function normalizePunctuation(source: string, quotes: string): NormalizedPunctuation {
  const characters = Array.from({ length: source.length }, (_, at) => source.charAt(at));
  const marks: ChineseMark[] = [];
  let open: { readonly quote: string; readonly isChinese: boolean } | undefined;
  for (let at = 0; at < characters.length; at += 1) {
    const mark = source.charAt(at);
    if (open !== undefined) {
      if (mark === '\\') at += 1;
      else if (open.isChinese ? mark === CLOSING.get(open.quote) : mark === open.quote) {
        if (open.isChinese) characters[at] = quoteFor(open.quote, quotes);
        open = undefined;
      } else if (!open.isChinese && closesHere(source, at)) {
        characters[at] = open.quote;
        marks.push({ at, mark, instead: open.quote });
        open = undefined;
      }
    } else if (quotes.includes(mark)) open = { quote: mark, isChinese: false };
    else if (CLOSING.has(mark)) {
      const instead = quoteFor(mark, quotes);
      characters[at] = instead;
      marks.push({ at, mark, instead });
      open = { quote: mark, isChinese: true };
    } else {
      const instead = MARKS.get(mark);
      if (instead === undefined) continue;
      characters[at] = instead;
      marks.push({ at, mark, instead });
    }
  }
  return { text: characters.join(''), marks };
}

/** Returns a single quote if it can delimit strings, otherwise the double one. */
const quoteFor = (mark: string, quotes: string): string =>
  mark === '‘' && quotes.includes("'") ? "'" : (quotes[0] ?? '"');
