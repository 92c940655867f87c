import { maySee, permissionOf, type Can, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';

/** From narrowest to widest. */
const SCOPES: readonly CompiledPage['resource']['dataScope'][] = ['own', 'department', 'all'];

/**
 * Pages that determine the visibility of a table: those that the caller may list, otherwise the ones with the narrowest
 * scope.
 */
export function countingPages(pages: readonly CompiledPage[], can: Can): readonly CompiledPage[] {
  const held = pages.filter((page) => can(permissionOf(page, 'list')));
  if (held.length > 0) return held;
  const narrowest = SCOPES.find((scope) => pages.some(({ resource }) => resource.dataScope === scope));
  return pages.filter(({ resource }) => resource.dataScope === narrowest);
}

/** Columns of a page for a table: its own columns, or those of a detail. */
export const columnsOfTable =
  (table: string) =>
  ({ resource, columns, details }: CompiledPage): readonly CompiledColumn[] =>
    resource.table === table ? columns : details.flatMap((one) => (one.table === table ? one.columns : []));

/**
 * Columns of a table that the caller cannot read outside of its pages (reports, dictionaries), by database name:
 * secrets, and columns that any of the counting pages hides from the caller, because the rows of all pages are mixed
 * there.
 */
export function closedColumns(table: string, pages: readonly CompiledPage[], can: Can): ReadonlySet<string> {
  const columnsOf = columnsOfTable(table);
  const hidden = countingPages(pages, can)
    .flatMap(columnsOf)
    .filter((column) => !maySee(column, can));
  const secret = pages.flatMap(columnsOf).filter(({ traits }) => traits.isSecret);
  return new Set([...hidden, ...secret].map(({ dbColumn }) => dbColumn));
}
