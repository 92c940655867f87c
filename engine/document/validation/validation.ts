import type { Finding, Moment } from '../../core/findings.ts';
import type { FindingStore } from './findingStore.ts';
import type { ValidationResult } from '../record/pageDocument.ts';
import type { RuleEngine } from './ruleEngine.ts';

/** Reasons of staff for overriding rules of level confirm. */
export class GivenReasons {
  readonly #rules: RuleEngine;
  #given: Readonly<Record<string, string>> = {};

  constructor(rules: RuleEngine) {
    this.#rules = rules;
  }

  get given(): Readonly<Record<string, string>> {
    return this.#given;
  }

  /** A blank reason removes it; a reason for a rule that does not fail is not stored. */
  give(ruleId: string, reason: string): void {
    const { [ruleId]: _, ...others } = this.#given;
    const text = reason.trim();
    this.#given = text !== '' && this.#rules.mayFail(ruleId) ? { ...others, [ruleId]: text } : others;
  }

  /** A reason is removed together with its finding. */
  dropStale(): void {
    for (const ruleId of Object.keys(this.#given)) if (!this.#rules.mayFail(ruleId)) this.give(ruleId, '');
  }
}

export const resultOf = (
  book: FindingStore,
  reasons: GivenReasons,
  { at, part }: { readonly at: Moment; readonly part?: ReadonlySet<string> | undefined },
): ValidationResult => {
  const findings = book.at(at).filter(({ path }) => part?.has(String(path[0])) ?? true);
  const unconfirmed = new Map<string, Finding>();
  for (const finding of findings)
    if (
      finding.level === 'confirm' &&
      !Object.hasOwn(reasons.given, finding.ruleId) &&
      !unconfirmed.has(finding.ruleId)
    )
      unconfirmed.set(finding.ruleId, finding);
  const hasErrors = findings.some(({ level }) => level === 'error');
  return { findings, ok: !hasErrors && unconfirmed.size === 0, unconfirmed: [...unconfirmed.values()] };
};
