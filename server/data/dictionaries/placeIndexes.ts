import names from 'china-area-data';
import { sql } from 'kysely';
import {
  areasOf,
  AREA_SEPARATOR,
  PlaceIndex,
  ROOT_AREA,
  type CompiledDictionary,
  type NamedPlace,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';

let areasKept: ReturnType<typeof areasOf> | undefined;

/** Provinces, cities and districts by code. Made when the first is asked for. */
export const chinaAreas = (): ReturnType<typeof areasOf> => (areasKept ??= areasOf(names, ROOT_AREA));

const pathsOfAreas = (): readonly NamedPlace[] =>
  [...chinaAreas().values()].map(({ code, fullName }) => ({ code, path: fullName.split(AREA_SEPARATOR) }));

interface Row {
  readonly value: string;
  readonly text: string;
}

/** 130223 → 130200, 130000. */
const codesAbove = (code: string): readonly string[] => [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`];

/** The path of a code that the areas no longer have: its own text behind what it belongs to. */
function formerPath({ value, text }: Row, pathOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const above = codesAbove(value).flatMap((code) => (code === value ? [] : [pathOf.get(code)]));
  const path = above.find((one) => one !== undefined) ?? [];
  const last = path.at(-1) ?? '';
  return [...path, text.startsWith(last) ? text.slice(last.length) || text : text];
}

/** The places of a code table: by the paths that areas of the same codes have, and the towns that belong to them. */
function placesOf(rows: readonly Row[]): readonly NamedPlace[] {
  const all = pathsOfAreas();
  const pathOf = new Map(all.map(({ code, path }) => [code, path]));
  const listed = new Set(rows.map(({ value }) => value));
  const former = rows
    .filter(({ value }) => !pathOf.has(value))
    .map((row) => ({ code: row.value, path: formerPath(row, pathOf) }));
  return [...all.filter(({ code }) => listed.has(code.slice(0, 6))), ...former];
}

let areaIndex: PlaceIndex | undefined;

interface KnownIndex {
  readonly version: string;
  readonly index: Promise<PlaceIndex>;
}

const indexesOf = new WeakMap<Db, Map<string, KnownIndex>>();

/** Of a code table: kept as long as its items are the same. 4 ms to ask, 50 ms to make of 3,500. */
async function indexOfCodes(db: Db, dictCode: string): Promise<PlaceIndex> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ':' || coalesce(sum(hashtext(value || ' ' || text)::bigint), 0) as version
    from sys_code_item where dict_code = ${dictCode}`.execute(db);
  const version = rows[0]?.version ?? '';
  const indexes = indexesOf.get(db) ?? new Map<string, KnownIndex>();
  indexesOf.set(db, indexes);
  const known = indexes.get(dictCode);
  if (known?.version === version) return known.index;
  const index = sql<Row>`select value, text from sys_code_item where dict_code = ${dictCode}`
    .execute(db)
    .then((answer) => new PlaceIndex(placesOf(answer.rows), 6));
  indexes.set(dictCode, { version, index });
  index.catch(() => indexes.delete(dictCode));
  return index;
}

/** The places of a dictionary as it is now; undefined where it has none. */
export async function placesIn(db: Db, dictionary: CompiledDictionary): Promise<PlaceIndex | undefined> {
  if (dictionary.kind === 'areas') return (areaIndex ??= new PlaceIndex(pathsOfAreas(), 9));
  return dictionary.places === true ? indexOfCodes(db, dictionary.dictCode) : undefined;
}

/** Values of the items of a dictionary of places that a text names as a whole; several where nobody knows which is meant. */
export async function placesNamed(db: Db, dictionary: CompiledDictionary, text: string): Promise<readonly string[]> {
  // Whoever types pinyin is not writing a place, and a dictionary is searched at each key.
  const places = /\p{Script=Han}/u.test(text) ? await placesIn(db, dictionary) : undefined;
  return places?.find(text) ?? [];
}
