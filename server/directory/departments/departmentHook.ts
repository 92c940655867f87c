import { sql } from 'kysely';
import type { WireRecord } from '../../../engine/index.ts';
import { codeAbove } from '../../core/base/levelCodes.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { rolesOfDepartments } from '../../data/permissions/callerRights.ts';
import { assertHolds, assertReaches, assertWithin } from '../../data/permissions/withinRights.ts';
import { asAdministrator } from '../../data/recordStore/administrator.ts';
import type { HookedSave, HookedWriting, RecordHook, SentBody } from '../../data/recordStore/recordHook.ts';
import { isTop } from '../../data/recordStore/treeSql.ts';
import { lockTree } from '../../records/operations/treeParents.ts';
import { assertMayMove } from '../users/userLinks.ts';
import { checkCode, codeRefusal, findDepartment, freeCode } from './departmentCodes.ts';
import { moveDepartment } from './moveDepartment.ts';
import { permissionsOf } from './permissionLinks.ts';
import { checkPost } from './posts.ts';

const textIn = (wire: WireRecord, key: string): string => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

const ORDER = /^\d{1,5}$/;

/** Reads the sort order also from the name that other clients use for it (contract §4.5). */
const orderOf = (wire: WireRecord, { departOrder }: SentBody): WireRecord => {
  if (Object.hasOwn(wire, 'sortNo')) return { ...wire, sortNo: wire['sortNo'] ?? '0' };
  const sent = typeof departOrder === 'number' || typeof departOrder === 'string' ? String(departOrder) : '';
  return ORDER.test(sent) ? { ...wire, sortNo: sent } : wire;
};

/** Sets parent and code of a new department, deriving each from the other. */
async function placeNew(writing: HookedWriting, wire: WireRecord): Promise<WireRecord> {
  const departments = { db: writing.trx, tenantId: writing.caller.user.tenantId };
  const [parentId, given] = [textIn(wire, 'parentId'), textIn(wire, 'orgCode')];
  const isBelow = !isTop(parentId);
  const above = isBelow
    ? (writing.pending?.codeOf(parentId) ?? (await findDepartment(departments, 'id', parentId))?.org_code)
    : undefined;
  const whole = {
    ...wire,
    sortNo: textIn(wire, 'sortNo') || '0',
    orgCategory: textIn(wire, 'orgCategory') || (isBelow || given.length > 3 ? '2' : '1'),
  };
  // The tree refuses an unknown parent.
  if (isBelow && above === undefined) return whole;
  if (given !== '') {
    checkCode(given, above);
    if (isBelow) return { ...whole, orgCode: given };
    const higher = codeAbove(given);
    const found = higher === '' ? undefined : await findDepartment(departments, 'org_code', higher);
    if (higher !== '' && found === undefined)
      throw codeRefusal(serverText('levelCodeNoAbove', { code: given, above: higher }));
    return { ...whole, orgCode: given, parentId: found?.id ?? '' };
  }
  await lockTree(writing);
  const pending = writing.pending?.codes() ?? [];
  return { ...whole, orgCode: await freeCode(departments, above ?? '', pending) };
}

/** The code of an existing department is fixed, whatever the request contains. */
async function complete(writing: HookedWriting, sent: WireRecord, body: SentBody): Promise<WireRecord> {
  const wire = orderOf(sent, body);
  const id = textIn(wire, 'id');
  const stored =
    id === ''
      ? undefined
      : (await findDepartment({ db: writing.trx, tenantId: writing.caller.user.tenantId }, 'id', id))?.org_code;
  return stored === undefined ? placeNew(writing, wire) : { ...wire, orgCode: stored };
}

const parentOf = ({ values }: Pick<HookedSave['after'], 'values'>): string =>
  isTop(values['parentId']) ? '' : String(values['parentId']);

/** Returns the ids of users who become or cease to be heads of a department. */
function headsChanged({ before, after }: HookedSave): readonly string[] {
  const heads = (of: HookedSave['after'] | undefined) => idsOf(String(of?.values['directorUserIds'] ?? ''));
  const [was, is] = [heads(before), heads(after)];
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
}

/** Refuses to change a department whose rights, or those of its roles, exceed the caller's. */
async function assertMayChange({ trx, caller }: HookedWriting, ids: readonly string[]): Promise<void> {
  const { held, user } = asAdministrator(caller);
  for (const id of ids)
    await assertHolds(trx, held, {
      tenantId: user.tenantId,
      permissionIds: await permissionsOf(trx, 'sys_depart_permission', id),
    });
  await assertWithin(trx, held, rolesOfDepartments(ids));
}

async function onSaved(writing: HookedWriting, saved: HookedSave): Promise<void> {
  const { id, before, after } = saved;
  const caller = asAdministrator(writing.caller);
  await checkPost(writing, saved);
  const heads = headsChanged(saved);
  if (heads.length > 0) await assertMayMove(writing.trx, caller, { userIds: heads, departments: [id] });
  if (before === undefined) return;
  await assertMayChange(writing, [id]);
  const parent = parentOf(after);
  if (parent === parentOf(before)) return;
  const departments = { db: writing.trx, tenantId: writing.caller.user.tenantId };
  const above = parent === '' ? '' : ((await findDepartment(departments, 'id', parent))?.org_code ?? '');
  assertReaches(caller.held, departments.tenantId, [
    { code: String(before.values['orgCode']), name: String(after.values['departName'] ?? '') },
  ]);
  await moveDepartment(writing, { id, from: String(before.values['orgCode']), above });
}

/** Refuses to remove a department or post that users still belong to. */
async function refuseWithPeople({ trx }: HookedWriting, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; count: number }>`
    select depart.depart_name as name, count(*)::int as count
    from (
      select user_id, depart_id from sys_user_depart
      union select id, main_dep_post_id from sys_user
      union select id, unnest(string_to_array(other_dep_post_id, ',')) from sys_user
    ) member
    join sys_user who on who.id = member.user_id and who.del_flag = 0
    join sys_depart depart on depart.id = member.depart_id
    where member.depart_id = any(${[...ids]}::text[])
    group by depart.id order by depart.org_code limit 1`.execute(trx);
  const [first] = rows;
  if (first !== undefined) throw businessFailure(serverText('departmentHasPeople', { ...first }));
}

/** Hook for departments and their codes (contract §4.5, decision 0062). */
export const departmentHook: RecordHook = {
  url: '/sys/sysDepart',
  changesRights: true,
  ownKeys: new Set(),
  codeKey: 'orgCode',
  takes: new Set(['departOrder']),
  complete,
  onSaved,
  onRemove: refuseWithPeople,
  remove: async (writing, ids) => {
    const { trx, caller } = writing;
    await assertMayChange(writing, ids);
    await assertMayMove(trx, asAdministrator(caller), { userIds: [], departments: ids });
    await trx
      .updateTable('sys_depart')
      .set({ del_flag: 1 })
      .where('id', 'in', [...ids])
      .execute();
    await rightsChanged(trx, caller.user.tenantId);
  },
  tell: async (_, __, records) => records.map((record) => ({ ...record, departOrder: record['sortNo'] ?? null })),
};
