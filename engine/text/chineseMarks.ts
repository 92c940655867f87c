/** Marks of a Chinese keyboard and what JSON and expressions want in their place. */
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
  /** As long as the text, so that every offset stays. */
  readonly text: string;
  readonly marks: readonly ChineseMark[];
}

/** Whether a text that was begun by a plain quote is closed by a Chinese one here: what follows belongs behind a text. */
const closesHere = (source: string, at: number): boolean =>
  (source[at] === '”' || source[at] === '’') && /^\s*([,:}\])，：｝】）]|$)/.test(source.slice(at + 1, at + 40));

/**
 * The text with the Chinese marks outside of its texts replaced. `quotes` begin and end texts there; a pair of Chinese
 * quotes is one mark. Texts themselves keep what they hold.
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

/** A single quote where texts may stand in them, else the double one. */
const quoteFor = (mark: string, quotes: string): string =>
  mark === '‘' && quotes.includes("'") ? "'" : (quotes[0] ?? '"');
