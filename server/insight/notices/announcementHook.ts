import { sql } from 'kysely';
import { valuesOf, type WireRecord } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { announce } from '../../data/events/announcementEvent.ts';
import { ANNOUNCEMENT_URL } from '../../data/events/sentNotices.ts';
import { serverText } from '../../core/texts/serverText.ts';

interface Announcement {
  readonly titile: string;
  readonly msg_type: string;
  readonly user_ids: string | null;
  readonly depart_ids: string | null;
}

const table = ({ page }: HookedWriting) => sql.table(page.resource.table);

const read = async (writing: HookedWriting, id: string): Promise<Announcement> => {
  const { rows } = await sql<Announcement>`
    select coalesce(titile, '') as titile, coalesce(msg_type, 'ALL') as msg_type, user_ids, depart_ids
    from ${table(writing)} where id = ${id}`.execute(writing.trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`announcement ${id} is gone while it is written`);
  return row;
};

/** Stores rows for exactly the selected users who still exist; returns their ids. */
const send = async (
  { trx, caller }: HookedWriting,
  id: string,
  userIds: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    insert into sys_announcement_send (user_id, annt_id)
    select id, ${id} from sys_user
    where id = any(${[...userIds]}::text[]) and ${isMemberOf(caller.user.tenantId)} and status = 1 and del_flag = 0
    on conflict (user_id, annt_id) do update set annt_id = excluded.annt_id returning user_id`.execute(trx);
  if (rows.length === 0) throw businessFailure(serverText('noRecipients'));
  const chosen = rows.map((row) => row.user_id);
  await sql`delete from sys_announcement_send
    where annt_id = ${id} and not user_id = any(${chosen}::text[])`.execute(trx);
  return chosen;
};

/** Returns ids of the users of departments and of all departments below them. */
const membersOf = async ({ trx, caller }: HookedWriting, departIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    select distinct member.user_id from sys_depart as chosen
    join sys_depart as own on own.tenant_id = chosen.tenant_id and starts_with(own.org_code, chosen.org_code)
    join sys_user_depart as member on member.depart_id = own.id
    where chosen.id = any(${[...departIds]}::text[]) and chosen.tenant_id = ${caller.user.tenantId}`.execute(trx);
  return rows.map((row) => row.user_id);
};

/** Returns the recipients of a published announcement; undefined: all users of the tenant. */
const chosenBy = async (
  writing: HookedWriting,
  { msg_type: type, user_ids: users, depart_ids: departments }: Announcement,
): Promise<readonly string[] | undefined> => {
  if (type === 'USER') return valuesOf(users ?? '');
  return type === 'DEPT' ? membersOf(writing, valuesOf(departments ?? '')) : undefined;
};

const textIn = (wire: WireRecord, key: string): string => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Adds the names of the selected users, which our lists and forms show: other clients send only their ids. */
const nameRecipients = async ({ trx, caller }: HookedWriting, wire: WireRecord): Promise<WireRecord> => {
  const ids = valuesOf(textIn(wire, 'userIds'));
  if (ids.length === 0 || textIn(wire, 'userNames') !== '') return wire;
  const rows = await trx
    .selectFrom('sys_user')
    .select(['id', 'realname'])
    .where('id', 'in', [...ids])
    .where(isMemberOf(caller.user.tenantId))
    .where('del_flag', '=', 0)
    .execute();
  const names = new Map(rows.map(({ id, realname }) => [id, realname]));
  return { ...wire, userNames: ids.flatMap((id) => names.get(id) ?? []).join(',') };
};

const release = async (writing: HookedWriting, id: string): Promise<void> => {
  const { trx, caller } = writing;
  const announcement = await read(writing, id);
  const { titile } = announcement;
  await sql`update ${table(writing)}
    set sender = ${caller.user.username}, send_time = ${showInstant(new Date())}, cancel_time = null
    where id = ${id}`.execute(trx);
  // A republished announcement is unread for everyone, including those who read or deleted it.
  await trx
    .updateTable('sys_announcement_send')
    .set({ hidden: false, read_time: null })
    .where('annt_id', '=', id)
    .execute();
  const chosen = await chosenBy(writing, announcement);
  const userIds = chosen && (await send(writing, id, chosen));
  await announce(trx, caller.user.tenantId, { msgId: id, msgTxt: titile, ...(userIds && { userIds }) });
};

/** Returns ids of the users who were sent an announcement or have opened it. */
export const recipientsOf = async ({ trx }: Pick<HookedWriting, 'trx'>, id: string): Promise<readonly string[]> => {
  const rows = await trx.selectFrom('sys_announcement_send').select('user_id').where('annt_id', '=', id).execute();
  return rows.map((row) => row.user_id);
};

const revoke = async (writing: HookedWriting, id: string): Promise<void> => {
  const { trx, caller } = writing;
  const { msg_type: type } = await read(writing, id);
  await sql`update ${table(writing)} set cancel_time = ${showInstant(new Date())} where id = ${id}`.execute(trx);
  const userIds = type === 'ALL' ? undefined : await recipientsOf(writing, id);
  await announce(trx, caller.user.tenantId, { revoked: id, ...(userIds && { userIds }) });
};

/** Publishing sends an announcement, revoking withdraws it; the server sets sender and times (S7-16). */
export const announcementHook: RecordHook = {
  url: ANNOUNCEMENT_URL,
  ownKeys: new Set(['sender', 'sendTime', 'cancelTime']),
  complete: nameRecipients,
  onTransition: async (writing, { id, action }) => {
    if (action === 'release') await release(writing, id);
    if (action === 'revoke') await revoke(writing, id);
  },
  onRemove: async ({ trx }, ids) => {
    await trx
      .deleteFrom('sys_announcement_send')
      .where('annt_id', 'in', [...ids])
      .execute();
  },
};
