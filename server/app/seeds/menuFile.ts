import type { MenuItem, MenuPermission, MenuSchema } from '../../../engine/index.ts';

/** Columns of `sys_permission` that the file sets, without those that the database adds. */
export type FileColumns = Readonly<Record<string, string | number | boolean | null>>;

/** An entry or a right of the file. Children come later in the list. */
export interface FileNode {
  /** Unique within the file. */
  readonly key: string;
  /** Key of the parent entry; null at the top. */
  readonly parent: string | null;
  readonly kind: 'entry' | 'right';
  readonly columns: FileColumns;
  /**
   * Codes of the rights below an entry, or the right's own code: they decide which roles get it on a fresh database.
   */
  readonly codes: readonly string[];
}

/** Rights of the product itself, which belong to no entry. */
const OWN_RIGHTS: readonly MenuPermission[] = [
  { action: 'system:schema:problems', title: '查看页面定义问题' },
  { action: 'system:permission:grantAll', title: '授予自己没有的权限' },
  { action: 'system:role:queryallNoByTenant', title: '查询全部角色' },
  { action: 'system:user:deleteRole', title: '移除角色用户' },
  { action: 'system:user:deleteRoleBatch', title: '批量移除角色用户' },
  { action: 'system:user:editDepartWithUser', title: '添加部门用户' },
  { action: 'system:user:deleteUserInDepart', title: '移出部门用户' },
  { action: 'system:user:deleteUserInDepartBatch', title: '批量移出部门用户' },
  { action: 'system:permission:deleteBatch', title: '批量删除菜单' },
  { action: 'system:permission:addRule', title: '新增数据规则' },
  { action: 'system:permission:editRule', title: '修改数据规则' },
  { action: 'system:permission:deleteRule', title: '删除数据规则' },
  { action: 'system:user:queryUserRole', title: '查询用户的角色' },
  { action: 'system:user:deleteRecycleBin', title: '彻底删除用户' },
  { action: 'system:file:unattached', title: '下载不属于任何单据的文件' },
  { action: 'system:file:upload', title: '上传文件到文件管理' },
  { action: 'system:log:export', title: '导出日志' },
  { action: 'system:user:listAll', title: '查看全部租户的用户' },
];

/** Gap between sort numbers for entries that staff insert. */
const STEP = 10;

const codesBelow = ({ permissionList = [], children = [] }: MenuItem): readonly string[] => [
  ...permissionList.map(({ action }) => action),
  ...children.flatMap(codesBelow),
];

const columnsOfEntry = (item: MenuItem, isTop: boolean): FileColumns => ({
  del_flag: 0,
  menu_type: isTop ? 0 : 1,
  name: item.title,
  url: item.path,
  component: item.component,
  component_name: item.name,
  redirect: item.redirect ?? null,
  icon: item.icon ?? null,
  is_route: item.route ?? true,
  hidden: item.hidden ?? false,
  always_show: item.alwaysShow ?? false,
  keep_alive: item.keepAlive ?? true,
  internal_or_external: item.internalOrExternal ?? false,
  hidden_header_content: item.hiddenHeaderContent ?? false,
});

const columnsOfRight = ({ action, title, type, status }: MenuPermission): FileColumns => ({
  del_flag: 0,
  menu_type: 2,
  name: title,
  perms: action,
  perms_type: type ?? '1',
  status: status ?? '1',
});

/** Returns all nodes of the file, parents first. Duplicates count once; the doctor reports them. */
export function nodesOfFile(menu: MenuSchema): readonly FileNode[] {
  const nodes = new Map<string, FileNode>();
  let order = 0;
  const add = (node: FileNode): void => {
    order += STEP;
    if (!nodes.has(node.key)) nodes.set(node.key, { ...node, columns: { ...node.columns, sort_no: order } });
  };
  const addRights = (rights: readonly MenuPermission[], parent: string | null): void => {
    for (const right of rights) {
      const key = `${parent ?? ''} ${right.action}`;
      add({ key, parent, kind: 'right', columns: columnsOfRight(right), codes: [right.action] });
    }
  };
  const addItems = (items: readonly MenuItem[], parent: string | null): void => {
    for (const item of items) {
      const columns = columnsOfEntry(item, parent === null);
      add({ key: item.path, parent, kind: 'entry', columns, codes: codesBelow(item) });
      addRights(item.permissionList ?? [], item.path);
      addItems(item.children ?? [], item.path);
    }
  };
  addItems(menu, null);
  addRights(OWN_RIGHTS, null);
  return [...nodes.values()];
}
