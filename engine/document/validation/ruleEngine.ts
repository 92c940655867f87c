import type { CompiledRule } from '../../language/compiled/compiledPage.ts';
import type { Finding, Moment } from '../../core/findings.ts';
import { toPointer } from '../../core/paths.ts';
import { evaluateRule } from '../../language/rules/index.ts';
import type { Scope } from '../../core/scope.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { Dependencies } from './dependencies.ts';
import type { Lookups } from './lookups.ts';
import type { PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';
import { marksOf, RuleFindings } from './ruleFindings.ts';
import { progressOf, readsOfRule, WHOLE_RECORD, type RuleProgress } from './ruleProgress.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

const includesMoment = (asked: Moment, at: Moment): boolean => asked === 'submit' || at === 'save';

/**
 * Evaluates the rules of a page for one record. After a change, only rules that read what changed are evaluated again.
 */
export class RuleEngine {
  readonly #state: RecordState;
  readonly #lookups: Lookups;
  readonly #rules: readonly RuleProgress[];
  readonly #byMark = new Map<string, RuleProgress[]>();
  /** Rules with `each` that mark a row of their detail, by detail. */
  readonly #byRows: ReadonlyMap<string, readonly RuleProgress[]>;
  readonly #dependencies: Dependencies<RuleProgress>;
  readonly #findings: RuleFindings;

  constructor(state: RecordState, lookups: Lookups) {
    this.#state = state;
    this.#lookups = lookups;
    this.#rules = progressOf(state.page);
    this.#findings = new RuleFindings(state, (rule, subject) => {
      const plain = this.#scopeOf(rule, subject);
      return plain && (this.#withLookup(rule, plain, () => undefined) ?? plain);
    });
    for (const progress of this.#rules)
      for (const key of new Set(marksOf(progress.rule).map(([first]) => String(first))))
        this.#byMark.set(key, [...this.#marking(key), progress]);
    this.#byRows = new Map(
      [...this.#byMark].map(([key, marking]) => [key, marking.filter(({ rule }) => rule.each === key)]),
    );
    this.#dependencies = new Dependencies(
      state.page,
      this.#rules.map((target) => ({
        target,
        reads: readsOfRule(target.rule),
        detail: target.rule.each,
      })),
    );
  }

  /** Records a change; `judgeDue` then evaluates the affected rules. */
  mark(touched: ChangedPaths): void {
    for (const [progress, rows] of this.#dependencies.affectedBy(touched)) {
      if (rows === 'all') progress.renew();
      else for (const rowId of rows) progress.due.add(rowId);
    }
    if (touched.kind !== 'rows') return;
    for (const progress of this.#rules)
      if (progress.rule.each === touched.detail) for (const rowId of touched.removed) progress.forget(rowId);
  }

  /** Evaluates rules that mark visited places, even if nothing that they read has changed. */
  want(touched: ChangedPaths): void {
    if (touched.kind === 'header') {
      for (const key of touched.keys)
        for (const progress of this.#marking(key)) progress.want(() => this.#all(progress));
      return;
    }
    const rowIds = touched.kind === 'cells' ? [...touched.cells.keys()] : touched.inserted;
    for (const progress of this.#marking(touched.detail))
      progress.wantOnly(progress.rule.each === undefined ? [WHOLE_RECORD] : rowIds);
  }

  judgeDue(): void {
    for (const progress of this.#rules) {
      if (progress.due.size === 0) continue;
      const scopeOf = this.#scopes(progress.rule);
      for (const subject of progress.due) this.#judge(progress, subject, scopeOf(subject));
    }
  }

  /** Evaluates every rule of that moment for every row. */
  judgeAll(at: Moment = 'submit'): void {
    for (const progress of this.#rules)
      if (includesMoment(at, progress.rule.at)) progress.want(() => this.#all(progress));
    this.judgeDue();
  }

  isPending(at: Moment): boolean {
    return this.#rules.some((progress) => progress.pending.size > 0 && includesMoment(at, progress.rule.at));
  }

  /**
   * Whether a rule with that id fails somewhere, or may fail because a look-up is pending. Several rules may share an
   * id.
   */
  mayFail(ruleId: string): boolean {
    const sharing = this.#rules.filter(({ rule }) => rule.id === ruleId);
    for (const progress of sharing) progress.want(() => this.#all(progress));
    this.judgeDue();
    return sharing.some(({ failing, pending }) => failing.size > 0 || pending.size > 0);
  }

  /** Returns the known failures, in the order of the rules; with `key`, those that mark that header field or detail. */
  findings(key?: string): readonly PlacedFinding[] {
    const rules = key === undefined ? this.#rules : this.#marking(key);
    const findings = rules.flatMap((progress) =>
      [...progress.failing].flatMap((subject) => this.#findings.of(progress, subject)),
    );
    return key === undefined ? findings : findings.filter(({ mark }) => (mark.detail ?? mark.key) === key);
  }

  /** Returns the rows whose findings may have changed since the last call; `all`: also every row that has findings. */
  takeChangedRows(detail: string, all: boolean): ReadonlySet<string> {
    const rows = new Set<string>();
    for (const progress of this.#byRows.get(detail) ?? []) {
      for (const rowId of progress.takeChanged()) rows.add(rowId);
      if (all) for (const rowId of progress.failing) rows.add(rowId);
    }
    return rows;
  }

  /** Returns the known failures of a row, in the order of the rules. */
  findingsInRow(detail: string, rowId: string): readonly PlacedFinding[] {
    const failing = this.#byRows.get(detail)?.filter((progress) => progress.failing.has(rowId)) ?? [];
    return failing.flatMap((progress) => this.#findings.of(progress, rowId)).filter(({ mark }) => mark.rowId === rowId);
  }

  /** Returns the value that the finding's rule requires for its first mark; undefined if it requires none. */
  rightValue({ ruleId, path, rowId = WHOLE_RECORD }: Finding): Value | undefined {
    for (const { rule, failing } of this.#rules) {
      const [mark] = rule.marks;
      if (rule.id !== ruleId || rule.fix === undefined || mark === undefined || !failing.has(rowId)) continue;
      if (toPointer(this.#findings.pathOf(rule, mark, rowId)) !== toPointer(path)) continue;
      const scope = this.#scopeOf(rule, rowId);
      const complete = scope && this.#withLookup(rule, scope, () => undefined);
      const value = complete && rule.fix.evaluate(complete);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #marking(key: string): readonly RuleProgress[] {
    return this.#byMark.get(key) ?? [];
  }

  #all(progress: RuleProgress): Iterable<string> {
    const { each } = progress.rule;
    if (each === undefined) return [WHOLE_RECORD];
    const model = this.#state.model(each);
    return Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id);
  }

  #scopeOf(rule: CompiledRule, subject: string): Scope | undefined {
    if (rule.each === undefined) return this.#state.scope;
    const row = this.#state.row(rule.each, subject);
    return row && this.#state.rowScope(row.values);
  }

  /**
   * Like `#scopeOf` for successive subjects: a scope is valid until the next call, so that thousands of rows share one
   * object.
   */
  #scopes({ each }: CompiledRule): (subject: string) => Scope | undefined {
    if (each === undefined) return () => this.#state.scope;
    const model = this.#state.model(each);
    const scope: { -readonly [K in keyof Scope]: Scope[K] } = { ...this.#state.scope };
    return (subject) => {
      const row = model.rowById(subject);
      if (row === undefined) return undefined;
      scope.row = row.values;
      return scope;
    };
  }

  #judge(progress: RuleProgress, subject: string, scope: Scope | undefined): void {
    const { rule } = progress;
    if (!scope) progress.forget(subject);
    else if (!progress.hasLookup) progress.note(subject, evaluateRule(rule, scope) === false ? 'fails' : 'holds');
    else if (progress.gatesLookup && rule.when && rule.when.evaluate(scope) !== true) progress.note(subject, 'holds');
    else {
      const complete = this.#withLookup(rule, scope, () => progress.due.add(subject));
      if (!complete) progress.note(subject, 'pending');
      else progress.note(subject, evaluateRule(rule, complete) === false ? 'fails' : 'holds');
    }
  }

  /** Returns the scope with the rule's reference rows; undefined while one is being fetched. */
  #withLookup(rule: CompiledRule, scope: Scope, waiter: () => void): Scope | undefined {
    const lookup: Record<string, Values | null> = {};
    let isComplete = true;
    for (const [name, { dictCode, key }] of Object.entries(rule.lookup)) {
      const value = key.evaluate({ ...scope, lookup });
      const found = isBlank(value) ? null : this.#lookups.read(dictCode, String(value), waiter);
      if (found === undefined) isComplete = false;
      else lookup[name] = found;
    }
    return isComplete ? { ...scope, lookup } : undefined;
  }
}
