import type { PageSchema } from '../../../generated/page.ts';

const PRIME = 0x01000193;
/** Two independent offsets give two halves of a 64-bit hash. */
const STARTS = [0x811c9dc5, 0x9747b28c] as const;

const fnv1a = (text: string, start: number): string => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** Serialises JSON with sorted object keys, so that layout and key order do not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
  return `{${entries.join(',')}}`;
}

/**
 * Hashes the meaning of a page to 16 hexadecimal digits (FNV-1a). Distinguishes versions; does not protect against
 * forgery.
 */
export function hashPage(page: PageSchema): string {
  const { $schema: _, ...meaning } = page;
  const text = canonical(meaning);
  return STARTS.map((start) => fnv1a(text, start)).join('');
}
