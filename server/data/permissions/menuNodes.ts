import { present } from '../../../engine/index.ts';
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SentMenuMeta, SentMenuNode } from '../../../contract/menu.ts';
import type { SysPermissionTable } from '../../core/database/tables.ts';

export type PermissionRow = Selectable<SysPermissionTable>;

/** Title of an entry or right in the reader's language. */
export type TitleOf = (row: PermissionRow) => string;

const isAddress = (url: string): boolean => /^https?:\/\//.test(url) || url.includes('{{');

const pathOf = (url: string): string => (isAddress(url) ? createHash('md5').update(url).digest('hex') : url);

const nameOf = ({ component_name, url }: PermissionRow): string =>
  component_name || (url ?? '').replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@');

/** `bgd/BgdExportList` → `BgdExportList`, `schema:customs/export-declaration` → `export-declaration`. */
const componentNameOf = (component: string): string => (component.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');

const isButton = ({ menu_type }: PermissionRow): boolean => menu_type === 2;

function metaOf(row: PermissionRow, buttons: readonly PermissionRow[], titleOf: TitleOf): SentMenuMeta {
  const { url } = row;
  return present({
    title: titleOf(row),
    icon: row.icon || undefined,
    url: url && isAddress(url) ? url : undefined,
    keepAlive: row.keep_alive,
    internalOrExternal: row.internal_or_external,
    componentName: componentNameOf(row.component ?? ''),
    hiddenHeaderContent: row.hidden_header_content || undefined,
    permissionList: buttons.map((button) => ({
      action: button.perms ?? '',
      type: button.perms_type ?? '1',
      describe: titleOf(button),
    })),
  });
}

/** Groups rows by their parent; null: top level. */
export function byParent(rows: readonly PermissionRow[]): ReadonlyMap<string | null, readonly PermissionRow[]> {
  const groups = new Map<string | null, PermissionRow[]>();
  for (const row of rows) {
    const group = groups.get(row.parent_id);
    if (group) group.push(row);
    else groups.set(row.parent_id, [row]);
  }
  return groups;
}

/** The tree of the granted menus; a child whose parent is not granted is omitted. Rows must be sorted. */
export function menuNodes(
  granted: readonly PermissionRow[],
  titleOf: TitleOf = ({ name }) => name,
): readonly SentMenuNode[] {
  const below = byParent(granted);
  const nodeOf = (row: PermissionRow): SentMenuNode => {
    const rows = below.get(row.id) ?? [];
    const children = rows.filter((child) => !isButton(child)).map(nodeOf);
    const isTop = row.parent_id === null;
    const isHidden = row.hidden || (isTop && children.length > 0 && children.every(({ hidden }) => hidden));
    return present({
      id: row.id,
      route: row.is_route ? ('1' as const) : ('0' as const),
      path: pathOf(row.url ?? ''),
      name: nameOf(row),
      component: row.component ?? '',
      redirect: isTop ? row.redirect : undefined,
      hidden: isHidden || undefined,
      alwaysShow: row.always_show || undefined,
      meta: metaOf(row, rows.filter(isButton), titleOf),
      children: children.length > 0 ? children : undefined,
    });
  };
  return (below.get(null) ?? []).filter((row) => !isButton(row)).map(nodeOf);
}
