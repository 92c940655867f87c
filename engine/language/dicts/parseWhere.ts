import { toDbColumn } from '../../core/dbNames.ts';
import { part, describeProblem } from '../../text/problems.ts';
import type { Part, Problem } from '../../text/problems.ts';
import { systemVariableOf, SYSTEM_VARIABLES } from '../../core/recordFilter.ts';
import type { FilterOperand, FilterOperator, RecordFilter } from '../../core/recordFilter.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { whereTokens } from './whereTokens.ts';
import type { WhereToken } from './whereTokens.ts';

/** A fault in a condition. */
export type WhereFault = Pick<Problem, 'code' | 'said' | 'hint' | 'misspelt'>;

const MAX_LENGTH = 500;
const MAX_DEPTH = 10;

const OPERATORS: ReadonlyMap<string, FilterOperator> = new Map([
  ['=', 'eq'],
  ['!=', 'ne'],
  ['<>', 'ne'],
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
]);

class Refused extends Error {
  readonly fault: WhereFault;

  constructor(fault: WhereFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Parses a condition from left to right; `or` has the lowest precedence, `not` the highest. */
class Reader {
  readonly #tokens: readonly WhereToken[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly WhereToken[]) {
    this.#tokens = tokens;
  }

  whole(): RecordFilter {
    const filter = this.#any();
    if (this.#peek() !== undefined) this.#refuse(part('part.andOr'));
    return filter;
  }

  #peek(): WhereToken | undefined {
    return this.#tokens[this.#next];
  }

  #takes(kind: WhereToken['kind'], text: string): boolean {
    const token = this.#peek();
    if (token?.kind !== kind || token.text !== text) return false;
    this.#next += 1;
    return true;
  }

  #refuse(wanted: Part): never {
    const token = this.#peek();
    const found =
      token === undefined ? part('part.theEnd') : part('part.markAt', { mark: token.text, at: token.at + 1 });
    throw new Refused(describeProblem('wrong-condition', { wanted, found }));
  }

  #needs(kind: WhereToken['kind'], text: string): void {
    if (!this.#takes(kind, text)) this.#refuse(part('part.sign', { sign: text }));
  }

  #joined(kind: 'all' | 'any', word: 'and' | 'or', read: () => RecordFilter): RecordFilter {
    const first = read();
    const parts = [first];
    while (this.#takes('word', word)) parts.push(read());
    return parts.length === 1 ? first : { kind, parts };
  }

  #any(): RecordFilter {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Refused(describeProblem('wrong-condition.depth', { limit: MAX_DEPTH }));
    const filter = this.#joined('any', 'or', () => this.#joined('all', 'and', () => this.#part()));
    this.#depth -= 1;
    return filter;
  }

  #part(): RecordFilter {
    if (this.#takes('word', 'not')) return { kind: 'not', part: this.#plain() };
    return this.#plain();
  }

  #plain(): RecordFilter {
    if (!this.#takes('sign', '(')) return this.#comparison();
    const filter = this.#any();
    this.#needs('sign', ')');
    return filter;
  }

  #comparison(): RecordFilter {
    const token = this.#peek();
    if (token?.kind !== 'name') return this.#refuse(part('part.aColumn'));
    this.#next += 1;
    const column = toDbColumn(token.text);
    if (this.#takes('word', 'is')) {
      const negated = this.#takes('word', 'not');
      this.#needs('word', 'null');
      const blank: RecordFilter = { kind: 'blank', column };
      return negated ? { kind: 'not', part: blank } : blank;
    }
    if (this.#takes('word', 'not')) return { kind: 'not', part: this.#matching(column) };
    return this.#matching(column);
  }

  #matching(column: string): RecordFilter {
    if (this.#takes('word', 'in')) {
      this.#needs('sign', '(');
      const operands = [this.#operand()];
      while (this.#takes('sign', ',')) operands.push(this.#operand());
      this.#needs('sign', ')');
      return { kind: 'in', column, operands };
    }
    if (this.#takes('word', 'like')) return { kind: 'compare', column, op: 'like', operand: this.#operand() };
    const token = this.#peek();
    const op = token?.kind === 'sign' ? OPERATORS.get(token.text) : undefined;
    if (op === undefined) return this.#refuse(part('part.comparison'));
    this.#next += 1;
    return { kind: 'compare', column, op, operand: this.#operand() };
  }

  #operand(): FilterOperand {
    const token = this.#peek();
    if (token?.kind !== 'literal' && token?.kind !== 'variable') return this.#refuse(part('part.operand'));
    this.#next += 1;
    const name = systemVariableOf(token.text);
    if (name !== undefined) return { kind: 'variable', name };
    if (token.kind === 'literal') return { kind: 'literal', value: token.text };
    const hint = didYouMean(token.text.slice(2, -1), SYSTEM_VARIABLES);
    throw new Refused({ ...describeProblem('wrong-condition.variable', { name: token.text }), ...hint });
  }
}

/**
 * Parses the condition of a table dictionary (D8): `status = '1' and (org_code like 'A01%' or create_by =
 * #{sys_user_code})`. Column names are returned in snake case. No other SQL is supported: no functions, no columns on
 * the right, no statements.
 */
export function parseWhere(text: string): { readonly filter?: RecordFilter; readonly fault?: WhereFault } {
  if (text.length > MAX_LENGTH) return { fault: describeProblem('wrong-condition.length', { limit: MAX_LENGTH }) };
  const { tokens, strayAt } = whereTokens(text);
  if (strayAt !== undefined) {
    return { fault: describeProblem('wrong-condition.stray', { mark: text.charAt(strayAt), at: strayAt + 1 }) };
  }
  try {
    return { filter: new Reader(tokens).whole() };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault };
    throw error;
  }
}
