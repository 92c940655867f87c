import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage, RecordFilter } from '../../../engine/index.ts';
import { ownNames } from '../../core/calls/session.ts';
import { recordFilterSql, type FilterColumn } from '../filters/recordFilterSql.ts';
import { fixedDbColumn } from '../tables/tableShape.ts';
import type { Caller } from './caller.ts';
import { placeOf, type PlaceKind } from '../lists/columnPlaces.ts';
import { ruledRows } from '../lists/dataRules.ts';
import { columnRef, filterSql, HEADER } from '../lists/filterSql.ts';
import type { ListRequest } from '../lists/listParameters.ts';
import type { TableSources } from '../tables/tableSources.ts';

type Fragment = RawBuilder<unknown>;

const column = (name: string): Fragment => sql.ref(`${HEADER}.${name}`);

const rowsOf = (page: CompiledPage, { user }: Caller): Fragment | undefined => {
  const { dataScope } = page.resource;
  if (dataScope === 'all') return undefined;
  // Without a department there is no prefix to share, and an empty one would open everything.
  if (dataScope === 'own' || user.orgCode === '')
    return sql`${column('create_by')} = any(${[...ownNames(user)]}::text[])`;
  return sql`starts_with(${column('sys_org_code')}, ${user.orgCode})`;
};

const FILTER_KIND: Readonly<Record<PlaceKind, FilterColumn['kind']>> = {
  text: 'text',
  boolean: 'text',
  date: 'text',
  datetime: 'text',
  decimal: 'number',
  integer: 'number',
  time: 'instant',
};

/** A condition of the page's own on its records; columns count that the caller may not see. */
const ofPage = (page: CompiledPage, { user }: Caller, filter: RecordFilter): Fragment => {
  const columnOf = (key: string): FilterColumn | undefined => {
    const place = placeOf(page, key, () => true);
    if (place === undefined || place.detail !== undefined) return undefined;
    return { ref: columnRef(place), kind: FILTER_KIND[place.kind] };
  };
  return recordFilterSql(filter, { user, columnOf });
};

/** Those that the page lets the caller see. */
const visibleRows = (page: CompiledPage, caller: Caller): Fragment | undefined => {
  const visible = page.resource.rowPermission?.visible;
  return visible && ofPage(page, caller, visible.filter);
};

/** What narrows the records of a page for a caller. */
export type ScopePart = 'tenant' | 'fixed' | 'dataScope' | 'rowPermission' | 'dataRules';

/** Each part that narrows the page for the caller; all must hold. */
export const scopeParts = (
  page: CompiledPage,
  caller: Caller,
): readonly { readonly part: ScopePart; readonly where: Fragment }[] => {
  const fixed = Object.entries(page.resource.fixed).map(
    ([key, value]) => sql`${column(fixedDbColumn(page, key))} = ${value}`,
  );
  const parts: readonly (readonly [ScopePart, Fragment | undefined])[] = [
    ['tenant', sql`${column('tenant_id')} = ${caller.user.tenantId}`],
    ...fixed.map((where): [ScopePart, Fragment] => ['fixed', where]),
    ['dataScope', rowsOf(page, caller)],
    ['rowPermission', visibleRows(page, caller)],
    ['dataRules', ruledRows(page, caller.user, HEADER)],
  ];
  return parts.flatMap(([part, where]) => (where === undefined ? [] : [{ part, where }]));
};

/** Of what was just written these say nothing. */
const SEEN: ReadonlySet<ScopePart> = new Set(['rowPermission', 'dataRules']);

/**
 * Which stored records exist for this caller on this page. Every read and write of the record family goes through it.
 * What the caller has `justWritten` is shown once more, also when it went out of sight by that, be it by the page's
 * condition or by a data rule.
 */
export const scopeSql = (page: CompiledPage, caller: Caller, { justWritten = false } = {}): Fragment => {
  const parts = scopeParts(page, caller).filter(({ part }) => !(justWritten && SEEN.has(part)));
  return sql.join(
    parts.map(({ where }) => where),
    sql` and `,
  );
};

/** All that a list call asks for: what exists for the caller, under its filters and its tab. */
export const requestSql = (
  [page, caller]: readonly [CompiledPage, Caller],
  { filters, tab }: Pick<ListRequest, 'filters' | 'tab'>,
  from: TableSources,
): Fragment =>
  sql.join(
    [
      scopeSql(page, caller),
      ...filters.map((filter) => filterSql(filter, from)),
      ...(tab === undefined ? [] : [ofPage(page, caller, tab.filter)]),
    ],
    sql` and `,
  );
