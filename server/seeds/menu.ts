import type { MenuItem, MenuPermission, MenuSchema } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { ROLES, TENANT_ID, type RoleCode } from './accounts.ts';
import { isSeedGranted } from './roleGrants.ts';

/** Rights of the product itself, which belong to no menu entry. */
const OWN_BUTTONS: readonly MenuPermission[] = [{ action: 'system:schema:problems', title: '查看页面定义问题' }];

/** An inserted row, and what decides who gets it: its own code, or those of the buttons below it. */
interface Inserted {
  readonly id: string;
  readonly codes: readonly string[];
  /** Nothing below it is guarded: everybody's, like the home page. */
  readonly open: boolean;
}

/** Leaves room for entries that staff put between. */
const STEP = 10;

class MenuWriter {
  readonly inserted: Inserted[] = [];
  /** Where the entry at hand stands in the file: one that comes later takes its place among the others. */
  private order = 0;

  constructor(private readonly db: Db) {}

  async writeItems(items: readonly MenuItem[], parent: string | null): Promise<void> {
    for (const item of items) {
      this.order += STEP;
      const id = (await this.findMenu(item.path)) ?? (await this.insertMenu(item, parent));
      await this.writeButtons(item.permissionList ?? [], id);
      await this.writeItems(item.children ?? [], id);
    }
  }

  async writeButtons(buttons: readonly MenuPermission[], parent: string | null): Promise<void> {
    for (const button of buttons) {
      this.order += STEP;
      if (!(await this.hasButton(button.action, parent))) await this.insertButton(button, parent);
    }
  }

  private async findMenu(path: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('sys_permission')
      .select('id')
      .where('url', '=', path)
      .where('menu_type', '<', 2)
      .executeTakeFirst();
    return row?.id;
  }

  private async hasButton(action: string, parent: string | null): Promise<boolean> {
    const row = await this.db
      .selectFrom('sys_permission')
      .select('id')
      .where('menu_type', '=', 2)
      .where('perms', '=', action)
      .where('parent_id', parent === null ? 'is' : '=', parent)
      .executeTakeFirst();
    return row !== undefined;
  }

  private async insertMenu(item: MenuItem, parent: string | null): Promise<string> {
    const id = newId();
    await this.db
      .insertInto('sys_permission')
      .values({
        id,
        parent_id: parent,
        name: item.title,
        menu_type: parent === null ? 0 : 1,
        url: item.path,
        component: item.component,
        component_name: item.name,
        redirect: item.redirect ?? null,
        icon: item.icon ?? null,
        sort_no: this.order,
        is_route: item.route ?? true,
        hidden: item.hidden ?? false,
        always_show: item.alwaysShow ?? false,
        keep_alive: item.keepAlive ?? true,
        internal_or_external: item.internalOrExternal ?? false,
        hidden_header_content: item.hiddenHeaderContent ?? false,
      })
      .execute();
    const codes = codesBelow(item);
    this.inserted.push({ id, codes, open: codes.length === 0 });
    return id;
  }

  private async insertButton(button: MenuPermission, parent: string | null): Promise<void> {
    const id = newId();
    await this.db
      .insertInto('sys_permission')
      .values({
        id,
        parent_id: parent,
        name: button.title,
        menu_type: 2,
        perms: button.action,
        perms_type: button.type ?? '1',
        status: button.status ?? '1',
        sort_no: this.order,
      })
      .execute();
    this.inserted.push({ id, codes: [button.action], open: false });
  }
}

const codesBelow = (item: MenuItem): readonly string[] => [
  ...(item.permissionList ?? []).map(({ action }) => action),
  ...(item.children ?? []).flatMap(codesBelow),
];

async function grantTo(db: Db, role: RoleCode, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('sys_role_permission')
    .columns(['role_id', 'permission_id'])
    .expression((builder) =>
      builder
        .selectFrom('sys_role')
        .innerJoin('sys_permission', (join) => join.on('sys_permission.id', 'in', [...ids]))
        .where('role_code', '=', role)
        .where('tenant_id', '=', TENANT_ID)
        .select(['sys_role.id', 'sys_permission.id as permission_id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds what menu.json has and the database lacks: entries by path, buttons by code. What is there is never changed,
 * since administrators edit it. On a fresh database the roles get their rights; later only the administrator does.
 * Runs in the caller's transaction.
 */
export async function addMenu(db: Db, menu: MenuSchema, { fresh }: { readonly fresh: boolean }): Promise<void> {
  const writer = new MenuWriter(db);
  await writer.writeItems(menu, null);
  await writer.writeButtons(OWN_BUTTONS, null);
  for (const { code: role } of ROLES) {
    if (!fresh && role !== 'admin') continue;
    const isFor = ({ codes, open }: Inserted): boolean => open || codes.some((code) => isSeedGranted(role, code));
    await grantTo(
      db,
      role,
      writer.inserted.filter((row) => role === 'admin' || isFor(row)).map(({ id }) => id),
    );
  }
}
