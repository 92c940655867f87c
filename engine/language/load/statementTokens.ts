/** A token of a statement; comments and blanks are not tokens. */
export interface StatementToken {
  /** `word`: a bare name or keyword, in lower case; `quoted`: a name in ""; `stray`: not valid in any statement. */
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'param' | 'variable' | 'sign' | 'stray';
  /** Names without their quotes, parameters without their colon. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const GAP = /(?:\s|--[^\n]*|\/\*(?:(?!\*\/|\/\*)[^])*\*\/)+/y;

const KINDS: readonly (readonly [kind: StatementToken['kind'], pattern: RegExp])[] = [
  ['stray', /\/\*/y],
  ['variable', /#\{[^}]*\}/y],
  ['text', /'(?:[^']|'')*'/y],
  ['quoted', /"(?:[^"]|"")+"/y],
  ['number', /\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?/iy],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
  ['sign', /::/y],
  ['param', /:[a-z]\w*/iy],
  ['sign', /[-+*/<>=~!@%^&|?.,()[\]:;]/y],
];

const TEXT_OF: Partial<Record<StatementToken['kind'], (written: string) => string>> = {
  word: (written) => written.toLowerCase(),
  quoted: (written) => written.slice(1, -1).replaceAll('""', '"'),
  param: (written) => written.slice(1),
};

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

/** Splits a PostgreSQL statement into tokens, up to and including the first stray one. */
export function statementTokens(text: string): readonly StatementToken[] {
  const tokens: StatementToken[] = [];
  let at = matchAt(GAP, text, 0)?.length ?? 0;
  while (at < text.length) {
    const found = KINDS.flatMap(([kind, pattern]) => {
      const written = matchAt(pattern, text, at);
      return written === undefined ? [] : [{ kind, written }];
    })[0] ?? { kind: 'stray' as const, written: text.charAt(at) };
    const { kind, written } = found;
    const to = at + written.length;
    tokens.push({ kind, text: TEXT_OF[kind]?.(written) ?? written, from: at, to });
    if (kind === 'stray') return tokens;
    at = to + (matchAt(GAP, text, to)?.length ?? 0);
  }
  return tokens;
}
