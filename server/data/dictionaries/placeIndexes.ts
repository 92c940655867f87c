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

/** Provinces, cities and districts by code. Built on first use. */
export const chinaAreas = (): ReturnType<typeof areasOf> => (areasKept ??= areasOf(names, ROOT_AREA));

const pathsOfAreas = (): readonly NamedPlace[] =>
  [...chinaAreas().values()].map(({ code, fullName }) => ({ code, path: fullName.split(AREA_SEPARATOR) }));

interface Row {
  readonly value: string;
  readonly text: string;
}

/** 130223 → 130200, 130000. */
const codesAbove = (code: string): readonly string[] => [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`];

/** Path of a code that the current area list no longer contains: the path of its parent followed by its own text. */
function formerPath({ value, text }: Row, pathOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const above = codesAbove(value).flatMap((code) => (code === value ? [] : [pathOf.get(code)]));
  const path = above.find((one) => one !== undefined) ?? [];
  const last = path.at(-1) ?? '';
  return [...path, text.startsWith(last) ? text.slice(last.length) || text : text];
}

/** Places of a code table: areas with the same codes and the towns below them, plus codes that are no longer areas. */
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

/** Index of a code table, cached until its items change. Checking takes 4 ms; building takes 50 ms for 3,500 items. */
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

/** Current places of a dictionary; undefined if it has none. */
export async function placesIn(db: Db, dictionary: CompiledDictionary): Promise<PlaceIndex | undefined> {
  if (dictionary.kind === 'areas') return (areaIndex ??= new PlaceIndex(pathsOfAreas(), 9));
  return dictionary.places === true ? indexOfCodes(db, dictionary.dictCode) : undefined;
}

/** Values of the items of a place dictionary that a text names as a whole; several if the text is ambiguous. */
export async function placesNamed(db: Db, dictionary: CompiledDictionary, text: string): Promise<readonly string[]> {
  // Pinyin input never names a place, and a dictionary is searched at each keystroke.
  const places = /\p{Script=Han}/u.test(text) ? await placesIn(db, dictionary) : undefined;
  return places?.find(text) ?? [];
}
