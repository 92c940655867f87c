/** The ids of a list that are in the set, in the list's order. */
const among = (ids: readonly string[], wanted: ReadonlySet<string>): readonly string[] =>
  ids.filter((id) => wanted.has(id));

/** Whether rows that both lists have stand in another order. */
export function isReordered(from: readonly string[], to: readonly string[]): boolean {
  const [before, after] = [among(from, new Set(to)), among(to, new Set(from))];
  return before.some((id, index) => id !== after[index]);
}

/**
 * All ids of two lists: those of `spine` in its order, the others of `guest` each behind the one that it stands behind
 * there; those with none before them stand before the next one, or at the end.
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
