import type { CompiledPage, CompiledRule } from '../../compiledPage.ts';
import type { CompiledExpression } from '../../scope.ts';

/** The one subject of a rule without `each`. */
export const WHOLE_RECORD = '';

/** What is known of one rule: for each row that it looks at, or for the record as a whole. Says nothing of why. */
export class RuleProgress {
  readonly rule: CompiledRule;
  /** Position in the page. */
  readonly index: number;
  /** Whether `when` can be judged before the reference rows are there. */
  readonly gatesLookup: boolean;
  readonly failing = new Set<string>();
  /** Waiting for a reference row. */
  readonly pending = new Set<string>();
  /** Changed since they were judged, or never judged and now wanted. */
  readonly due = new Set<string>();
  readonly #judged = new Set<string>();
  /** Every subject was judged once, so that only `due` is left to do. */
  #complete = false;

  constructor(rule: CompiledRule, index: number) {
    this.rule = rule;
    this.index = index;
    this.gatesLookup = !(rule.when?.reads ?? []).some(([root]) => root === '$lookup');
  }

  note(subject: string, outcome: 'holds' | 'fails' | 'pending'): void {
    this.due.delete(subject);
    this.#judged.add(subject);
    this.failing.delete(subject);
    this.pending.delete(subject);
    if (outcome === 'fails') this.failing.add(subject);
    if (outcome === 'pending') this.pending.add(subject);
  }

  /** Asks for every subject once; `all` lists those there are. */
  want(all: () => Iterable<string>): void {
    if (this.#complete) return;
    this.wantOnly(all());
    this.#complete = true;
  }

  wantOnly(subjects: Iterable<string>): void {
    for (const subject of subjects) if (!this.#judged.has(subject)) this.due.add(subject);
  }

  /** What was judged before is judged again. */
  renew(): void {
    for (const subject of this.#judged) this.due.add(subject);
    if (this.rule.each === undefined) this.due.add(WHOLE_RECORD);
  }

  forget(subject: string): void {
    this.note(subject, 'holds');
    this.#judged.delete(subject);
  }
}

/** Everything a rule reads, reference rows aside: those are found through the keys, which are read. */
export const readsOfRule = (rule: CompiledRule): CompiledExpression['reads'] => [
  ...rule.must.reads,
  ...(rule.when?.reads ?? []),
  ...Object.values(rule.lookup).flatMap(({ key }) => key.reads),
];

export const progressOf = (page: CompiledPage): readonly RuleProgress[] =>
  page.rules.map((rule, index) => new RuleProgress(rule, index));
