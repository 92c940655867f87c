import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage, RecordFilter } from '../../../engine/index.ts';
import { ownNames } from '../../core/calls/session.ts';
import { recordFilterSql, type FilterColumn } from '../filters/recordFilterSql.ts';
import { fixedDbColumn } from '../tables/tableShape.ts';
import type { Caller, PageCaller } from './caller.ts';
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
  // Without a department there is no common prefix, and an empty prefix would match everything.
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

/** A condition of the page itself on its records; columns hidden from the caller are included. */
const ofPage = (page: CompiledPage, { user }: Caller, filter: RecordFilter): Fragment => {
  const columnOf = (key: string): FilterColumn | undefined => {
    const place = placeOf(page, key, () => true);
    if (place === undefined || place.detail !== undefined) return undefined;
    return { ref: columnRef(place), kind: FILTER_KIND[place.kind] };
  };
  return recordFilterSql(filter, { user, columnOf });
};

/** Rows that the page's row permission lets the caller see. */
const visibleRows = (page: CompiledPage, caller: Caller): Fragment | undefined => {
  const visible = page.resource.rowPermission?.visible;
  return visible && ofPage(page, caller, visible.filter);
};

/** Kinds of restriction on the records of a page for a caller. */
export type ScopePart = 'tenant' | 'fixed' | 'dataScope' | 'rowPermission' | 'dataRules';

/** Each restriction of the page for the caller; all must hold. */
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

/** Restrictions that do not apply to what was just written. */
const SEEN: ReadonlySet<ScopePart> = new Set(['rowPermission', 'dataRules']);

/**
 * Condition for the stored records that exist for this caller on this page. Every read and write of the record family
 * uses it. Records that the caller has `justWritten` are shown once more, even if the page's condition or a data rule
 * hides them as a result.
 */
export const scopeSql = (page: CompiledPage, caller: Caller, { justWritten = false } = {}): Fragment => {
  const parts = scopeParts(page, caller).filter(({ part }) => !(justWritten && SEEN.has(part)));
  return sql.join(
    parts.map(({ where }) => where),
    sql` and `,
  );
};

/** Complete condition of a list call: what exists for the caller, with filters and tab. */
export const requestSql = (
  { page, caller }: PageCaller,
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
