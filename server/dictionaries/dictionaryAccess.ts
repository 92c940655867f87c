import { type CompiledColumn, type CompiledDictionary, type CompiledPage, permissionOf } from '../../engine/index.ts';
import type { Can } from '../lists/columnPlaces.ts';
import { dictCodesOf } from '../schemas/deliverPage.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';

const worksWith = (page: CompiledPage, can: Can): boolean =>
  (['list', 'add', 'edit'] as const).some((kind) => can(permissionOf(page, kind)));

const popupCodes = (columns: readonly CompiledColumn[]): readonly string[] =>
  columns.flatMap(({ popup }) => popup?.code ?? []);

const reportCodesOf = ({ columns, details }: CompiledPage): readonly string[] => [
  ...popupCodes(columns),
  ...details.flatMap((detail) => popupCodes(detail.columns)),
];

const tablesOf = ({ resource, details }: CompiledPage): readonly string[] => [
  resource.table,
  ...details.map(({ table }) => table),
];

/**
 * Items of files and code tables are for every session. A table dictionary shows records: it is for those who work with
 * a page that reads the same table, names the dictionary, or has a popup whose report names it. Tables that belong to no
 * page (colleagues, departments) are for whoever holds any right at all.
 */
export function mayReadDictionary(
  { dictCode, source }: CompiledDictionary,
  permissions: ReadonlySet<string>,
  schemas: Pick<SchemaStore, 'pages' | 'report'>,
): boolean {
  if (source === undefined) return true;
  const pages = schemas.pages();
  if (!pages.some((page) => tablesOf(page).includes(source.table))) return permissions.size > 0;
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
