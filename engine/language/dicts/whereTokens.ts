/** A token of a condition; `at` is its offset in the text. */
export type WhereToken =
  | { readonly kind: 'name'; readonly text: string; readonly at: number }
  | { readonly kind: 'word'; readonly text: string; readonly at: number }
  | { readonly kind: 'literal'; readonly text: string; readonly at: number }
  | { readonly kind: 'variable'; readonly text: string; readonly at: number }
  | { readonly kind: 'sign'; readonly text: string; readonly at: number };

const WORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'like', 'is', 'null']);

/** One token after optional blanks; each kind has its own group. */
const TOKEN =
  /\s*(?:('(?:[^']|'')*')|(-?\d+(?:\.\d+)?)(?![A-Za-z_])|(#\{\w*\})|([A-Za-z_]\w*)|(<=|>=|<>|!=|=|<|>|\(|\)|,))/y;

/** Returns the tokens of a condition, or the offset at which no token begins. */
export function whereTokens(text: string): { readonly tokens: readonly WhereToken[]; readonly strayAt?: number } {
  const tokens: WhereToken[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) return { tokens, strayAt: from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0) };
    const [whole, quoted, number, variable, name, sign] = match;
    const at = match.index + whole.length - whole.trimStart().length;
    if (quoted !== undefined) tokens.push({ kind: 'literal', text: quoted.slice(1, -1).replaceAll("''", "'"), at });
    else if (number !== undefined) tokens.push({ kind: 'literal', text: number, at });
    else if (variable !== undefined) tokens.push({ kind: 'variable', text: variable, at });
    else if (name !== undefined) {
      const word = name.toLowerCase();
      tokens.push(WORDS.has(word) ? { kind: 'word', text: word, at } : { kind: 'name', text: name, at });
    } else tokens.push({ kind: 'sign', text: sign ?? '', at });
  }
  return { tokens };
}
