import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { defaultHomeKey, defaultHomeOf, type DefaultHome } from '../../data/permissions/defaultHome.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';

/** A path of a page of the product; addresses of other sites are refused. */
const PATH = { type: 'string', maxLength: 200, pattern: '^/(?!/)[^\\s\\\\\\u0000]*$' };
const COMPONENT = { type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' };
const SWITCH = { enum: ['', '0', '1', 'true', 'false'] };

/**
 * Sets the tenant's default home page. It applies to users of every role, so the caller must hold all rights of all
 * roles of the tenant.
 */
const setDefaultHome = (db: Db, { user, held }: Administrator, home: DefaultHome): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { tenantId } = user;
    await assertWithin(
      trx,
      held,
      sql`select 'role' as kind, id, role_name as name, tenant_id from sys_role where tenant_id = ${tenantId}`,
    );
    const [key, value] = [defaultHomeKey(tenantId), JSON.stringify(home)];
    const before = await defaultHomeOf(trx, tenantId);
    await trx
      .insertInto('sys_setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    const change = { before: { ...before }, after: { ...home } };
    await auditChange(trx, user, [{ table: 'sys_setting', id: key, action: 'edit', ...change }]);
    await rightsChanged(trx, tenantId);
  });

/**
 * Routes that show and set the home page of users whose roles define none, as the menu page of that client uses them.
 */
export const defaultHomeRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/sysRoleIndex/queryDefIndex',
    light: true,
    permission: 'system:permission:list',
    scope: 'tenant',
    handle: ({ session }) => defaultHomeOf(services.db, session.user.tenantId),
  },
  {
    method: 'PUT',
    url: '/sys/sysRoleIndex/updateDefIndex',
    permission: 'system:role:edit',
    scope: 'tenant',
    bodyless: true,
    schema: {
      querystring: {
        type: 'object',
        required: ['url', 'component'],
        properties: { url: PATH, component: COMPONENT, isRoute: SWITCH },
      },
    },
    handle: async ({ query, session }) => {
      const { url = '', component = '', isRoute = '' } = query as Readonly<Record<string, string>>;
      const home = { url, component, route: isRoute !== '0' && isRoute !== 'false' };
      await setDefaultHome(services.db, await administratorOf(services, callerOf(session)), home);
      return new Answer(null, serverText('edited'));
    },
  },
];
