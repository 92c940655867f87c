import type { Moment } from '../../core/findings.ts';
import type { Mark } from './placedFinding.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';

/** Places that staff have visited, whose findings are shown. An untouched form shows no findings. */
export class Revealed {
  readonly #fields = new Set<string>();
  readonly #cells = new Map<string, Map<string, Set<string>>>();
  /** Fields and details whose findings are all shown, because their step was left. */
  readonly #parts = new Set<string>();
  #moment: Moment | null = null;
  /** Rows that show more findings than at the last `takeMore`, by detail; 'all' if any row may. */
  #more: 'all' | Map<string, Set<string>> = new Map();

  /** After an attempt to save or submit, shows everything that it checks. */
  all(at: Moment): void {
    if (this.#moment === 'submit' || this.#moment === at) return;
    this.#moment = at;
    this.#more = 'all';
  }

  /** The same for a part of the record: keys of columns and details. */
  part(names: ReadonlySet<string>): void {
    for (const name of names) this.#parts.add(name);
    this.#more = 'all';
  }

  /**
   * Staff tried to save or submit: shows everything that this checks, or only the findings at these columns and
   * details.
   */
  tried(at: Moment, part: ReadonlySet<string> | undefined): void {
    if (part === undefined) this.all(at);
    else this.part(part);
  }

  hasField(key: string): boolean {
    return this.#fields.has(key);
  }

  change(touched: ChangedPaths): void {
    if (touched.kind === 'header') {
      // A rule may mark a header field together with cells.
      if (touched.keys.some((key) => !this.#fields.has(key))) this.#more = 'all';
      for (const key of touched.keys) this.#fields.add(key);
      return;
    }
    if (!this.#cells.has(touched.detail)) this.#more = 'all';
    const rows = this.#cells.get(touched.detail) ?? new Map<string, Set<string>>();
    this.#cells.set(touched.detail, rows);
    if (touched.kind !== 'cells') return;
    for (const [rowId, keys] of touched.cells) {
      const known = rows.get(rowId) ?? new Set<string>();
      rows.set(rowId, known);
      for (const key of keys) known.add(key);
      this.#note(touched.detail, rowId);
    }
  }

  #note(detail: string, rowId: string): void {
    if (this.#more === 'all') return;
    const rows = this.#more.get(detail) ?? new Set<string>();
    this.#more.set(detail, rows.add(rowId));
  }

  /** Returns the rows that may show more findings than at the last call. */
  takeMore(): 'all' | ReadonlyMap<string, ReadonlySet<string>> {
    const more = this.#more;
    this.#more = new Map();
    return more;
  }

  /** Whether a finding of that moment at these places is shown. */
  shows(at: Moment, marks: readonly Mark[]): boolean {
    return this.#moment === 'submit' || this.#moment === at || marks.some((mark) => this.#has(mark));
  }

  #has({ detail, rowId, key }: Mark): boolean {
    if (this.#parts.has(detail ?? key ?? '')) return true;
    if (detail === undefined) return key !== undefined && this.#fields.has(key);
    const rows = this.#cells.get(detail);
    if (rowId === undefined) return rows !== undefined;
    const keys = rows?.get(rowId);
    return keys !== undefined && (key === undefined || keys.has(key));
  }

  /**
   * Copies the state to the document that replaces this one: fields and parts under the keys they have there; cells are
   * not copied, since rows get new ids.
   */
  copyFieldsTo(other: Revealed, keyNow: (key: string) => string): void {
    other.change({ kind: 'header', keys: [...this.#fields].map(keyNow) });
    other.part(new Set([...this.#parts].map(keyNow)));
    if (this.#moment) other.all(this.#moment);
  }
}
