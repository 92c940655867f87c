import type { CompiledRule } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';
import type { Path } from '../../core/paths.ts';
import type { Scope } from '../../core/scope.ts';
import type { RecordState } from '../record/recordState.ts';
import type { Mark, PlacedFinding } from './placedFinding.ts';
import type { RuleProgress } from './ruleProgress.ts';

/** A rule without marks marks its rows, or the record as a whole. */
export const marksOf = (rule: CompiledRule): readonly Path[] => {
  if (rule.marks.length > 0) return rule.marks;
  return [rule.each === undefined ? [] : [rule.each, '*']];
};

/** Messages and places of failed rules. Cached until the rule is evaluated there again, or the row has moved. */
export class RuleFindings {
  readonly #state: RecordState;
  /** Returns the scope with the known reference rows; undefined for a removed row. */
  readonly #scopeOf: (rule: CompiledRule, subject: string) => Scope | undefined;

  constructor(state: RecordState, scopeOf: (rule: CompiledRule, subject: string) => Scope | undefined) {
    this.#state = state;
    this.#scopeOf = scopeOf;
  }

  of({ rule, said }: RuleProgress, subject: string): readonly PlacedFinding[] {
    const index = rule.each === undefined ? undefined : this.#state.model(rule.each).indexOf(subject);
    const known = said.get(subject);
    if (known !== undefined && known.index === index) return known.findings;
    const findings = this.#make(rule, subject);
    said.set(subject, { index, findings });
    return findings;
  }

  #make(rule: CompiledRule, subject: string): readonly PlacedFinding[] {
    const scope = this.#scopeOf(rule, subject);
    if (!scope) return [];
    const message = rule.message(scope);
    const paths = marksOf(rule);
    const marks = paths.map((path) => this.#markOf(rule, path, subject));
    return paths.map((path, index) => {
      const mark = marks[index] ?? {};
      const common = { ruleId: rule.id, level: rule.level, at: rule.at, message };
      const finding: Finding = { ...common, path: this.pathOf(rule, path, subject) };
      return { finding: mark.rowId === undefined ? finding : { ...finding, rowId: mark.rowId }, mark, marks };
    });
  }

  /** Replaces `*` by the row's index; without a row, the mark is the detail as a whole. */
  pathOf(rule: CompiledRule, path: Path, subject: string): Path {
    const [first, second, ...rest] = path;
    if (second !== '*' || first === undefined) return path;
    return first === rule.each ? [first, this.#state.model(rule.each).indexOf(subject), ...rest] : [first];
  }

  #markOf(rule: CompiledRule, path: Path, subject: string): Mark {
    const [first, second, third] = path;
    if (first === undefined) return {};
    if (!this.#state.models.has(String(first))) return { key: String(first) };
    const detail = String(first);
    if (second !== '*' || first !== rule.each) return { detail };
    return third === undefined ? { detail, rowId: subject } : { detail, rowId: subject, key: String(third) };
  }
}
