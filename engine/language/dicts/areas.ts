/** An area (W3.3-10). */
export interface Area {
  /** Six digits; nine for a town that replaces a district. */
  readonly code: string;
  readonly text: string;
  /** Code of the parent area; `86` for a province. */
  readonly parent: string;
  /** 1 province, 2 city, 3 district. */
  readonly level: 1 | 2 | 3;
  /** Names from the province down: 广东省/深圳市/南山区. */
  readonly fullName: string;
  readonly isLeaf: boolean;
}

/** Names of areas by code, grouped by the code of the parent area. */
export type AreaNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Separator between the names of an area and its parents. */
export const AREA_SEPARATOR = '/';

const LEVELS = [1, 2, 3] as const;

/** Returns all areas below a root by code, each before its children; three levels at most (W9-21). */
export function areasOf(names: AreaNames, root: string): ReadonlyMap<string, Area> {
  const areas = new Map<string, Area>();
  const add = (parent: string, above: readonly string[]): void => {
    const level = LEVELS[above.length];
    if (level === undefined) return;
    for (const [code, text] of Object.entries(names[parent] ?? {})) {
      const path = [...above, text];
      const isLeaf = level === 3 || Object.keys(names[code] ?? {}).length === 0;
      areas.set(code, { code, text, parent, level, fullName: path.join(AREA_SEPARATOR), isLeaf });
      add(code, path);
    }
  };
  add(root, []);
  return areas;
}
