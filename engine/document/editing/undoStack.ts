import { setCells } from '../../table/index.ts';
import type { LogEntry, Steps } from '../record/pageDocument.ts';

/** Steps that can be taken back and done again; doing something new forgets what was taken back. */
export class UndoStack {
  readonly #done: LogEntry[] = [];
  readonly #undone: LogEntry[] = [];
  /** What the newest step gathers: the keystrokes in a field, or the parts of an act. */
  #gathering: string | undefined;
  /** By step, what it gathers. */
  readonly #gathered = new WeakMap<LogEntry, string>();
  readonly #undoneActs = new Set<string>();
  readonly #crossed = new WeakSet<LogEntry>();

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get steps(): Steps {
    const labels = (entries: readonly LogEntry[]): readonly string[] => entries.map(({ label }) => label).reverse();
    return { done: labels(this.#done), undone: labels(this.#undone) };
  }

  push(entry: LogEntry, gather?: string): void {
    const before = gather !== undefined && gather === this.#gathering ? this.#done.pop() : undefined;
    const step = before ? joined(before, entry) : entry;
    this.#done.push(step);
    if (gather !== undefined) this.#gathered.set(step, gather);
    this.#undone.length = 0;
    this.#gathering = gather;
  }

  /**
   * A part of an act: joins the step of its other parts wherever that stands, and what was taken back can still be done
   * again. The steps around it were made without it.
   */
  pushPart(entry: LogEntry, act: string): void {
    const places = this.#done.map((step) => this.#gathered.get(step) === act || holdsText(step, act));
    const index = places.lastIndexOf(true);
    const before = this.#done[index];
    if (before === undefined) {
      this.push(entry, act);
      return;
    }
    const step = joined(before, entry);
    this.#done[index] = step;
    this.#gathered.set(step, act);
    if (index < this.#done.length - 1 || this.canRedo)
      for (const one of [...this.#done.slice(index), ...this.#undone]) this.#crossed.add(one);
  }

  /** Whether parts of another act came between its making and now, so that what it computed may be out of date. */
  isCrossed(entry: LogEntry): boolean {
    return this.#crossed.has(entry);
  }

  /** Whether the step that gathers it was taken back, and not done again. */
  wasUndone(gather: string): boolean {
    return this.#undoneActs.has(gather);
  }

  endTyping(): void {
    this.#gathering = undefined;
  }

  undo(): LogEntry | null {
    this.endTyping();
    const entry = this.#done.pop();
    if (!entry) return null;
    const gathered = this.#gathered.get(entry);
    if (gathered !== undefined) this.#undoneActs.add(gathered);
    this.#undone.push(entry);
    return entry;
  }

  redo(): LogEntry | null {
    this.endTyping();
    const entry = this.#undone.pop();
    if (!entry) return null;
    const gathered = this.#gathered.get(entry);
    if (gathered !== undefined) this.#undoneActs.delete(gathered);
    this.#done.push(entry);
    return entry;
  }

  clear(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
    this.endTyping();
  }
}

/** A draft brings several texts back in one step. */
const holdsText = ({ commands }: LogEntry, act: string): boolean =>
  commands.some((command) =>
    command.kind === 'set'
      ? Object.values(command.texts ?? {}).some((text) => text?.act === act)
      : [...setCells(command.change)].some(({ text }) => text?.act === act),
  );

const joined = (before: LogEntry, entry: LogEntry): LogEntry => ({
  label: entry.label,
  commands: [...before.commands, ...entry.commands],
  inverse: [...entry.inverse, ...before.inverse],
});
