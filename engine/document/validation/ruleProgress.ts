import type { CompiledPage, CompiledRule } from '../../language/compiled/compiledPage.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { PlacedFinding } from './placedFinding.ts';

/** What a rule says of one subject. */
export interface ReportedFindings {
  /** Where the subject's row stood; undefined for the record as a whole. */
  readonly index: number | undefined;
  readonly findings: readonly PlacedFinding[];
}

/** The one subject of a rule without `each`. */
export const WHOLE_RECORD = '';

/** What is known of one rule: for each row that it looks at, or for the record as a whole. Says nothing of why. */
export class RuleProgress {
  readonly rule: CompiledRule;
  /** Position in the page. */
  readonly index: number;
  /** Whether `when` can be judged before the reference rows are there. */
  readonly gatesLookup: boolean;
  /** Whether it asks for reference rows. */
  readonly hasLookup: boolean;
  readonly failing = new Set<string>();
  /** Waiting for a reference row. */
  readonly pending = new Set<string>();
  /** Changed since they were judged, or never judged and now wanted. */
  readonly due = new Set<string>();
  readonly #judged = new Set<string>();
  /** Where it fails, what it says; made when it is asked for. */
  readonly said = new Map<string, ReportedFindings>();
  /** Whose findings may read otherwise than when `takeChanged` was last asked. */
  #changed = new Set<string>();
  /** Every subject was judged once, so that only `due` is left to do. */
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
  ...rule.messageReads,
];

export const progressOf = (page: CompiledPage): readonly RuleProgress[] =>
  page.rules.map((rule, index) => new RuleProgress(rule, index));
