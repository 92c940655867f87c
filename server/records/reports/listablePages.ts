import {
  type CompiledPage,
  type CompiledReport,
  isServedByRoutes,
  permissionOf,
  SYSTEM_TABLES,
  type Can,
} from '../../../engine/index.ts';
import { countingPages } from '../../data/lists/closedColumns.ts';

/** How a report is read. */
export interface ReportReading {
  /** To fill in a popup of a page that the reader adds to or edits: its report vouches for the tables that it reads. */
  readonly picks: boolean;
}

/** The pages whose records stand in a table, and those of which it is a sub-table. */
export const pagesOver = (table: string, pages: readonly CompiledPage[]) => ({
  heads: isServedByRoutes(table) ? [] : pages.filter(({ resource }) => resource.table === table),
  hosts: pages.filter(({ details }) => details.some((detail) => detail.table === table)),
});

/** The pages whose records a report reads; tables of the core have names and codes alone, which are everybody's. */
export const pagesOfReport = ({ statement }: CompiledReport, pages: readonly CompiledPage[]): readonly CompiledPage[] =>
  statement.tables
    .filter(({ name }) => !SYSTEM_TABLES.has(name))
    .flatMap(({ name }) => {
      const { heads, hosts } = pagesOver(name, pages);
      return heads.length > 0 ? heads : hosts;
    });

/** The pages over a table that count: those that the reader may list; who picks and may list none, the narrowest. */
export const listablePages = (
  pages: readonly CompiledPage[],
  { can }: { readonly can: Can },
  { picks }: ReportReading,
): readonly CompiledPage[] =>
  picks ? countingPages(pages, can) : pages.filter((page) => can(permissionOf(page, 'list')));

/** The right that is missing where a report reads records and the reader may list none of its pages. */
export function missingRight(
  [report, pages]: readonly [CompiledReport, readonly CompiledPage[]],
  reader: { readonly can: Can },
  how: ReportReading,
): string | undefined {
  const over = pagesOfReport(report, pages);
  const [first] = over;
  return first === undefined || listablePages(over, reader, how).length > 0 ? undefined : permissionOf(first, 'list');
}
