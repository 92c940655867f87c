import type { PageDocument } from '../../../engine/index.ts';
import { idempotencyKey } from '../idempotencyKey.ts';

/** Idempotency keys: every try of the same content has the same key, changed content a new one. */
export interface Attempts {
  keyFor(name: string): string;
  /** The server has answered: the next attempt is another one. */
  done(name: string): void;
}

export function createAttempts(document: Pick<PageDocument, 'revision' | 'version' | 'reasons'>): Attempts {
  const keys = new Map<string, { readonly content: string; readonly key: string }>();
  return {
    keyFor(name) {
      const content = `${document.version}/${document.revision}/${JSON.stringify(document.reasons)}`;
      const known = keys.get(name);
      if (known?.content === content) return known.key;
      const key = idempotencyKey();
      keys.set(name, { content, key });
      return key;
    },
    done(name) {
      keys.delete(name);
    },
  };
}
