import type { LogEntry } from './pageDocument.ts';

/** Steps that can be taken back and done again; doing something new forgets what was taken back. */
export class UndoStack {
  readonly #done: LogEntry[] = [];
  readonly #undone: LogEntry[] = [];
  /** The field whose keystrokes the newest step gathers. */
  #typing: string | undefined;

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  push(entry: LogEntry, typing?: string): void {
    const before = typing !== undefined && typing === this.#typing ? this.#done.pop() : undefined;
    this.#done.push(before ? joined(before, entry) : entry);
    this.#undone.length = 0;
    this.#typing = typing;
  }

  endTyping(): void {
    this.#typing = undefined;
  }

  undo(): LogEntry | null {
    this.endTyping();
    const entry = this.#done.pop();
    if (!entry) return null;
    this.#undone.push(entry);
    return entry;
  }

  redo(): LogEntry | null {
    this.endTyping();
    const entry = this.#undone.pop();
    if (!entry) return null;
    this.#done.push(entry);
    return entry;
  }

  clear(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
    this.endTyping();
  }
}

const joined = (before: LogEntry, entry: LogEntry): LogEntry => ({
  label: entry.label,
  commands: [...before.commands, ...entry.commands],
  inverse: [...entry.inverse, ...before.inverse],
});
