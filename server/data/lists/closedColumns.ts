import { maySee, permissionOf, type Can, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';

/** From little to much. */
const SCOPES: readonly CompiledPage['resource']['dataScope'][] = ['own', 'department', 'all'];

/** The pages whose view of a table counts: those that the caller works with, else the narrowest of all. */
export function countingPages(pages: readonly CompiledPage[], can: Can): readonly CompiledPage[] {
  const held = pages.filter((page) => can(permissionOf(page, 'list')));
  if (held.length > 0) return held;
  const narrowest = SCOPES.find((scope) => pages.some(({ resource }) => resource.dataScope === scope));
  return pages.filter(({ resource }) => resource.dataScope === narrowest);
}

/** What a page says of a table: its own columns, or those of a detail. */
export const columnsOfTable =
  (table: string) =>
  ({ resource, columns, details }: CompiledPage): readonly CompiledColumn[] =>
    resource.table === table ? columns : details.flatMap((one) => (one.table === table ? one.columns : []));

/**
 * Columns of a table of which there is nothing to read for the caller outside of its pages (reports, dictionaries), by
 * name in the database: those that any page that counts hides from him, as the rows of all are mixed there, and secrets.
 */
export function closedColumns(table: string, pages: readonly CompiledPage[], can: Can): ReadonlySet<string> {
  const columnsOf = columnsOfTable(table);
  const hidden = countingPages(pages, can)
    .flatMap(columnsOf)
    .filter((column) => !maySee(column, can));
  const secret = pages.flatMap(columnsOf).filter(({ traits }) => traits.isSecret);
  return new Set([...hidden, ...secret].map(({ dbColumn }) => dbColumn));
}
