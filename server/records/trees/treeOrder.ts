/** Cycles in a tree; `above`: parent by id. */
export function circlesOf(above: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const known = new Set<string>();
  for (const start of above.keys()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !known.has(at) && !onPath.has(at)) {
      path.push(at);
      onPath.add(at);
      at = above.get(at);
    }
    if (at !== undefined && onPath.has(at)) circles.push(path.slice(path.indexOf(at)));
    for (const one of path) known.add(one);
  }
  return circles;
}

/** Reorders items so that parents come before their children, otherwise in the given order. There must be no cycles. */
export function parentsFirst<T>(
  all: readonly T[],
  idOf: (one: T) => string,
  above: ReadonlyMap<string, string>,
): readonly T[] {
  if (above.size === 0) return all;
  const byId = new Map(all.map((one) => [idOf(one), one]));
  const taken = new Set<string>();
  const ordered: T[] = [];
  for (const one of all) {
    const path: T[] = [];
    for (let at: T | undefined = one; at !== undefined && !taken.has(idOf(at));) {
      path.push(at);
      taken.add(idOf(at));
      const higher = above.get(idOf(at));
      at = higher === undefined ? undefined : byId.get(higher);
    }
    ordered.push(...path.reverse());
  }
  return ordered;
}
