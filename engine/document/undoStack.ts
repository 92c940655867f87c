import type { LogEntry } from './pageDocument.ts';

/** Steps that can be taken back and done again; doing something new forgets what was taken back. */
export class UndoStack {
  readonly #done: LogEntry[] = [];
  readonly #undone: LogEntry[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  push(entry: LogEntry): void {
    this.#done.push(entry);
    this.#undone.length = 0;
  }

  undo(): LogEntry | null {
    const entry = this.#done.pop();
    if (!entry) return null;
    this.#undone.push(entry);
    return entry;
  }

  redo(): LogEntry | null {
    const entry = this.#undone.pop();
    if (!entry) return null;
    this.#done.push(entry);
    return entry;
  }

  clear(): void {
    this.#done.length = 0;
    this.#undone.length = 0;
  }
}
