import { sql } from 'kysely';
import { SECRET_MASK, type CompiledPage } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure, notFound } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import type { Db } from '../../core/database/db.ts';
import { sealedSecrets } from '../../core/base/sealedSecrets.ts';
import { connects, databaseAt, isListed, POSTGRESQL } from './tryConnection.ts';

/** Address of the page of data sources (contract §4.6). */
const SOURCE_URL = '/sys/dataSource';

/** Seals passwords of data sources: they are needed again, so they are not hashed. They are never sent to a client. */
export const dataSourceHook = ({ config }: Pick<Services, 'config'>): RecordHook => ({
  url: SOURCE_URL,
  ownKeys: new Set(),
  seal: sealedSecrets(config.keyFile).seal,
});

interface Stored {
  readonly db_url: string | null;
  readonly db_username: string | null;
  readonly db_password: string | null;
}

const storedSource = async (db: Db, page: CompiledPage, { id, tenantId }: { id: string; tenantId: string }) => {
  const { rows } = await sql<Stored>`select db_url, db_username, db_password from ${sql.table(page.resource.table)}
    where id = ${id} and tenant_id = ${tenantId}`.execute(db);
  return rows[0];
};

const TEXT = { type: ['string', 'null'], maxLength: 500 } as const;
const KEYS = ['id', 'dbType', 'dbUrl', 'dbUsername', 'dbPassword'] as const;
const schema = {
  body: { type: 'object', properties: Object.fromEntries(KEYS.map((key) => [key, TEXT])) },
};
type Said = Partial<Record<(typeof KEYS)[number], string | null>>;

/** Tests a connection, and lists sources for selection. A source is only tested for whether it answers. */
export const dataSourceRoutes = ({ db, schemas, config }: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(db, () => schemas.pages());
  const secrets = sealedSecrets(config.keyFile);
  const sourcePage = async (): Promise<CompiledPage> => {
    const page = schemas.pageByUrl(SOURCE_URL);
    if (page === undefined) throw notFound();
    await tables.ensure(page);
    return page;
  };
  return [
    {
      method: 'POST',
      url: '/online/cgreport/api/testConnection',
      permission: 'system:dataSource:edit',
      scope: 'tenant',
      rateLimit: { max: 10, timeWindow: 60_000, of: 'user' },
      schema,
      handle: async ({ body, session }) => {
        const { id, dbType, dbUrl, dbUsername, dbPassword } = body as Said;
        if (String(dbType ?? '') !== POSTGRESQL) throw businessFailure(serverText('sourceKindUnknown'));
        const at = databaseAt(dbUrl ?? '');
        if (at === undefined) throw businessFailure(serverText('sourceAddressUnread'));
        if (!isListed(at, config.sourceHosts))
          throw businessFailure(serverText('sourceHostRefused', { host: at.host }));
        const user = dbUsername ?? '';
        let password = dbPassword === SECRET_MASK ? undefined : (dbPassword ?? undefined);
        if (password === undefined && id) {
          const stored = await storedSource(db, await sourcePage(), { id, tenantId: session.user.tenantId });
          // The stored password of one database is not sent to another.
          if (stored !== undefined && stored.db_url === dbUrl && stored.db_username === user)
            password = secrets.open(stored.db_password ?? '');
        }
        if (password === undefined) throw businessFailure(serverText('sourcePasswordMissing'));
        if (!(await connects(at, { user, password }))) throw businessFailure(serverText('sourceUnreached'));
        return new Answer(true, serverText('sourceReached'));
      },
    },
    {
      method: 'GET',
      url: `${SOURCE_URL}/options`,
      permission: 'system:dataSource:list',
      scope: 'tenant',
      handle: async ({ session }) => {
        const { table } = (await sourcePage()).resource;
        const { rows } = await sql<{ value: string; text: string }>`
          select code as value, name as text from ${sql.table(table)}
          where tenant_id = ${session.user.tenantId} order by code limit 1000`.execute(db);
        return rows.map(({ value, text }) => ({ value, text, label: text }));
      },
    },
  ];
};
