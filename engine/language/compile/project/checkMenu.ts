import type { CompiledReport } from '../../compiled/compiledReport.ts';
import type { MenuItem, MenuSchema } from '../../../generated/menu.ts';
import type { Path } from '../../../core/paths.ts';
import { commentCode, shareViewCode } from '../../permissions/index.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { permissionCodes, misspeltByPage, codesOfMenuAlone } from './checkPermissions.ts';
import type { Misspelt, Spellings } from './checkPermissions.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

export interface MenuContext {
  readonly pages: readonly PageFile[];
  /** Includes pages that have problems. */
  readonly pageIds: ReadonlySet<string>;
  /** Names in the `components` of pages that cannot be read. */
  readonly unreadComponents: ReadonlySet<string>;
  readonly shellComponents: ReadonlyMap<string, readonly string[]> | undefined;
  /** Includes reports that have problems. */
  readonly reportCodes: ReadonlySet<string>;
  /** Codes that reports require. */
  readonly ofReports: ReadonlySet<string>;
  /** Counts the occurrences of a permission code in the files. */
  readonly spellings: Spellings;
}

interface PlacedItem {
  readonly item: MenuItem;
  readonly path: Path;
}

const SCHEMA_PREFIX = 'schema:';
const REPORT_PREFIX = 'report:';

const flatten = (items: MenuSchema, path: Path): PlacedItem[] =>
  items.flatMap((item, index) => [
    { item, path: [...path, index] },
    ...flatten(item.children ?? [], [...path, index, 'children']),
  ]);

/** Returns the page that a menu item's component refers to. */
const pageOf = (component: string, pages: readonly PageFile[]): PageFile | undefined =>
  pages.find(({ id, schema }) =>
    component.startsWith(SCHEMA_PREFIX)
      ? id === component.slice(SCHEMA_PREFIX.length)
      : (schema.components ?? []).includes(component),
  );

function checkComponent({ item, path }: PlacedItem, context: MenuContext): Problem[] {
  const { pages, pageIds, unreadComponents, shellComponents, reportCodes } = context;
  const { component } = item;
  const isReport = component.startsWith(REPORT_PREFIX);
  if (isReport && reportCodes.has(component.slice(REPORT_PREFIX.length))) return [];
  if (pageOf(component, pages) || unreadComponents.has(component) || shellComponents?.has(component)) return [];
  const isSchema = component.startsWith(SCHEMA_PREFIX);
  if (isSchema && pageIds.has(component.slice(SCHEMA_PREFIX.length))) return [];
  if (!isSchema && !isReport && shellComponents === undefined) return [];
  const known = [
    ...[...pageIds].map((id) => `${SCHEMA_PREFIX}${id}`),
    ...[...reportCodes].map((code) => `${REPORT_PREFIX}${code}`),
    ...pages.flatMap(({ schema }) => schema.components ?? []),
    ...(shellComponents?.keys() ?? []),
  ];
  const what = part(isReport ? 'part.report' : 'part.page');
  const { misspelt, ...hint } = didYouMean(component, known);
  // An unreadable file may be the page of that name, so no correction is certain.
  const readable = new Set(pages.map(({ id }) => id));
  const isCertain = misspelt !== undefined && [...pageIds].every((id) => readable.has(id));
  return [
    {
      ...describeProblem('unknown-component', { what, name: component }),
      path: [...path, 'component'],
      ...hint,
      misspelt: isCertain ? misspelt : undefined,
    },
  ];
}

interface Asker {
  readonly name: string;
  readonly codes: readonly string[];
  /** Codes that the menu may list but need not. */
  readonly optional?: readonly string[];
  /** Absent: a component of the shell. */
  readonly file?: PageFile | undefined;
}

/** Returns what a menu entry shows and the codes it requires; undefined if these are unknown. */
function askerOf({ component }: MenuItem, { pages, shellComponents }: MenuContext): Asker | undefined {
  const file = pageOf(component, pages);
  if (file?.page)
    return {
      name: file.id,
      codes: permissionCodes(file.page),
      optional: [shareViewCode(file.page), commentCode(file.page)],
      file,
    };
  const codes = shellComponents?.get(component) ?? [];
  return codes.length > 0 ? { name: component, codes } : undefined;
}

interface FoundCodes {
  readonly ofMenu: readonly Problem[];
  readonly ofPages: readonly PlacedProblem[];
}

const NOBODY: Misspelt = { problems: [], told: new Set() };

/**
 * Checks the codes of an entry: codes of the page that cannot be granted, and codes of the menu that the page does not
 * require; two spellings of one code are reported once.
 */
function checkCodes({ item, path }: PlacedItem, asker: Asker, context: MenuContext): FoundCodes {
  const { name, codes, optional = [], file } = asker;
  const asked = new Set(codes);
  const known = new Set([...codes, ...optional]);
  const listed = (item.permissionList ?? []).map(({ action }) => action);
  const unasked = listed.filter((code) => !known.has(code) && !context.ofReports.has(code));
  const missing = [...asked].filter((code) => !listed.includes(code));
  const base = file && context.pages.find(({ id }) => id === file.written.extends);
  const { problems: ofPages, told } = file
    ? misspeltByPage(missing, { all: listed, unasked }, { page: file, base, spellings: context.spellings })
    : NOBODY;
  const saidThere = codesOfMenuAlone(missing, unasked);
  const ofMenu: Problem[] = [
    ...unasked
      .filter((code) => !told.has(code))
      .map((code) => {
        const at = [...path, 'permissionList', listed.indexOf(code), 'action'];
        const { misspelt: _, ...hint } = didYouMean(code, asked);
        return { ...describeProblem('unknown-permission', { page: name, code }), path: at, ...hint };
      }),
    ...missing
      .filter((code) => !told.has(code) && !saidThere.has(code))
      .map((code) => ({
        ...describeProblem('missing-permission', { page: name, code }),
        path: [...path, item.permissionList ? 'permissionList' : 'component'],
        ...hints('addPermission'),
      })),
  ];
  return { ofMenu, ofPages };
}

function checkUnique(items: readonly PlacedItem[], key: 'path' | 'name'): Problem[] {
  const seen = new Set<string>();
  return items.flatMap(({ item, path }): Problem[] => {
    const isNew = !seen.has(item[key]);
    seen.add(item[key]);
    if (isNew) return [];
    return [{ ...describeProblem('duplicate-key.menu', { key, name: item[key] }), path: [...path, key] }];
  });
}

/**
 * Checks the menu against the pages: every entry shows something, every permission code can be granted and is required.
 */
export function checkMenu(menu: MenuSchema, context: MenuContext): FoundCodes {
  const items = flatten(menu, []);
  const codes = items.flatMap((placed) => {
    const asker = askerOf(placed.item, context);
    return asker ? [checkCodes(placed, asker, context)] : [];
  });
  return {
    ofMenu: [
      ...checkUnique(items, 'path'),
      ...checkUnique(items, 'name'),
      ...items.flatMap((placed) => checkComponent(placed, context)),
      ...codes.flatMap(({ ofMenu }) => ofMenu),
    ],
    ofPages: codes.flatMap(({ ofPages }) => ofPages),
  };
}

/** Reports whose permission no menu entry lists, so that it cannot be granted. */
export function checkReportPermissions(
  menu: MenuSchema,
  reports: ReadonlyMap<string, CompiledReport>,
): readonly (readonly [code: string, problems: Problem[]])[] {
  const listed = new Set(
    flatten(menu, []).flatMap(({ item }) => (item.permissionList ?? []).map(({ action }) => action)),
  );
  return [...reports.values()].flatMap(({ code, permission }) => {
    if (permission === undefined || listed.has(permission)) return [];
    const closest = didYouMean(permission, listed).hint;
    const hint = closest === undefined ? hints('addToAPermissionList') : { hint: closest };
    const said = describeProblem('missing-permission.ofReport', { code: permission });
    return [[code, [{ ...said, path: ['permission'], ...hint }]] as const];
  });
}
