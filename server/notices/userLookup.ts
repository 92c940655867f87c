import type { RouteDefinition } from '../calls/routeDefinition.ts';
import type { Services } from '../services/services.ts';
import { isMemberOf } from '../tenants/tenants.ts';

/**
 * `/sys/user/list?username=`: the colleague of exactly that name, so that a sender shows as a person (S3-14, W7-20).
 * It lists nobody else.
 */
export const userLookupRoute = ({ db }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/user/list',
  light: true,
  permission: 'authenticated',
  scope: 'tenant',
  schema: {
    querystring: {
      type: 'object',
      required: ['username'],
      properties: { username: { type: 'string', minLength: 1, maxLength: 100 } },
    },
  },
  handle: async ({ session, query }) => {
    const username: unknown = Object(query).username;
    const records = await db
      .selectFrom('sys_user')
      .select(['id', 'username', 'realname', 'avatar'])
      .where(isMemberOf(session.user.tenantId))
      .where('username', '=', String(username))
      .where('del_flag', '=', 0)
      .execute();
    return { records, total: records.length, size: 1, current: 1, pages: records.length };
  },
});
