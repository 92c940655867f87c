import type { StatementToken } from './statementTokens.ts';

/** A parenthesis, or the statement itself. */
interface Level {
  /** True for a query, whose `from` names tables; false for the arguments of a function. */
  readonly isQuery: boolean;
  /** State of the `from` clause: absent, before a table, after a table. */
  from: 'absent' | 'before' | 'behind';
}

const QUERY_STARTS: ReadonlySet<string> = new Set(['select', 'with', 'values']);
const ENDS_OF_FROM: ReadonlySet<string> = new Set(
  'where group having order limit offset fetch window for union intersect except select'.split(' '),
);
const BEFORE_TABLES: ReadonlySet<string> = new Set(['lateral', 'only']);

const isWord = (token: StatementToken | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;
const isSign = (token: StatementToken | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text;

/** Returns the index after the parenthesis that opens at `open`. */
function behindParenthesis(tokens: readonly StatementToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isSign(tokens[at], '(')) depth += 1;
    if (isSign(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** Returns the names of queries that the statement defines: `name [(columns)] as [not] [materialized] (`. */
function ownNames(tokens: readonly StatementToken[]): ReadonlySet<string> {
  if (!tokens.some((token) => isWord(token, 'with'))) return new Set();
  const names = tokens.filter(({ kind }, index) => {
    if (kind !== 'word' && kind !== 'quoted') return false;
    let next = isSign(tokens[index + 1], '(') ? behindParenthesis(tokens, index + 1) : index + 1;
    if (!isWord(tokens[next], 'as')) return false;
    next += 1;
    if (isWord(tokens[next], 'not')) next += 1;
    if (isWord(tokens[next], 'materialized')) next += 1;
    return isSign(tokens[next], '(');
  });
  return new Set(names.map(({ text }) => text));
}

function opened(level: Level, next: StatementToken | undefined): Level {
  if (next?.kind === 'word' && QUERY_STARTS.has(next.text)) return { isQuery: true, from: 'absent' };
  // `from (a join b on …)`
  return level.from === 'before' ? { isQuery: true, from: 'before' } : { isQuery: false, from: 'absent' };
}

/** Processes one token; returns true if it names a table. */
function takes(level: Level, token: StatementToken, previous: StatementToken | undefined): boolean {
  const { kind, text } = token;
  if (kind === 'word' && level.isQuery) {
    if (text === 'from' && !isWord(previous, 'distinct')) {
      level.from = 'before';
      return false;
    }
    if (ENDS_OF_FROM.has(text)) {
      level.from = 'absent';
      return false;
    }
    if (text === 'join' && level.from === 'behind') {
      level.from = 'before';
      return false;
    }
    if (level.from === 'before' && BEFORE_TABLES.has(text)) return false;
  }
  if (isSign(token, ',') && level.from === 'behind') level.from = 'before';
  if (level.from !== 'before' || (kind !== 'word' && kind !== 'quoted')) return false;
  level.from = 'behind';
  return true;
}

export interface TableMention {
  readonly token: StatementToken;
  /** Written with its schema: `public.crm_customer`. */
  readonly isQualified: boolean;
}

/**
 * Returns every mention of a table that a statement reads; functions and the statement's own `with` queries are not
 * included.
 */
export function tablesOf(tokens: readonly StatementToken[]): readonly TableMention[] {
  const own = ownNames(tokens);
  const levels: Level[] = [{ isQuery: true, from: 'absent' }];
  const mentions: TableMention[] = [];
  for (const [index, token] of tokens.entries()) {
    const level = levels.at(-1) ?? { isQuery: true, from: 'absent' };
    const next = tokens[index + 1];
    if (isSign(token, '(')) {
      levels.push(opened(level, next));
      if (level.from === 'before') level.from = 'behind';
    } else if (isSign(token, ')')) {
      if (levels.length > 1) levels.pop();
    } else if (takes(level, token, tokens[index - 1])) {
      if (isSign(next, '.')) mentions.push({ token, isQualified: true });
      else if (!isSign(next, '(') && !own.has(token.text)) mentions.push({ token, isQualified: false });
    }
  }
  return mentions;
}
