import { cpus, freemem, loadavg, totalmem } from 'node:os';
import { sql } from 'kysely';
import type { ServerHealth } from '../../../contract/serverFacts.ts';
import { poolUse } from '../../core/database/db.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';

interface DatabaseFacts {
  readonly version: string;
  /** Bytes. */
  readonly size: string;
}

/** Health of this server; sessions are those of the caller's tenant. No names, paths or addresses. */
export const monitorRoute = ({ db }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/monitor/server',
  permission: 'system:monitor:list',
  scope: 'tenant',
  handle: async ({ session, server }): Promise<ServerHealth> => {
    const now = new Date();
    const [{ rows }, online] = await Promise.all([
      sql<DatabaseFacts>`
        select current_setting('server_version') as version, pg_database_size(current_database())::text as size`.execute(
        db,
      ),
      db
        .selectFrom('sys_session as session')
        .innerJoin('sys_user as user', 'user.id', 'session.user_id')
        .where('session.expire_time', '>', now)
        .where(sql<string>`coalesce(session.tenant_id, "user".tenant_id)`, '=', session.user.tenantId)
        .select(sql<number>`count(*)::int`.as('sessions'))
        .executeTakeFirstOrThrow(),
    ]);
    const [facts] = rows;
    const { rss, heapUsed, heapTotal } = process.memoryUsage();
    return {
      time: showInstant(now),
      node: process.version,
      upSeconds: Math.floor(process.uptime()),
      cpus: cpus().length,
      load: Number((loadavg()[0] ?? 0).toFixed(2)),
      memory: { process: rss, heapUsed, heapTotal, total: totalmem(), free: freemem() },
      database: { version: facts?.version ?? '', size: Number(facts?.size ?? 0), ...poolUse(db) },
      sessions: online.sessions,
      sockets: server.websocketServer.clients.size,
    };
  },
});
