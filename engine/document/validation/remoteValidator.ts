import type { CompiledColumn, RemoteCheck } from '../../language/compiled/compiledPage.ts';
import type { Moment } from '../../core/findings.ts';
import type { Path } from '../../core/paths.ts';
import { isBlank, type Value } from '../../core/values.ts';
import { passesOwnChecks } from './columnFindings.ts';
import type { CheckRequest } from '../record/pageDocument.ts';
import type { PlacedFinding } from './placedFinding.ts';
import type { RecordState } from '../record/recordState.ts';
import type { RemoteAnswers } from './remoteAnswers.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

/** A column with remote checks. */
interface Asking {
  readonly column: CompiledColumn;
  readonly checks: readonly RemoteCheck[];
  readonly detail?: string;
}

/** A value that was changed, or that `validate` requested. */
interface Place {
  readonly asking: Asking;
  readonly rowId?: string;
}

type Outcome = 'holds' | 'pending' | { readonly check: RemoteCheck; readonly message: string };

/** Stored ids, by which a check excludes the record itself. */
export interface StoredIds {
  readonly record: () => string | null;
  readonly row: (detail: string, rowId: string) => string | undefined;
}

const includesMoment = (asked: Moment, at: Moment): boolean => asked === 'submit' || at === 'save';

const nameOf = ({ asking, rowId = '' }: Place): string => `${asking.detail ?? ''} ${rowId} ${asking.column.key}`;

/**
 * Applies the columns' remote checks to one record. A value is checked when it was changed (that is, committed) or at
 * `validate`; findings depend on current values and cached answers, so that a late answer to an old value has no
 * effect.
 */
export class RemoteValidator {
  readonly #state: RecordState;
  readonly #answers: RemoteAnswers;
  readonly #ids: StoredIds;
  readonly #header: ReadonlyMap<string, Asking>;
  readonly #details: ReadonlyMap<string, ReadonlyMap<string, Asking>>;
  readonly #places = new Map<string, Place>();
  #due: Place[] = [];

  constructor(state: RecordState, answers: RemoteAnswers, ids: StoredIds) {
    this.#state = state;
    this.#answers = answers;
    this.#ids = ids;
    const { columns, details } = state.page;
    this.#header = askingOf(columns);
    this.#details = new Map(details.map((detail) => [detail.key, askingOf(detail.columns, detail.key)]));
  }

  /** Records a change; `askDue` then sends the requests, and further ones as answers arrive. */
  mark(touched: ChangedPaths): void {
    if (touched.kind === 'header') {
      for (const key of touched.keys) this.#want(this.#header.get(key));
      return;
    }
    const askings = this.#details.get(touched.detail);
    if (askings === undefined || askings.size === 0) return;
    if (touched.kind === 'cells') {
      for (const [rowId, keys] of touched.cells) for (const key of keys) this.#want(askings.get(key), rowId);
      return;
    }
    for (const rowId of touched.inserted) for (const asking of askings.values()) this.#want(asking, rowId);
    for (const rowId of touched.removed)
      for (const asking of askings.values()) this.#places.delete(nameOf({ asking, rowId }));
  }

  askDue(): void {
    const due = this.#due;
    this.#due = [];
    this.#due = due.filter((place) => this.#judge(place, 'submit') === 'pending');
  }

  /** Requests all values that have a check of that moment. */
  askAll(at: Moment): void {
    for (const asking of this.#header.values()) this.#want(asking);
    for (const [detail, askings] of this.#details) {
      if (askings.size === 0) continue;
      const model = this.#state.model(detail);
      for (let index = 0; index < model.rowCount; index += 1)
        for (const asking of askings.values()) this.#want(asking, model.rowAt(index).id);
    }
    this.#due = [];
    for (const place of this.#places.values()) this.#judge(place, at);
  }

  isPending(at: Moment): boolean {
    return [...this.#places.values()].some((place) => this.#judge(place, at) === 'pending');
  }

  /** Returns the findings of the server for the current values, in no particular order. */
  findings(): readonly PlacedFinding[] {
    if (!this.#answers.hasRefused) return [];
    return [...this.#places.values()].flatMap((place) => {
      const outcome = this.#judge(place, 'submit', false);
      return typeof outcome === 'string' ? [] : [this.#finding(place, outcome)];
    });
  }

  #want(asking: Asking | undefined, rowId?: string): void {
    if (asking === undefined) return;
    const place = rowId === undefined ? { asking } : { asking, rowId };
    this.#places.set(nameOf(place), place);
    this.#due.push(place);
  }

  /** Runs the checks in order, each after those before it pass; `asks`: whether unknown answers are requested. */
  #judge(place: Place, at: Moment, asks = true): Outcome {
    const value = this.#valueOf(place);
    if (value === undefined) return 'holds';
    for (const check of place.asking.checks) {
      if (!includesMoment(at, check.at)) continue;
      const request = this.#request(place, check, value);
      const answer = this.#answers.known(request);
      if (answer === undefined) {
        if (asks) this.#answers.ask(request);
        return 'pending';
      }
      if (!answer.ok) return { check, message: check.message ?? answer.message };
    }
    return 'holds';
  }

  /** Undefined if there is nothing to check: a blank or invalid value, or a removed row. */
  #valueOf({ asking, rowId }: Place): string | undefined {
    const { column, detail } = asking;
    const values =
      detail === undefined
        ? this.#state.values
        : rowId === undefined
          ? undefined
          : this.#state.row(detail, rowId)?.values;
    const value: Value = values && Object.hasOwn(values, column.key) ? (values[column.key] ?? null) : null;
    return values === undefined || isBlank(value) || !passesOwnChecks(column, value, values)
      ? undefined
      : String(value);
  }

  #request({ asking, rowId }: Place, check: RemoteCheck, value: string): CheckRequest {
    const { column, detail } = asking;
    const stored =
      detail === undefined || rowId === undefined ? this.#ids.record() : (this.#ids.row(detail, rowId) ?? null);
    return {
      check,
      key: column.key,
      value,
      detail,
      dataId: stored ?? undefined,
    };
  }

  #finding({ asking, rowId }: Place, outcome: Exclude<Outcome, string>): PlacedFinding {
    const { column, detail } = asking;
    const { check, message } = outcome;
    const common = { ruleId: check.name, level: 'error', at: check.at, message } as const;
    if (detail === undefined || rowId === undefined) {
      const mark = { key: column.key };
      return { finding: { ...common, path: [column.key] }, mark, marks: [mark] };
    }
    const path: Path = [detail, this.#state.model(detail).indexOf(rowId), column.key];
    const mark = { detail, rowId, key: column.key };
    return { finding: { ...common, path, rowId }, mark, marks: [mark] };
  }
}

const askingOf = (columns: readonly CompiledColumn[], detail?: string): ReadonlyMap<string, Asking> =>
  new Map(
    columns.flatMap((column): [string, Asking][] => {
      const checks = column.remoteChecks ?? [];
      if (checks.length === 0) return [];
      return [[column.key, detail === undefined ? { column, checks } : { column, checks, detail }]];
    }),
  );
