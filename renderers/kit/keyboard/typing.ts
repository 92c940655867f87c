import type { TypedText } from '../../../engine/index.ts';

/** A place where text can be typed: a field of the header or of a row. */
export type TypedPlace = Omit<TypedText, 'text'>;

const nameOf = ({ detail = '', rowId = '', key }: TypedPlace): string => JSON.stringify([detail, rowId, key]);

/** Half-typed text in the controls of a form: saved with the draft and restored to the same control. */
export interface Typing {
  /** `read` is called whenever the draft is written. Returns a function that stops this. */
  watch(read: () => TypedText | null): () => void;
  all(): readonly TypedText[];
  /** Reports that typed text has changed somewhere. */
  tell(): void;
  subscribe(listener: () => void): () => void;
  /** Waits for the control of its place, and counts as typed until the control takes it. */
  bringBack(typed: TypedText): void;
  take(place: TypedPlace): string | undefined;
}

export function createTyping(): Typing {
  const readers = new Set<() => TypedText | null>();
  const waiting = new Map<string, TypedText>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    watch(read) {
      readers.add(read);
      return () => readers.delete(read);
    },
    all: () => [...waiting.values(), ...[...readers].flatMap((read) => read() ?? [])],
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bringBack(typed) {
      waiting.set(nameOf(typed), typed);
      tell();
    },
    take(place) {
      const name = nameOf(place);
      const typed = waiting.get(name);
      waiting.delete(name);
      return typed?.text;
    },
  };
}
