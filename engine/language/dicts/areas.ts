/** An area (W3.3-10). */
export interface Area {
  /** Six digits; nine of a town that stands in the place of a district. */
  readonly code: string;
  readonly text: string;
  /** Code of the area that it is a part of; `86` for a province. */
  readonly parent: string;
  /** 1 province, 2 city, 3 district. */
  readonly level: 1 | 2 | 3;
  /** From the province down: 广东省/深圳市/南山区. */
  readonly fullName: string;
  readonly isLeaf: boolean;
}

/** Names of areas by code, under the code of the area that they are parts of. */
export type AreaNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Between the names of an area and of those that it is a part of. */
export const AREA_SEPARATOR = '/';

const LEVELS = [1, 2, 3] as const;

/** All areas below a root by code, each before its parts; three levels at most (W9-21). */
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
