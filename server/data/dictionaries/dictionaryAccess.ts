import {
  type CompiledColumn,
  type CompiledDictionary,
  type CompiledPage,
  isServedByRoutes,
  permissionOf,
  PICKED_TABLES,
  readPickCode,
  SYSTEM_TABLES,
  type Can,
} from '../../../engine/index.ts';
import { dictCodesOf } from '../../core/schemas/deliverPage.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';

const worksWith = (page: CompiledPage, can: Can): boolean =>
  (['list', 'add', 'edit'] as const).some((kind) => can(permissionOf(page, kind)));

const popupCodes = (columns: readonly CompiledColumn[]): readonly string[] =>
  columns.flatMap(({ popup }) => popup?.code ?? []);

const reportCodesOf = ({ columns, details }: CompiledPage): readonly string[] => [
  ...popupCodes(columns),
  ...details.flatMap((detail) => popupCodes(detail.columns)),
];

/** Returns whether a page that the session may list, add to or edit refers to the dictionary. */
const namedBy = (pages: readonly CompiledPage[], permissions: ReadonlySet<string>, dictCode: string): boolean =>
  pages.some((page) => worksWith(page, (code) => permissions.has(code)) && dictCodesOf(page).includes(dictCode));

const tablesOf = ({ resource, details }: CompiledPage): readonly string[] => [
  resource.table,
  ...details.map(({ table }) => table),
];

/**
 * Items of files and code tables are readable in every session. A table dictionary shows records: it is readable for
 * users of a page that reads the same table, refers to the dictionary, or has a popup whose report refers to it. System
 * tables (colleagues, departments; not the menu) and tables that belong to no page are readable for every user who has
 * at least one right; what their pickers show is readable in every session (D61).
 */
export function mayReadDictionary(
  { dictCode, source }: CompiledDictionary,
  permissions: ReadonlySet<string>,
  schemas: Pick<SchemaStore, 'pages' | 'report'>,
): boolean {
  if (source === undefined) return true;
  const pages = schemas.pages();
  const picked = readPickCode(dictCode);
  if (picked !== undefined && picked.of !== 'records') {
    const { reserved = [] } = PICKED_TABLES[picked.of];
    const isOpen = ![picked.text, picked.store].some((field) => reserved.includes(field));
    return isOpen || namedBy(pages, permissions, dictCode);
  }
  // System tables, except the menu, expose only names and codes, whether or not a page administers them. Of tenants,
  // only the reader's own is exposed to users who do not manage tenants.
  const isOfCore =
    SYSTEM_TABLES.has(source.table) && (source.table === 'sys_tenant' || !isServedByRoutes(source.table));
  if (isOfCore || !pages.some((page) => tablesOf(page).includes(source.table))) return permissions.size > 0;
  const isNamedBy = (reportCode: string): boolean =>
    schemas.report(reportCode)?.columns.some((column) => column.dictCode === dictCode) ?? false;
  return pages
    .filter((page) => worksWith(page, (code) => permissions.has(code)))
    .some(
      (page) =>
        tablesOf(page).includes(source.table) ||
        dictCodesOf(page).includes(dictCode) ||
        reportCodesOf(page).some(isNamedBy),
    );
}
