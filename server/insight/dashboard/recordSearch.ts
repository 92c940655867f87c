import { sql, type RawBuilder } from 'kysely';
import type { RecordHit } from '../../../contract/recordStatus.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import type { Db } from '../../core/database/db.ts';
import { timeLimitMark } from '../../core/database/timeLimits.ts';
import { placeOf, type ColumnPlace } from '../../data/lists/columnPlaces.ts';
import { columnRef, HEADER } from '../../data/lists/filterSql.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { scopeSql } from '../../data/recordStore/dataScope.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';

type Fragment = RawBuilder<unknown>;

const MAX_OF_PAGE = 6;
const MOST = 12;
/** Time limit of a search, ms; narrower words find matches immediately. */
const LIMIT_MS = 3000;
/** Trigram indexes do not cover shorter parts; those match only at the beginning of a text. */
const LEAST_PART = 3;

/** A page whose records are searched, and its table sources. */
export interface SearchedPage {
  readonly page: CompiledPage;
  readonly from: TableSources;
}

interface Row {
  readonly page: string;
  readonly id: string;
  readonly status: string | null;
  readonly texts: readonly string[];
}

export type FoundRow = Omit<RecordHit, 'statusText'> & { readonly status: string };

/** Columns by which the caller may search records of a page. */
export const searchPlaces = (page: CompiledPage, { can }: Caller): readonly ColumnPlace[] =>
  page.list.search.flatMap(({ key }) => placeOf(page, key, can) ?? []);

const textOf = (place: ColumnPlace): Fragment => sql`coalesce(${columnRef(place)}, '')`;

/**
 * Selects the best matches of one page. Each column has a trigram index; `materialized` prevents the planner from
 * scanning the history backwards instead.
 */
function searchSql({ page, from }: SearchedPage, caller: Caller, text: string): Fragment | undefined {
  const places = searchPlaces(page, caller);
  if (places.length === 0) return undefined;
  const { statusKey } = page.resource;
  const status = statusKey === undefined ? undefined : placeOf(page, statusKey, caller.can);
  const beginning = `${escapeLike(text)}%`;
  const part = text.length < LEAST_PART ? beginning : `%${beginning}`;
  const anyOf = (test: (place: ColumnPlace) => Fragment): Fragment => sql`(${sql.join(places.map(test), sql` or `)})`;
  return sql`(with found as materialized (
      select ${sql.ref(`${HEADER}.id`)} as id, ${status === undefined ? sql`null::text` : columnRef(status)} as status,
        array[${sql.join(places.map(textOf))}] as texts,
        case when ${anyOf((place) => sql`lower(${columnRef(place)}) = lower(${text})`)} then 0
          when ${anyOf((place) => sql`${columnRef(place)} ilike ${beginning}`)} then 1 else 2 end as rank,
        coalesce(${sql.ref(`${HEADER}.update_time`)}, ${sql.ref(`${HEADER}.create_time`)}) as time
      from ${from(page.resource.table)} as ${sql.id(HEADER)}
      where ${scopeSql(page, caller)} and ${anyOf((place) => sql`${columnRef(place)} ilike ${part}`)}
    )
    select ${page.id}::text as page, id, status, texts, rank, time from found
    order by rank, time desc, id limit ${MAX_OF_PAGE + 1})`;
}

/** Returns the first column of the search, the columns that match, and the last one, which names the owner. */
function namesOf(page: CompiledPage, caller: Caller, { texts, text }: Pick<Row, 'texts'> & { readonly text: string }) {
  const named = searchPlaces(page, caller)
    .map(({ key }, index) => ({ title: page.columnByKey.get(key)?.title ?? key, text: texts[index] ?? '' }))
    .filter((name) => name.text !== '');
  const [first] = named;
  const isFound = (name: { readonly text: string }): boolean => name.text.toLowerCase().includes(text.toLowerCase());
  return named.filter((name) => name === first || name === named.at(-1) || isFound(name));
}

/** Searches records of all pages by text in one statement; sorted by rank, then the latest first. */
export async function searchRecords(
  db: Db,
  caller: Caller,
  { pages, text }: { readonly pages: readonly SearchedPage[]; readonly text: string },
): Promise<{ readonly records: readonly FoundRow[]; readonly isMore: boolean }> {
  const parts = pages.flatMap((one) => searchSql(one, caller, text) ?? []);
  if (parts.length === 0) return { records: [], isMore: false };
  const rows = await db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${String(LIMIT_MS)}, true) ${timeLimitMark(LIMIT_MS)}`.execute(
      trx,
    );
    const found = await sql<Row>`select page, id, status, texts from (${sql.join(parts, sql` union all `)}) as best
      order by rank, time desc, id`.execute(trx);
    return found.rows;
  });
  const pageById = new Map(pages.map(({ page }) => [page.id, page]));
  const perPage = new Map<string, number>();
  const shown = rows.filter(({ page }) => {
    perPage.set(page, (perPage.get(page) ?? 0) + 1);
    return (perPage.get(page) ?? 0) <= MAX_OF_PAGE;
  });
  const records = shown.slice(0, MOST).flatMap(({ page: id, texts, status, ...row }) => {
    const page = pageById.get(id);
    return page === undefined
      ? []
      : [{ page: id, id: row.id, status: status ?? '', names: namesOf(page, caller, { texts, text }) }];
  });
  return { records, isMore: rows.length > records.length };
}
