import type { CompiledPage, CompiledRule } from '../../language/compiled/compiledPage.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { PlacedFinding } from './placedFinding.ts';

/** Findings of a rule for one subject. */
export interface ReportedFindings {
  /** Index of the subject's row at that time; undefined for the record as a whole. */
  readonly index: number | undefined;
  readonly findings: readonly PlacedFinding[];
}

/** The only subject of a rule without `each`. */
export const WHOLE_RECORD = '';

/** Evaluation state of one rule: for each of its rows, or for the record as a whole. Does not store reasons. */
export class RuleProgress {
  readonly rule: CompiledRule;
  /** Position of the rule in the page. */
  readonly index: number;
  /** Whether `when` can be evaluated before the reference rows are loaded. */
  readonly gatesLookup: boolean;
  /** Whether it needs reference rows. */
  readonly hasLookup: boolean;
  readonly failing = new Set<string>();
  /** Subjects that wait for a reference row. */
  readonly pending = new Set<string>();
  /** Subjects to evaluate: changed since the last evaluation, or requested for the first time. */
  readonly due = new Set<string>();
  readonly #judged = new Set<string>();
  /** Findings by failing subject; created on demand. */
  readonly said = new Map<string, ReportedFindings>();
  /** Subjects whose findings may have changed since the last `takeChanged`. */
  #changed = new Set<string>();
  /** Every subject was requested once, so that only `due` has to be evaluated. */
  #complete = false;

  constructor(rule: CompiledRule, index: number) {
    this.rule = rule;
    this.index = index;
    this.hasLookup = Object.keys(rule.lookup).length > 0;
    this.gatesLookup = !(rule.when?.reads ?? []).some(([root]) => root === '$lookup');
  }

  note(subject: string, outcome: 'holds' | 'fails' | 'pending'): void {
    const failed = this.failing.delete(subject);
    if (failed || outcome === 'fails') {
      this.#changed.add(subject);
      this.said.delete(subject);
    }
    this.due.delete(subject);
    this.#judged.add(subject);
    if (this.pending.size > 0) this.pending.delete(subject);
    if (outcome === 'fails') this.failing.add(subject);
    if (outcome === 'pending') this.pending.add(subject);
  }

  takeChanged(): ReadonlySet<string> {
    const changed = this.#changed;
    if (changed.size > 0) this.#changed = new Set();
    return changed;
  }

  /** Requests every subject once; `all` lists the existing ones. */
  want(all: () => Iterable<string>): void {
    if (this.#complete) return;
    this.wantOnly(all());
    this.#complete = true;
  }

  wantOnly(subjects: Iterable<string>): void {
    for (const subject of subjects) if (!this.#judged.has(subject)) this.due.add(subject);
  }

  /** Marks everything that was evaluated before as due. */
  renew(): void {
    for (const subject of this.#judged) this.due.add(subject);
    if (this.rule.each === undefined) this.due.add(WHOLE_RECORD);
  }

  forget(subject: string): void {
    this.note(subject, 'holds');
    this.#judged.delete(subject);
  }
}

/** Returns everything a rule reads, except reference rows, which depend on keys that are included. */
export const readsOfRule = (rule: CompiledRule): CompiledExpression['reads'] => [
  ...rule.must.reads,
  ...(rule.when?.reads ?? []),
  ...Object.values(rule.lookup).flatMap(({ key }) => key.reads),
  ...rule.messageReads,
];

export const progressOf = (page: CompiledPage): readonly RuleProgress[] =>
  page.rules.map((rule, index) => new RuleProgress(rule, index));
