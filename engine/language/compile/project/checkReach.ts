import type { MenuItem, MenuSchema } from '../../../generated/menu.ts';
import type { PageSchema } from '../../../generated/page.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

const isShown = ({ schema, path }: PageFile): boolean => schema.kind !== 'base' && path.startsWith('pages/');

const componentsOf = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ component, children = [] }) => [component, ...componentsOf(children)]);

/** Returns the addresses from which pickers of other pages choose records. */
const pickedUrls = ({ columns = [], details = [] }: PageSchema): readonly unknown[] =>
  [...columns, ...details.flatMap((detail) => detail.columns)].flatMap((column) => [
    'listUrl' in column ? column.listUrl : undefined,
    'valueUrl' in column ? column.valueUrl : undefined,
  ]);

/** Reports pages that no menu entry shows and no other page opens, so that users cannot reach them. */
export function checkMenuEntries(files: readonly PageFile[], menu: MenuSchema): readonly PlacedProblem[] {
  const shown = new Set(componentsOf(menu));
  const opened = new Set(files.flatMap((file) => pickedUrls(file.schema)));
  return files
    .filter(isShown)
    .filter(
      ({ id, schema }) =>
        !shown.has(`schema:${id}`) &&
        !(schema.components ?? []).some((name) => shown.has(name)) &&
        !opened.has(schema.resource?.url),
    )
    .map(({ id, path }) => ({
      path,
      problem: {
        ...describeProblem('page-without-entry', { page: id }),
        level: 'warning',
        path: [],
        ...hints('menuEntry', { component: `schema:${id}` }),
      },
    }));
}

/** Returns whether a page shows only some of the records of its table. */
const isNarrowed = ({ schema: { resource } }: PageFile): boolean =>
  Object.keys(resource?.fixed ?? {}).length > 0 || resource?.rowPermission?.visible !== undefined;

const familyOf = ({ id, written }: PageFile): string => written.extends ?? id;

/** Reports unrelated pages of one table that all show the same records. */
export function checkSharedTables(files: readonly PageFile[]): readonly PlacedProblem[] {
  const owners = new Map<string, PageFile>();
  return files.filter(isShown).flatMap((file): PlacedProblem[] => {
    const { resource } = file.schema;
    if (resource === undefined || isNarrowed(file)) return [];
    const owner = owners.get(resource.table);
    if (owner === undefined) {
      owners.set(resource.table, file);
      return [];
    }
    if (familyOf(owner) === familyOf(file)) return [];
    const said = describeProblem('shared-table', { table: resource.table, page: owner.id });
    const path = file.written.resource === undefined ? ['extends'] : ['resource', 'table'];
    return [{ path: file.path, problem: { ...said, level: 'warning', path, ...hints('separatePages') } }];
  });
}
