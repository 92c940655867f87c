import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage, CompiledTree } from '../../../engine/index.ts';
import { HEADER } from '../lists/filterSql.ts';
import { fixedDbColumn } from '../tables/tableShape.ts';
import type { TableSources } from '../tables/tableSources.ts';
import type { PageCaller } from './caller.ts';
import { scopeSql } from './dataScope.ts';

type Fragment = RawBuilder<unknown>;

/** A page whose records form a tree. */
export type TreePage = CompiledPage & { readonly tree: CompiledTree };

export const isTreePage = (page: CompiledPage): page is TreePage => page.tree !== undefined;

/** Database column that stores the id of the parent record. */
export const parentColumn = (page: TreePage): string => fixedDbColumn(page, page.tree.parentKey);

/** Blank and `0` mean the top level (contract §3.1). */
export const isTop = (parent: unknown): boolean =>
  parent === null || parent === undefined || parent === '' || parent === '0';

const parentRef = (page: TreePage): Fragment => sql.ref(`${HEADER}.${parentColumn(page)}`);

/** Ids and parents of the records that exist for the caller; `where` restricts them further. */
export const seenNodes = (
  { page, caller }: PageCaller<TreePage>,
  from: TableSources,
  where: readonly Fragment[] = [],
): Fragment => sql`
  select ${sql.ref(`${HEADER}.id`)} as id, ${parentRef(page)} as above
  from ${from(page.resource.table)} as ${sql.id(HEADER)}
  where ${sql.join([scopeSql(page, caller), ...where], sql` and `)}`;

/**
 * Top level for the caller: records without a parent, and records whose parent is not visible to the caller, because
 * they could not be reached otherwise.
 */
export const topSql = (asked: PageCaller<TreePage>, from: TableSources): Fragment => {
  const parent = parentRef(asked.page);
  return sql`(${parent} is null or ${parent} in ('', '0') or not exists (
    select 1 from (${seenNodes(asked, from)}) as seen where seen.id = ${parent}))`;
};

/** Whether the record has children that the caller may see, or the page's own column states so. */
export const hasChildrenSql = (asked: PageCaller<TreePage>, from: TableSources): Fragment => {
  const { page } = asked;
  const { hasChildKey } = page.tree;
  if (hasChildKey !== undefined) return sql`${sql.ref(`${HEADER}.${fixedDbColumn(page, hasChildKey)}`)} = '1'`;
  return sql`exists (select 1 from (${seenNodes(asked, from)}) as seen where seen.above = ${sql.ref(`${HEADER}.id`)})`;
};

export const belowSql = (page: TreePage, parents: readonly string[]): Fragment =>
  sql`${parentRef(page)} = any(${[...parents]}::text[])`;

interface Found {
  readonly from: TableSources;
  readonly filters: readonly Fragment[];
}

/**
 * `with` clause for the records that match the filters (`hit`) and all their ancestors (`up`) that the caller may see.
 */
const withFound = (asked: PageCaller<TreePage>, { from, filters }: Found): Fragment => sql`
  with recursive hit as (${seenNodes(asked, from, filters)}), up as (
    select id, above from hit
    union
    select seen.id, seen.above from (${seenNodes(asked, from)}) as seen join up on up.above = seen.id
  )`;

/** Top-level records of the branches that contain a match. */
export const foundTopSql = (asked: PageCaller<TreePage>, found: Found): Fragment =>
  sql`${sql.ref(`${HEADER}.id`)} in (${withFound(asked, found)}
    select up.id from up where not exists (select 1 from up as higher where higher.id = up.above))`;

/** Records on the paths from the given tops to the matches, without the tops. */
export const foundBelowSql = (asked: PageCaller<TreePage>, found: Found, tops: readonly string[]): Fragment =>
  sql`${sql.ref(`${HEADER}.id`)} in (${withFound(asked, found)}, down as (
    select id from up where above = any(${[...tops]}::text[])
    union
    select up.id from up join down on up.above = down.id
  ) select id from down)`;
