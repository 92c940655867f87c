import type { FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { newId } from '../../core/database/newId.ts';
import type { SysRoleIndexTable } from '../../core/database/rowTypes/rightsTables.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { rolesById } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';

type HomeRow = Selectable<SysRoleIndexTable>;

interface SentHome {
  readonly id?: string | null;
  readonly roleCode?: string;
  readonly url: string;
  readonly component?: string | null;
  readonly route?: boolean | string | number | null;
  readonly priority?: string | number | null;
  readonly status?: string | number | boolean | null;
}

const SHORT = { type: ['string', 'null'], maxLength: 64, pattern: '^[^\\u0000]*$' };
const COMPONENT = { type: ['string', 'null'], maxLength: 200, pattern: '^[^\\u0000]*$' };
/** A path of a page of the product; addresses of other sites are refused. */
const PATH = { type: 'string', maxLength: 200, pattern: '^/(?!/)[^\\s\\\\\\u0000]*$' };
const SWITCH = { enum: ['0', '1', 0, 1, true, false, 'true', 'false', '', null] };
const PRIORITY = {
  anyOf: [{ type: 'integer', minimum: 0, maximum: 9999 }, { type: 'string', pattern: '^\\d{0,4}$' }, { type: 'null' }],
};
const PROPERTIES = { id: SHORT, url: PATH, component: COMPONENT, route: SWITCH, priority: PRIORITY, status: SWITCH };

const isOn = (value: SentHome['status'], fallback: boolean): boolean =>
  value === null || value === undefined || value === '' ? fallback : ['1', 'true'].includes(String(value));

const columnsOf = ({ url, component, route, priority, status }: SentHome) => ({
  url,
  component: component ?? '',
  route: isOn(route, true),
  priority: Number(priority ?? 0),
  status: isOn(status, true) ? '1' : '0',
});

const sentHome = (row: HomeRow) => ({
  id: row.id,
  roleCode: row.role_code,
  url: row.url,
  component: row.component,
  route: row.route,
  priority: row.priority,
  status: row.status,
  createBy: row.create_by,
  createTime: showInstant(row.create_time),
});

const homes = (db: Db, { tenantId }: SessionUser) =>
  db.selectFrom('sys_role_index').selectAll().where('tenant_id', '=', tenantId);

async function addHome(db: Db, { user, held }: Administrator, sent: SentHome): Promise<Answer> {
  const { roleCode = '' } = sent;
  const role = await db
    .selectFrom('sys_role')
    .where('tenant_id', '=', user.tenantId)
    .where('role_code', '=', roleCode)
    .select('id')
    .executeTakeFirst();
  if (role === undefined) throw notFound(serverText('roleNotFound'));
  await assertWithin(db, held, rolesById([role.id]));
  const row = { id: newId(), tenant_id: user.tenantId, role_code: roleCode, ...columnsOf(sent) };
  const added = await db
    .insertInto('sys_role_index')
    .values({ ...row, create_by: user.username })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'role_code']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) throw businessFailure(serverText('homeTaken'));
  await auditChange(db, user, [{ table: 'sys_role_index', id: row.id, before: null, after: row }]);
  await rightsChanged(db, user.tenantId);
  return new Answer(null, serverText('added'));
}

async function editHome(db: Db, { user, held }: Administrator, sent: SentHome): Promise<Answer> {
  const before = await homes(db, user)
    .where('id', '=', sent.id ?? '')
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw notFound(serverText('homeNotFound'));
  await assertWithin(
    db,
    held,
    sql`select 'role' as kind, id, role_name as name, tenant_id from sys_role
      where tenant_id = ${user.tenantId} and role_code = ${before.role_code}`,
  );
  const columns = columnsOf(sent);
  await db
    .updateTable('sys_role_index')
    .set({ ...columns, update_by: user.username, update_time: new Date() })
    .where('id', '=', before.id)
    .execute();
  const { url, component, route, priority, status } = before;
  const was = { url, component, route, priority, status };
  await auditChange(db, user, [{ table: 'sys_role_index', id: before.id, before: was, after: columns }]);
  await rightsChanged(db, user.tenantId);
  return new Answer(null, serverText('edited'));
}

const queryOf = (properties: Readonly<Record<string, unknown>>) => ({
  querystring: { type: 'object', required: Object.keys(properties), properties },
});

/** Maximum number of home pages per call. */
const MAX_REMOVED = 500;

/** Removes all of them or none. As for an edit, the caller must hold what the roles hold. */
async function removeHomes(db: Db, { user, held }: Administrator, ids: readonly string[]): Promise<Answer> {
  if (ids.length === 0) throw businessFailure(serverText('noIds'));
  if (ids.length > MAX_REMOVED) throw badRequest(serverText('tooManyIds', { most: MAX_REMOVED }));
  const gone = await homes(db, user)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (gone.length < ids.length) throw notFound(serverText('homeNotFound'));
  const codes = gone.map(({ role_code }) => role_code);
  await assertWithin(
    db,
    held,
    sql`select 'role' as kind, id, role_name as name, tenant_id from sys_role
      where tenant_id = ${user.tenantId} and role_code = any(${codes}::text[])`,
  );
  await db
    .deleteFrom('sys_role_index')
    .where('tenant_id', '=', user.tenantId)
    .where('id', 'in', [...ids])
    .execute();
  await auditChange(
    db,
    user,
    gone.map(({ id, role_code, url, component, route, priority, status }) => ({
      table: 'sys_role_index',
      id,
      before: { role_code, url, component, route, priority, status },
      after: null,
    })),
  );
  await rightsChanged(db, user.tenantId);
  return new Answer(null, serverText('deleted'));
}

/** Names in the API, mapped to the columns by which the list may be sorted. */
const SORTABLE = {
  roleCode: 'role_code',
  url: 'url',
  component: 'component',
  priority: 'priority',
  status: 'status',
  createTime: 'create_time',
} as const;

async function listHomes(db: Db, user: SessionUser, said: Readonly<Record<string, string>>) {
  const { pageNo, pageSize, sort } = readPlainList({ names: new Set(['roleCode', 'url']), sortable: SORTABLE }, said);
  const part = (text = ''): string => `%${escapeLike(text.trim().replace(/^\*|\*$/g, ''))}%`;
  const found = homes(db, user)
    .where('role_code', 'ilike', part(said['roleCode']))
    .where('url', 'ilike', part(said['url']));
  const order = sort.length > 0 ? sort : [{ column: 'create_time', order: 'desc' } as const];
  const rows = await order
    .reduce((sorted, item) => sorted.orderBy(item.column, item.order), found)
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const counted = found.clearSelect().select(sql<number>`count(*)::int`.as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const records = rows.map(sentHome);
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

/** Routes for the home pages of roles (contract §4.6, `/sys/sysRoleIndex`). */
export const roleHomeRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  const writing =
    (work: (trx: Db, caller: Administrator, sent: SentHome) => Promise<Answer>) => async (request: FastifyRequest) => {
      const caller = await administratorOf(services, callerOf(request.session));
      return db.transaction().execute((trx) => work(trx, caller, request.body as SentHome));
    };
  const removal = (name: string, parameter: string, maxLength: number): RouteDefinition => ({
    method: 'DELETE',
    url: `/sys/sysRoleIndex/${name}`,
    permission: 'system:role:edit',
    scope: 'tenant',
    bodyless: true,
    schema: queryOf({ [parameter]: { ...SHORT, type: 'string', maxLength } }),
    handle: async ({ query, session }) => {
      const caller = await administratorOf(services, callerOf(session));
      const ids = idsOf((query as Readonly<Record<string, string>>)[parameter] ?? '');
      return db.transaction().execute((trx) => removeHomes(trx, caller, ids));
    },
  });
  return [
    {
      method: 'GET',
      url: '/sys/sysRoleIndex/list',
      permission: 'system:role:list',
      scope: 'tenant',
      schema: { querystring: { type: 'object', maxProperties: 60, additionalProperties: COMPONENT } },
      handle: ({ query, session }) => listHomes(db, session.user, query as Readonly<Record<string, string>>),
    },
    removal('delete', 'id', 64),
    removal('deleteBatch', 'ids', 20_000),
    {
      method: 'GET',
      url: '/sys/sysRoleIndex/queryByCode',
      light: true,
      permission: 'system:role:list',
      scope: 'tenant',
      schema: queryOf({ roleCode: SHORT }),
      handle: async ({ query, session }) => {
        const { roleCode } = query as { readonly roleCode: string };
        const row = await homes(db, session.user).where('role_code', '=', roleCode).executeTakeFirst();
        return row === undefined ? null : sentHome(row);
      },
    },
    {
      method: 'POST',
      url: '/sys/sysRoleIndex/add',
      permission: 'system:role:edit',
      scope: 'tenant',
      schema: {
        body: { type: 'object', required: ['roleCode', 'url'], properties: { ...PROPERTIES, roleCode: SHORT } },
      },
      handle: writing(addHome),
    },
    {
      method: 'POST',
      url: '/sys/sysRoleIndex/edit',
      permission: 'system:role:edit',
      scope: 'tenant',
      schema: { body: { type: 'object', required: ['id', 'url'], properties: PROPERTIES } },
      handle: writing(editHome),
    },
  ];
};
