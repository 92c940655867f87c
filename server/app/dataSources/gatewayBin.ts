import { sql } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { addRecord } from '../../records/operations/saveRecord.ts';
import { lockRecord, type WriteContext } from '../../records/operations/validateWrite.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { onWire, readRecords } from '../../data/recordStore/storedRecord.ts';

/**
 * Address of the page of gateway routes (contract §4.6). They are stored for a gateway; this server forwards nothing.
 */
export const GATEWAY_URL = '/sys/gatewayRoute';

/** Most routes that the recycle bin lists, the latest deleted first. */
const MAX_SHOWN = 500;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a route without the record metadata. */
const routerIn = ({ columns }: CompiledPage, wire: Fields): Fields =>
  Object.fromEntries(columns.map(({ key }) => [key, wire[key] ?? null]));

/** Moves deleted routes to the recycle bin. */
export const gatewayHook: RecordHook = {
  url: GATEWAY_URL,
  ownKeys: new Set(),
  onRemove: async ({ trx, page, caller }, ids) => {
    const { tenantId, username } = caller.user;
    const records = await readRecords(trx, { page, caller }, { ids, lock: false });
    const rows = records.map((record) => ({
      id: record.mark.id,
      tenant_id: tenantId,
      router: JSON.stringify(
        routerIn(
          page,
          onWire(page, record, () => true),
        ),
      ),
      delete_by: username,
    }));
    if (rows.length > 0) await trx.insertInto('sys_gateway_route_bin').values(rows).execute();
  },
};

/** Deleted routes of the tenant, the latest first. */
export async function deletedRoutes(db: Db, { tenantId }: SessionUser): Promise<readonly Fields[]> {
  const rows = await db
    .selectFrom('sys_gateway_route_bin')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('delete_time', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id, router, delete_by, delete_time }) => ({
    ...router,
    id,
    delFlag: 1,
    updateBy: delete_by,
    updateTime: showInstant(delete_time),
  }));
}

/** Removes routes from the tenant's recycle bin, all of them or none. */
async function takeOut(trx: Db, { tenantId }: SessionUser, ids: readonly string[]) {
  if (ids.length === 0) throw businessFailure(serverText('noIds'));
  const rows = await trx
    .deleteFrom('sys_gateway_route_bin')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .returning(['id', 'router'])
    .execute();
  if (rows.length < ids.length) throw notFound(serverText('recordNotFound'));
  return rows;
}

/**
 * Restores routes as new records under the rules of the page: a route that took their place meanwhile is a conflict.
 */
export async function restoreRoutes(writing: WriteContext, ids: readonly string[]): Promise<Answer> {
  for (const { router } of await takeOut(writing.trx, writing.caller.user, ids))
    await addRecord(writing, { body: router, reasons: {} });
  return new Answer(null, serverText('edited'));
}

/** Deletes routes from the recycle bin permanently. */
export async function destroyRoutes(db: Db, user: SessionUser, ids: readonly string[]): Promise<Answer> {
  await db.transaction().execute(async (trx) => {
    const gone = await takeOut(trx, user, ids);
    const changes = gone.map(({ id, router }) => ({
      table: 'sys_gateway_route_bin',
      id,
      before: router,
      after: null,
    }));
    await auditChange(trx, user, changes);
  });
  return new Answer(null, serverText('deleted'));
}

/** `orders` → `orders_copy`, `orders_copy2`: the first id that no route has yet. */
async function freeRouterId({ trx, page, caller }: WriteContext, routerId: string): Promise<string> {
  const stem = `${routerId.slice(0, 50)}_copy`;
  const { rows } = await sql<{ id: string }>`select router_id as id from ${sql.table(page.resource.table)}
    where tenant_id = ${caller.user.tenantId} and starts_with(router_id, ${stem})`.execute(trx);
  const taken = new Set(rows.map(({ id }) => id));
  let name = stem;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}${count}`;
  return name;
}

/** Copies a route to a new one with a separate id. */
export async function copyRoute(writing: WriteContext, id: string): Promise<Answer> {
  const { page } = writing;
  const router = routerIn(
    page,
    onWire(page, await lockRecord(writing, id), () => true),
  );
  const routerId = await freeRouterId(writing, String(router['routerId'] ?? ''));
  return addRecord(writing, { body: { ...router, routerId }, reasons: {} });
}
