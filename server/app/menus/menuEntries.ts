import type { Language } from '../../../engine/index.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import { isInForce, declaredEntry } from '../seeds/matchMenu.ts';

/** Origin of an entry: as in the file, changed since, created by staff, or no longer in the file. */
type Origin = 'file' | 'changed' | 'own' | 'withdrawn';

/** Columns of a file entry that staff may change; those that pages and calls depend on are fixed (D59). */
export const FREE = ['name', 'icon', 'sort_no', 'hidden', 'always_show', 'keep_alive', 'status', 'parent_id'] as const;

type FreeColumn = (typeof FREE)[number];

const TITLES: Readonly<Record<FreeColumn, ServerText>> = {
  name: serverText('menuName'),
  icon: serverText('menuIcon'),
  sort_no: serverText('menuOrder'),
  hidden: serverText('menuHidden'),
  always_show: serverText('menuAlwaysShown'),
  keep_alive: serverText('menuKeptAlive'),
  status: serverText('menuStatus'),
  parent_id: serverText('menuAbove'),
};

/** Returns the columns that differ from the file. */
export const changedColumns = (row: PermissionRow): readonly FreeColumn[] => {
  const said = declaredEntry(row) ?? {};
  return FREE.filter((column) => Object.hasOwn(said, column) && (said[column] ?? null) !== (row[column] ?? null));
};

const originOf = (row: PermissionRow): Origin => {
  if (row.said_by_file === null) return 'own';
  if (!isInForce(row)) return 'withdrawn';
  return changedColumns(row).length > 0 ? 'changed' : 'file';
};

/** `名称：角色管理；隐藏：否`: the file values that staff replaced. */
function fileSays(row: PermissionRow, language: Language, nameOf: (id: string) => string): string {
  const said = declaredEntry(row) ?? {};
  const shown = (column: FreeColumn): string => {
    const value = said[column] ?? '';
    if (column === 'parent_id') return nameOf(String(value)) || '—';
    if (typeof value === 'boolean') return formatText(serverText(value ? 'menuYes' : 'menuNo'), language);
    return String(value) || '—';
  };
  const [colon, semicolon] = language === 'zh-CN' ? ['：', '；'] : [': ', '; '];
  return changedColumns(row)
    .map((column) => `${formatText(TITLES[column], language)}${colon}${shown(column)}`)
    .join(semicolon);
}

export interface EntryTeller {
  readonly language: Language;
  readonly nameOf: (id: string) => string;
  readonly hasBelow: (id: string) => boolean;
  readonly isRuled: (id: string) => boolean;
}

/** An entry or a right on the wire (contract §11.1), with its origin. */
export const sentEntry = (row: PermissionRow, { language, nameOf, hasBelow, isRuled }: EntryTeller) => ({
  id: row.id,
  key: row.id,
  title: row.name,
  parentId: row.parent_id ?? '',
  name: row.name,
  menuType: row.menu_type,
  url: row.url ?? '',
  component: row.component ?? '',
  componentName: row.component_name ?? '',
  redirect: row.redirect ?? '',
  icon: row.icon ?? '',
  sortNo: row.sort_no,
  perms: row.perms ?? '',
  permsType: row.perms_type ?? '1',
  status: row.status,
  route: row.is_route,
  hidden: row.hidden,
  alwaysShow: row.always_show,
  keepAlive: row.keep_alive,
  internalOrExternal: row.internal_or_external,
  hideTab: false,
  ruleFlag: isRuled(row.id) ? 1 : 0,
  leaf: !hasBelow(row.id),
  isLeaf: !hasBelow(row.id),
  hasChildren: hasBelow(row.id),
  origin: originOf(row),
  fileSays: fileSays(row, language, nameOf),
  version: 1,
});

/** The same for a form, whose fields hold strings: numbers as decimals, booleans as 1 and 0. */
export const formEntry = (entry: SentEntry) =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      typeof value === 'boolean' ? (value ? '1' : '0') : key === 'version' ? value : String(value),
    ]),
  );

export type SentEntry = ReturnType<typeof sentEntry>;
export type SentEntryTree = SentEntry & { readonly children?: readonly SentEntryTree[] };
