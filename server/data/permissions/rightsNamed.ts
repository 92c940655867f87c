import { closestName } from '../../../engine/index.ts';
import type { PermissionRow } from './menuNodes.ts';

/** Meaning of the words of a command among the rows of the menu. */
export interface NamedRights {
  readonly rows: readonly PermissionRow[];
  /** Words without a match, each with the nearest match, if one is near. */
  readonly unknown: readonly { readonly word: string; readonly near: string | undefined }[];
}

export const isRight = ({ menu_type }: PermissionRow): boolean => menu_type === 2;

/** Codes of a right, or the address of an entry. */
export const namesOf = (row: PermissionRow): readonly string[] =>
  isRight(row) ? (row.perms ?? '').split(',').map((code) => code.trim()) : [row.url ?? ''];

/** `bgd:export:*`: the asterisk matches any characters, including colons. */
function patternOf(word: string): RegExp {
  const parts = word.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Prefixes of the names with the depth of a word that has an asterisk: `bgd:export:*`. */
const beginnings = (names: readonly string[], depth: number): readonly string[] =>
  names.flatMap((name) => {
    const parts = name.split(':');
    return parts.length > depth ? [`${parts.slice(0, depth).join(':')}:*`] : [];
  });

function nearestTo(word: string, names: readonly string[]): string | undefined {
  const known = word.includes('*') ? beginnings(names, word.split(':').length - 1) : names;
  return closestName(word, new Set(known));
}

function withAllBelow(rows: readonly PermissionRow[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const below = rows.filter(({ id, parent_id }) => !chosen.has(id) && parent_id !== null && chosen.has(parent_id));
  return below.length === 0 ? chosen : withAllBelow(rows, new Set([...chosen, ...below.map(({ id }) => id)]));
}

/**
 * Resolves words to rights: codes (`bgd:export:add`), codes with an asterisk (`bgd:*`), and addresses of entries
 * (`/bgd/export`), which stand for the entry with everything below it.
 */
export function rightsNamed(words: readonly string[], rows: readonly PermissionRow[]): NamedRights {
  const isAddress = (name: string): boolean => name.startsWith('/') || name.includes('://');
  const chosen = new Set<string>();
  const unknown = words.flatMap((word) => {
    const pattern = patternOf(word);
    const ofItsKind = rows.filter((row) => isRight(row) !== isAddress(word));
    const found = ofItsKind.filter((row) => namesOf(row).some((name) => pattern.test(name)));
    for (const { id } of found) chosen.add(id);
    if (found.length > 0) return [];
    return [{ word, near: nearestTo(word, ofItsKind.flatMap(namesOf)) }];
  });
  const all = withAllBelow(rows, chosen);
  return { rows: rows.filter(({ id }) => all.has(id)), unknown };
}
