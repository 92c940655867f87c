import type { CompiledStatement, StatementPart, StatementPlace } from '../compiled/compiledReport.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';
import { systemVariableOf, SYSTEM_VARIABLES } from '../../core/recordFilter.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { statementTokens } from './statementTokens.ts';
import type { StatementToken } from './statementTokens.ts';
import { tablesOf } from './tablesOf.ts';

const MAX_LENGTH = 50_000;

/** Within a select, only these keywords write. */
const WRITING: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'merge', 'into', 'table']);

/** Functions that access more than tables: files, other servers, settings, sequences, statements as text. */
const REACHING =
  /^(pg_\w+|lo_\w+|dblink\w*|set_config|current_setting|nextval|setval|currval|lastval|ts_stat|(query|table|cursor|schema|database)_to_xml\w*)$/i;

/** Reports a problem at a token of the statement; the file is that of the statement. */
type Complain = (token: StatementToken | undefined, problem: Omit<Problem, 'path' | 'line' | 'column'>) => void;

const placeOf = (text: string, at: number): StatementPlace => {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

function checkShape(tokens: readonly StatementToken[], complain: Complain): void {
  const [first] = tokens;
  if (first === undefined) return complain(undefined, describeProblem('wrong-statement.empty'));
  if (first.kind !== 'word' || (first.text !== 'select' && first.text !== 'with'))
    complain(first, describeProblem('wrong-statement.noSelect', { word: first.text }));
  const end = tokens.find(({ kind, text }) => kind === 'sign' && text === ';');
  if (end !== undefined) complain(end, { ...describeProblem('several-statements'), ...hints('oneSelect') });
}

function checkToken(token: StatementToken, previous: StatementToken | undefined, complain: Complain): void {
  const { kind, text } = token;
  if (kind === 'stray') {
    const said =
      text === '/*'
        ? describeProblem('wrong-statement.comment')
        : describeProblem('wrong-statement.stray', { mark: text });
    complain(token, { ...said, ...(text === '$' && hints('colonParameter')) });
  } else if (kind === 'word' && WRITING.has(text))
    complain(token, describeProblem('wrong-statement.writes', { word: text }));
  else if ((kind === 'word' || kind === 'quoted') && REACHING.test(text))
    complain(token, describeProblem('wrong-statement.reaches', { word: text }));
  else if (
    (kind === 'text' || kind === 'quoted') &&
    previous?.to === token.from &&
    /[\p{L}\p{N}_&]$/u.test(previous.text)
  )
    complain(token, { ...describeProblem('wrong-statement.prefix'), ...hints('plainText') });
}

function checkNames(tokens: readonly StatementToken[], params: ReadonlySet<string>, complain: Complain): void {
  for (const token of tokens) {
    if (token.kind === 'param' && !params.has(token.text)) {
      complain(token, { ...describeProblem('unknown-parameter', { name: token.text }), ...hintOf(token.text, params) });
    }
    if (token.kind === 'variable' && systemVariableOf(token.text) === undefined) {
      const hint = hintOf(token.text.slice(2, -1), SYSTEM_VARIABLES);
      complain(token, { ...describeProblem('unknown-variable', { name: token.text }), ...hint });
    }
  }
}

/** Returns only the hint: patches apply to JSON files. */
const hintOf = (name: string, known: Iterable<string>): Pick<Problem, 'hint'> => ({
  hint: didYouMean(name, known).hint,
});

/**
 * Splits a statement at parameters, whose values the server binds; comments become blanks of the same length, so that
 * all positions are preserved.
 */
function partsOf(text: string, tokens: readonly StatementToken[]): readonly StatementPart[] {
  const parts: StatementPart[] = [];
  let [plain, from, to] = ['', tokens[0]?.from ?? 0, tokens[0]?.from ?? 0];
  const flush = (): void => {
    parts.push({ kind: 'text', text: plain, ...placeOf(text, from) });
    plain = '';
  };
  for (const token of tokens) {
    plain += text.slice(to, token.from).replace(/[^\n]/g, ' ');
    to = token.to;
    const variable = token.kind === 'variable' ? systemVariableOf(token.text) : undefined;
    if (token.kind !== 'param' && variable === undefined) {
      plain += text.slice(token.from, token.to);
      continue;
    }
    flush();
    const place = placeOf(text, token.from);
    parts.push(
      variable === undefined
        ? { kind: 'param', name: token.text, ...place }
        : { kind: 'variable', name: variable, ...place },
    );
    from = to;
  }
  flush();
  return parts;
}

/**
 * Parses the statement of a report: one select of PostgreSQL, with `:name` for its parameters and `#{tenant_id}` and
 * similar session variables. The problems have line and column; the caller adds the file.
 */
export function readStatement(
  text: string,
  params: ReadonlySet<string>,
): { readonly statement?: CompiledStatement; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const complain: Complain = (token, problem) =>
    problems.push({ ...problem, path: [], ...placeOf(text, token?.from ?? 0) });
  if (text.length > MAX_LENGTH) {
    complain(undefined, describeProblem('wrong-statement.length', { limit: MAX_LENGTH }));
    return { problems };
  }
  const all = statementTokens(text);
  const last = all.at(-1);
  const tokens = last?.kind === 'sign' && last.text === ';' ? all.slice(0, -1) : all;
  checkShape(tokens, complain);
  for (const [index, token] of tokens.entries()) checkToken(token, tokens[index - 1], complain);
  checkNames(tokens, params, complain);
  const tables = new Map<string, CompiledStatement['tables'][number]>();
  for (const { token, isQualified } of tablesOf(tokens)) {
    if (isQualified) complain(token, { ...describeProblem('wrong-statement.qualified'), ...hints('tableAlone') });
    else if (!tables.has(token.text)) tables.set(token.text, { name: token.text, ...placeOf(text, token.from) });
  }
  if (problems.length > 0) return { problems };
  return { statement: { parts: partsOf(text, tokens), tables: [...tables.values()] }, problems };
}
