import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Marks, at its end, a statement that each connection parses and plans once: for statements that run all day and whose
 * best plan does not depend on the values (lookups by key, inserts). Other statements are planned again for their
 * values.
 */
export const prepared = sql.raw(MARK);

const MAX_NAMES = 500;

const names = new Map<string, string>();

/** Returns a name that is the same for the same statement on every connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  const name = `waybill_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** Returns what the driver gets for a statement: with a name if it is marked as `prepared`. */
export const asPrepared = (text: string): { readonly text: string; readonly name?: string } =>
  text.endsWith(MARK) ? { name: nameOf(text), text } : { text };
