import { AREA_SEPARATOR, PlaceIndex } from '../../../engine/index.ts';
import { areaNodes, areas } from './areaTree.ts';
import { TreeIndex } from './treeIndex.ts';

let nodes: TreeIndex | undefined;
let places: PlaceIndex | undefined;

/** Returns the search index of all areas. Contains their data: load it lazily. */
export const areaIndex = (): TreeIndex => (nodes ??= new TreeIndex(areaNodes));

const placeIndex = (): PlaceIndex =>
  (places ??= new PlaceIndex(
    [...areas.values()].map(({ code, fullName }) => ({ code, path: fullName.split(AREA_SEPARATOR) })),
    9,
  ));

/** Finds the area that a text names: by code or path as in every tree, else in the way people write places. */
export function findArea(text: string): ReturnType<TreeIndex['find']> {
  const found = areaIndex().find(text);
  if (found.kind !== 'unknown') return found;
  const [code, ...others] = placeIndex().find(text);
  if (code === undefined) return found;
  if (others.length > 0) return { kind: 'ambiguous' };
  const named = areaIndex().find(code);
  return named.kind === 'found' ? { ...named, form: 'text' } : named;
}
