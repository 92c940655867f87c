/** Returns the ids of a list that are in the set, in the order of the list. */
const among = (ids: readonly string[], wanted: ReadonlySet<string>): readonly string[] =>
  ids.filter((id) => wanted.has(id));

/** Whether the rows that are in both lists have a different order. */
export function isReordered(from: readonly string[], to: readonly string[]): boolean {
  const [before, after] = [among(from, new Set(to)), among(to, new Set(from))];
  return before.some((id, index) => id !== after[index]);
}

/**
 * Merges the ids of two lists: those of `spine` in their order, the others of `guest` each after its predecessor in
 * `guest`; those without a predecessor before the next common id, or at the end.
 */
export function mergeOrder(spine: readonly string[], guest: readonly string[]): readonly string[] {
  const known = new Set(spine);
  const first = guest.find((id) => known.has(id));
  const leading: string[] = [];
  const behind = new Map<string, string[]>();
  let group = leading;
  for (const id of guest) {
    if (!known.has(id)) group.push(id);
    else behind.set(id, (group = behind.get(id) ?? []));
  }
  const merged = spine.flatMap((id) => [...(id === first ? leading : []), id, ...(behind.get(id) ?? [])]);
  return first === undefined ? [...merged, ...leading] : merged;
}
