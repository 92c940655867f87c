import { auditChange } from '../../data/audit/auditChange.ts';
import { ApiError, badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { writeRights } from '../../data/permissions/granting.ts';
import { grantsAllIn } from '../../data/permissions/callerRights.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import { isInForce, declaredEntry } from '../seeds/matchMenu.ts';
import type { Services } from '../../core/services/services.ts';
import { assertGuardsSomething, assertHidingConfirmed } from './fieldRights.ts';
import { assertMayChangeEntries, isDeciding } from './mayChangeEntry.ts';
import { FREE } from './menuEntries.ts';

type Flag = boolean | string | number | null;

/** A body of add and edit (contract §11.1); absent fields keep their values or get their defaults. */
export interface SentMenuEntry {
  readonly id?: string | null;
  readonly parentId?: string | null;
  readonly name?: string;
  readonly menuType?: number | string;
  readonly url?: string | null;
  readonly component?: string | null;
  readonly componentName?: string | null;
  readonly redirect?: string | null;
  readonly icon?: string | null;
  readonly sortNo?: number | string | null;
  readonly perms?: string | null;
  readonly permsType?: string | number | null;
  readonly status?: string | number | null;
  readonly route?: Flag;
  readonly hidden?: Flag;
  readonly alwaysShow?: Flag;
  readonly keepAlive?: Flag;
  readonly internalOrExternal?: Flag;
  /** The author has confirmed from whom the field right hides the field. */
  readonly confirmHidden?: Flag;
}

const flag = (value: Flag | undefined, before: boolean): boolean =>
  value === undefined || value === null || value === '' ? before : ['true', '1'].includes(String(value));
const text = (value: string | number | null | undefined, before: string | null): string | null =>
  value === undefined ? before : String(value ?? '').trim() || null;

const BLANK: Omit<PermissionRow, 'id' | 'create_by' | 'create_time' | 'update_by' | 'update_time'> = {
  parent_id: null,
  name: '',
  menu_type: 0,
  url: null,
  component: null,
  component_name: null,
  redirect: null,
  icon: null,
  sort_no: 0,
  is_route: true,
  hidden: false,
  always_show: false,
  keep_alive: true,
  internal_or_external: false,
  hidden_header_content: false,
  perms: null,
  perms_type: '1',
  status: '1',
  del_flag: 0,
  said_by_file: null,
};

type Columns = typeof BLANK;

function columnsOf(sent: SentMenuEntry, before: Columns): Columns {
  const menu_type = sent.menuType === undefined ? before.menu_type : Number(sent.menuType);
  const component = text(sent.component, before.component);
  return {
    ...before,
    menu_type,
    parent_id: menu_type === 0 ? null : text(sent.parentId, before.parent_id),
    name: text(sent.name, before.name) ?? '',
    url: text(sent.url, before.url),
    component: menu_type === 0 ? (component ?? 'layouts/RouteView') : component,
    component_name: text(sent.componentName, before.component_name),
    redirect: text(sent.redirect, before.redirect),
    icon: text(sent.icon, before.icon),
    sort_no: sent.sortNo === undefined ? before.sort_no : Number(sent.sortNo ?? 0),
    perms: text(sent.perms, before.perms),
    perms_type: text(sent.permsType, before.perms_type),
    status: text(sent.status, before.status) ?? '1',
    is_route: flag(sent.route, before.is_route),
    hidden: flag(sent.hidden, before.hidden),
    always_show: flag(sent.alwaysShow, before.always_show),
    keep_alive: flag(sent.keepAlive, before.keep_alive),
    internal_or_external: flag(sent.internalOrExternal, before.internal_or_external),
  };
}

const ADDRESS = /^(\/(?!\/)|https?:\/\/|\{\{)/;

const codesOf = (perms: string | null): readonly string[] => (perms ?? '').split(',').map((code) => code.trim());

/** Throws the first error of an entry in its new state. */
async function assertSound(
  trx: Db,
  caller: Administrator,
  { id, columns, before }: { readonly id: string; readonly columns: Columns; readonly before: Columns },
) {
  const { menu_type, name, url, component, perms, parent_id } = columns;
  if (name === '') throw badRequest(serverText('menuWants', { field: 'name' }));
  if (menu_type === 2) {
    if (perms === null) throw badRequest(serverText('menuWants', { field: 'perms' }));
    const added = codesOf(perms).filter((code) => !codesOf(before.perms).includes(code));
    const mayGiveAll = grantsAllIn(caller.held, caller.user.tenantId);
    const lacked = added.filter((code) => !caller.can(code) && !mayGiveAll);
    if (lacked.length > 0)
      throw new ApiError(403, serverText('grantRefused', { names: lacked.join(', '), count: lacked.length }));
  } else {
    if (url === null || !ADDRESS.test(url)) throw badRequest(serverText('menuWants', { field: 'url' }));
    if (component === null) throw badRequest(serverText('menuWants', { field: 'component' }));
    if (await isUrlTaken(trx, { id, url })) throw businessFailure(serverText('menuUrlTaken'));
  }
  if (menu_type === 0) return;
  // Checks all ancestors: each is an existing entry, and none is the entry itself.
  let above = parent_id;
  for (let first = true; above !== null; first = false) {
    const row = await rowOf(trx, above);
    if (row === undefined || above === id || (first && row.menu_type === 2))
      throw badRequest(serverText('menuWrongParent'));
    above = row.parent_id;
  }
  if (parent_id === null && menu_type === 1) throw badRequest(serverText('menuWrongParent'));
}

const guardsIn = ({ menu_type: type, status, perms }: Columns): readonly string[] =>
  type === 2 && status === '1' ? codesOf(perms) : [];

type Means = Pick<Services, 'db' | 'schemas'>;

/** Checks that added field rights guard something that exists, and that the author confirmed from whom they hide it. */
async function assertGuards(
  { trx, means: { schemas } }: { readonly trx: Db; readonly means: Means },
  caller: Administrator,
  { sent, columns, before }: { readonly sent: SentMenuEntry; readonly columns: Columns; readonly before: Columns },
): Promise<void> {
  const isOtherKind = columns.perms_type !== before.perms_type;
  const added = guardsIn(columns).filter((code) => isOtherKind || !guardsIn(before).includes(code));
  assertGuardsSomething(schemas.pages(), added);
  await assertHidingConfirmed(trx, caller, { codes: added, isConfirmed: flag(sent.confirmHidden, false) });
}

export const isUrlTaken = async (
  db: Db,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<boolean> =>
  (await db
    .selectFrom('sys_permission')
    .where('url', '=', url)
    .where('menu_type', '<', 2)
    .where('del_flag', '=', 0)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst()) !== undefined;

const rowOf = (db: Db, id: string): Promise<PermissionRow | undefined> =>
  db.selectFrom('sys_permission').selectAll().where('id', '=', id).where('del_flag', '=', 0).executeTakeFirst();

/**
 * Writes the menu, which all tenants share: allowed for administrators of the first tenant only; notifies all tenants.
 */
const writeMenu = <T>(db: Db, caller: Administrator, work: (trx: Db) => Promise<T>): Promise<T> =>
  writeRights(db, caller, async (trx) => {
    if (caller.user.tenantId !== TENANT_ID) throw new ApiError(403, serverText('menuOfFirstTenant'));
    const done = await work(trx);
    const others = await trx.selectFrom('sys_tenant').where('id', '<>', TENANT_ID).select('id').execute();
    for (const { id } of others) await rightsChanged(trx, id);
    return done;
  });

export const addEntry = (means: Means, caller: Administrator, sent: SentMenuEntry): Promise<PermissionRow> =>
  writeMenu(means.db, caller, async (trx) => {
    const id = newId();
    const columns = columnsOf(sent, BLANK);
    await assertSound(trx, caller, { id, columns, before: BLANK });
    await assertMayChangeEntries(trx, caller, { before: [], after: [columns] });
    await assertGuards({ trx, means }, caller, { sent, columns, before: BLANK });
    const { username } = caller.user;
    const row = await trx
      .insertInto('sys_permission')
      .values({ ...columns, id, create_by: username })
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditChange(trx, caller.user, [{ table: 'sys_permission', id, before: null, after: columns }]);
    return row;
  });

const assertFree = (row: PermissionRow, columns: Columns): void => {
  if (!isInForce(row)) return;
  const free: readonly string[] = FREE;
  const locked = Object.entries(columns).find(
    ([column, value]) => !free.includes(column) && (value ?? null) !== (Reflect.get(row, column) ?? null),
  );
  if (locked !== undefined) throw businessFailure(serverText('menuLocked', { field: locked[0] }));
};

export const editEntry = (means: Means, caller: Administrator, sent: SentMenuEntry): Promise<PermissionRow> =>
  writeMenu(means.db, caller, async (trx) => {
    const before = await rowOf(trx, sent.id ?? '');
    if (before === undefined) throw notFound(serverText('menuNotFound'));
    const columns = columnsOf(sent, before);
    assertFree(before, columns);
    await assertSound(trx, caller, { id: before.id, columns, before });
    await assertGuards({ trx, means }, caller, { sent, columns, before });
    return write(trx, caller, { before, columns });
  });

/** Updates an entry and records the change in the log. */
async function write(
  trx: Db,
  caller: Administrator,
  { before, columns }: { readonly before: PermissionRow; readonly columns: Partial<Columns> },
) {
  const { user } = caller;
  if (isDeciding(before, columns))
    await assertMayChangeEntries(trx, caller, { before: [before], after: [{ ...before, ...columns }] });
  const changed = Object.entries(columns).filter(([column, value]) => Reflect.get(before, column) !== value);
  const facts = (of: object) => Object.fromEntries(changed.map(([column]) => [column, Reflect.get(of, column)]));
  if (changed.length === 0) return before;
  const row = await trx
    .updateTable('sys_permission')
    .set({ ...facts(columns), update_by: user.username, update_time: new Date() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = { table: 'sys_permission', id: before.id, before: facts(before), after: facts(row) };
  await auditChange(trx, user, [change]);
  return row;
}

/** Resets an entry to the values of the file (D59). */
export const resetEntry = (db: Db, caller: Administrator, id: string): Promise<PermissionRow> =>
  writeMenu(db, caller, async (trx) => {
    const before = await rowOf(trx, id);
    if (before === undefined) throw notFound(serverText('menuNotFound'));
    const said = declaredEntry(before) ?? {};
    const columns = Object.fromEntries(FREE.flatMap((one) => (Object.hasOwn(said, one) ? [[one, said[one]]] : [])));
    return write(trx, caller, { before, columns: columns as Partial<Columns> });
  });

/** Removes entries created by staff with all their descendants; entries of the file can only be hidden or disabled. */
export const removeEntries = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  writeMenu(db, caller, async (trx) => {
    const rows = await trx.selectFrom('sys_permission').selectAll().where('del_flag', '=', 0).execute();
    const gone = new Set(ids);
    for (let before = -1; before !== gone.size;) {
      before = gone.size;
      for (const { id, parent_id } of rows) if (parent_id !== null && gone.has(parent_id)) gone.add(id);
    }
    const removed = rows.filter(({ id }) => gone.has(id));
    if (!ids.every((id) => removed.some((row) => row.id === id))) throw notFound(serverText('menuNotFound'));
    const kept = removed.find(isInForce);
    if (kept !== undefined) throw businessFailure(serverText('menuOfFile', { name: kept.name }));
    await assertMayChangeEntries(trx, caller, { before: removed, after: [] });
    await trx
      .deleteFrom('sys_permission')
      .where('id', 'in', [...gone])
      .execute();
    await auditChange(
      trx,
      caller.user,
      removed.map(({ id, name, url, perms, component }) => ({
        table: 'sys_permission',
        id,
        before: { name, url, perms, component },
        after: null,
      })),
    );
  });
