import type { TypedText } from '../../../engine/index.ts';

/** Where something can be typed: a field of the header, or of a row. */
export type TypedPlace = Omit<TypedText, 'text'>;

const nameOf = ({ detail = '', rowId = '', key }: TypedPlace): string => JSON.stringify([detail, rowId, key]);

/** What stands half typed in the controls of a form: kept with the draft, and brought back where it stood. */
export interface Typing {
  /** Asked whenever the draft is written. Returns how to ask no more. */
  watch(read: () => TypedText | null): () => void;
  all(): readonly TypedText[];
  /** What is typed somewhere has changed. */
  tell(): void;
  subscribe(listener: () => void): () => void;
  /** Waits for the control of its place, and counts as typed until that takes it. */
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
