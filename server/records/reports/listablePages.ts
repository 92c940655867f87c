import {
  type CompiledPage,
  type CompiledReport,
  isServedByRoutes,
  permissionOf,
  SYSTEM_TABLES,
  type Can,
} from '../../../engine/index.ts';
import { countingPages } from '../../data/lists/closedColumns.ts';

/** Mode in which a report is read. */
export interface ReportReading {
  /**
   * Read for a popup of a page that the reader may add to or edit: the right to the popup covers the tables of its
   * report.
   */
  readonly picks: boolean;
}

/** Pages whose records are stored in a table, and pages that have it as a sub-table. */
export const pagesOver = (table: string, pages: readonly CompiledPage[]) => ({
  heads: isServedByRoutes(table) ? [] : pages.filter(({ resource }) => resource.table === table),
  hosts: pages.filter(({ details }) => details.some((detail) => detail.table === table)),
});

/** Pages whose records a report reads; system tables expose only names and codes, which are open to everyone. */
export const pagesOfReport = ({ statement }: CompiledReport, pages: readonly CompiledPage[]): readonly CompiledPage[] =>
  statement.tables
    .filter(({ name }) => !SYSTEM_TABLES.has(name))
    .flatMap(({ name }) => {
      const { heads, hosts } = pagesOver(name, pages);
      return heads.length > 0 ? heads : hosts;
    });

/**
 * Pages over a table that count: those that the reader may list; for a popup, if he may list none, the narrowest ones.
 */
export const listablePages = (
  pages: readonly CompiledPage[],
  { can }: { readonly can: Can },
  { picks }: ReportReading,
): readonly CompiledPage[] =>
  picks ? countingPages(pages, can) : pages.filter((page) => can(permissionOf(page, 'list')));

/** The missing right if a report reads records and the reader may list none of its pages. */
export function missingRight(
  { report, pages }: { readonly report: CompiledReport; readonly pages: readonly CompiledPage[] },
  reader: { readonly can: Can },
  how: ReportReading,
): string | undefined {
  const over = pagesOfReport(report, pages);
  const [first] = over;
  return first === undefined || listablePages(over, reader, how).length > 0 ? undefined : permissionOf(first, 'list');
}
