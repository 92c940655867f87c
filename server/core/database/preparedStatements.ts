import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Stands at the end of a statement that each connection has read and planned once, for those that run all day and whose
 * best plan does not depend on the values: by keys, and inserts. Others are planned anew for their values.
 */
export const prepared = sql.raw(MARK);

const MAX_NAMES = 500;

const names = new Map<string, string>();

/** The same statement has the same name on every connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_NAMES) names.clear();
  const name = `waybill_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/** What the driver is given for a statement: a name where it is marked as `prepared`. */
export const asPrepared = (text: string): { readonly text: string; readonly name?: string } =>
  text.endsWith(MARK) ? { name: nameOf(text), text } : { text };
