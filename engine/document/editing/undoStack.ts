import { setCells } from '../../table/index.ts';
import type { LogEntry, Steps } from '../record/pageDocument.ts';

/** Undo and redo steps; a new step discards the undone ones. */
export class UndoStack {
  readonly #done: LogEntry[] = [];
  readonly #undone: LogEntry[] = [];
  /** What the newest step groups: the keystrokes in a field, or the parts of an act. */
  #gathering: string | undefined;
  /** What each step groups. */
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
   * Adds a part of an act to the step of its other parts, wherever that is in the stack; undone steps can still be
   * redone. The steps after it were made without this part.
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

  /**
   * Whether parts of another act were added since the step was made, so that its computed values may be out of date.
   */
  isCrossed(entry: LogEntry): boolean {
    return this.#crossed.has(entry);
  }

  /** Whether the step of this group was undone and not redone. */
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

/** A draft restores several texts in one step. */
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
