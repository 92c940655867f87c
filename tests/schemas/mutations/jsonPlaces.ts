import { toPointer } from '../../../engine/index.ts';
import type { Path } from '../../../engine/index.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

export interface PlacedJson {
  readonly path: Path;
  readonly pointer: string;
  readonly value: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Returns a value and everything in it, from the outside in. */
export function placesIn(value: Json, path: Path = []): PlacedJson[] {
  const here = { path, pointer: toPointer(path), value };
  if (isList(value)) return [here, ...value.flatMap((item, index) => placesIn(item, [...path, index]))];
  if (!isObject(value)) return [here];
  return [here, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))];
}

/** Returns the value with the one at a path replaced; undefined removes the key. */
export function replaceAt(root: Json, path: Path, value: Json | undefined): Json {
  const [first, ...rest] = path;
  if (first === undefined) return value ?? null;
  if (isList(root)) {
    return root.flatMap((item, index) => {
      if (index !== first) return [item];
      if (rest.length === 0 && value === undefined) return [];
      return [replaceAt(item, rest, value)];
    });
  }
  if (!isObject(root)) return root;
  const entries = Object.entries(root).flatMap(([key, item]): [string, Json][] => {
    if (key !== first) return [[key, item]];
    if (rest.length === 0 && value === undefined) return [];
    return [[key, replaceAt(item, rest, value)]];
  });
  const isNew = typeof first === 'string' && !Object.hasOwn(root, first);
  return Object.fromEntries(isNew && value !== undefined ? [...entries, [first, replaceAt({}, rest, value)]] : entries);
}

/** Returns the value with a key of the object at a path renamed; the key order stays. */
export function renameKey(root: Json, path: Path, name: string): Json {
  const key = path.at(-1);
  const parentPath = path.slice(0, -1);
  const parent = valueAt(root, parentPath);
  if (!isObject(parent)) return root;
  const entries = Object.entries(parent).map(([own, item]): [string, Json] => [own === key ? name : own, item]);
  return replaceAt(root, parentPath, Object.fromEntries(entries));
}

export function valueAt(root: Json, path: Path): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of path) {
    if (isList(value)) value = value[Number(segment)];
    else value = isObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}
