import names from 'china-area-data';
import { areasOf, ROOT_AREA, type Area } from '../../../engine/index.ts';
import type { TreeNode } from '../../kit/ports/trees.ts';

/** Provinces, cities and districts by code (W3.3-10). Contains the area data: load it lazily. */
export const areas: ReadonlyMap<string, Area> = areasOf(names, ROOT_AREA);

const below = new Map<string, Area[]>();
for (const area of areas.values()) {
  const siblings = below.get(area.parent);
  if (siblings === undefined) below.set(area.parent, [area]);
  else siblings.push(area);
}

/** Returns the parts of an area in code order; those of `86` are the provinces. */
export const partsOf = (code: string): readonly Area[] => below.get(code) ?? [];

/** Returns the codes from the province down to an area; empty for an unknown code. */
export function pathOfArea(code: string): readonly string[] {
  const path: string[] = [];
  for (let area = areas.get(code); area !== undefined; area = areas.get(area.parent)) path.unshift(area.code);
  return path;
}

const nodesBelow = (code: string): readonly TreeNode[] =>
  partsOf(code).map((area) => ({
    id: area.code,
    value: area.code,
    text: area.text,
    code: area.code,
    isLeaf: area.isLeaf,
    fullText: area.fullName,
    children: area.isLeaf ? undefined : nodesBelow(area.code),
  }));

/** All areas as tree nodes. */
export const areaNodes = nodesBelow(ROOT_AREA);
