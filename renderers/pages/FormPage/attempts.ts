import { idempotencyKey } from '../idempotencyKey.ts';

/** Idempotency keys: every try of the same content has the same key, other content another one. */
export interface Attempts {
  keyFor(name: string, content: unknown): string;
  /** The server has answered: the next attempt is a new one, whatever it sends. */
  done(name: string): void;
}

export function createAttempts(): Attempts {
  const keys = new Map<string, { readonly content: string; readonly key: string }>();
  return {
    keyFor(name, content) {
      const text = JSON.stringify(content);
      const known = keys.get(name);
      if (known?.content === text) return known.key;
      const key = idempotencyKey();
      keys.set(name, { content: text, key });
      return key;
    },
    done(name) {
      keys.delete(name);
    },
  };
}
