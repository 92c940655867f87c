import { sql } from 'kysely';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { doneBy, staffNames } from '../../data/recordStore/staffNames.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables, type PageTables } from '../../data/tables/pageTables.ts';
import { entryInShort } from './entryInShort.ts';
import { logSight, seenEntries, withoutKeys } from './logSight.ts';
import { readLog } from './readLog.ts';

const RIGHT = 'system:dataLog:list';
const NAME = { type: 'string', maxLength: 100 };
const ID = { type: 'string', minLength: 1, maxLength: 64 };

const SORTABLE = {
  dataTable: 'data_table',
  dataId: 'data_id',
  dataVersion: 'data_version',
  createBy: 'create_by',
  createTime: 'create_time',
} as const;
const LIST = { names: new Set(['dataTable', 'dataId']), sortable: SORTABLE };

interface Row {
  readonly id: string;
  readonly page_id: string;
  readonly data_table: string;
  readonly data_id: string;
  readonly data_version: number;
  readonly action: string;
  readonly create_by: string;
  readonly acting_for: string | null;
  readonly create_time: Date;
}

const onWire = (row: Row) => ({
  id: row.id,
  dataTable: row.data_table,
  dataId: row.data_id,
  dataVersion: String(row.data_version),
  action: row.action,
  createBy: row.create_by,
  createTime: showInstant(new Date(row.create_time)),
});

const COLUMNS = [
  'id',
  'page_id',
  'data_table',
  'data_id',
  'data_version',
  'action',
  'create_by',
  'acting_for',
  'create_time',
] as const;

interface Reading {
  readonly services: Services;
  readonly tables: PageTables;
}

const entryList = ({ services, tables }: Reading): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/list',
  permission: RIGHT,
  scope: 'tenant',
  schema: { querystring: { type: 'object', properties: { dataTable: NAME, dataId: NAME } } },
  handle: async (request) => {
    const { db, schemas } = services;
    const said = request.query as Readonly<Record<string, string>>;
    const { dataTable = '', dataId = '' } = said;
    const { sort, pageNo, pageSize } = readPlainList(LIST, said);
    const language = languageOf(request);
    const caller = callerOf(request.session, { language });
    const sight = await logSight(services, caller, tables);
    const found = seenEntries(db, sight)
      .where('tenant_id', '=', request.session.user.tenantId)
      .$if(dataTable !== '', (rows) => rows.where('data_table', 'ilike', `%${escapeLike(dataTable)}%`))
      .$if(dataId !== '', (rows) => rows.where('data_id', '=', dataId));
    const sorted = sort.reduce((rows, { column, order }) => rows.orderBy(column, order), found);
    const rows = await sorted
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .select([...COLUMNS, 'changes'])
      .execute();
    const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const nameOf = await staffNames(
      db,
      rows.flatMap((row) => [row.create_by, row.acting_for]),
    );
    const hidden = await sight.hiddenIn(rows);
    const records = rows.map((row, index) => {
      const page = schemas.page(row.page_id);
      const spoken = page && schemas.inLanguage(page, language);
      const keys = hidden[index];
      const changes = keys === undefined ? {} : withoutKeys(row.changes, keys);
      return {
        ...onWire(row),
        dataContent: JSON.stringify(changes),
        dataContent_dictText: entryInShort(spoken, changes, { can: caller.can, language }),
        pageTitle: spoken?.title ?? row.data_table,
        createBy_dictText: doneBy(nameOf, { by: row.create_by, absent: row.acting_for }, language),
      };
    });
    return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
  },
});

const versionList = ({ services, tables }: Reading): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/queryDataVerList',
  permission: RIGHT,
  scope: 'tenant',
  schema: {
    querystring: { type: 'object', required: ['dataTable', 'dataId'], properties: { dataTable: NAME, dataId: ID } },
  },
  handle: async ({ query, session }) => {
    const { dataTable, dataId } = query as { readonly dataTable: string; readonly dataId: string };
    const sight = await logSight(services, callerOf(session), tables);
    const rows = await seenEntries(services.db, sight)
      .where('tenant_id', '=', session.user.tenantId)
      .where('data_table', '=', dataTable)
      .where('data_id', '=', dataId)
      .orderBy('data_version', 'desc')
      .orderBy('id', 'desc')
      .limit(1000)
      .select(COLUMNS)
      .execute();
    return rows.map(onWire);
  },
});

const comparedPair = ({ services, tables }: Reading): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/queryCompareList',
  permission: RIGHT,
  scope: 'tenant',
  schema: {
    querystring: { type: 'object', required: ['dataId1', 'dataId2'], properties: { dataId1: ID, dataId2: ID } },
  },
  handle: async (request) => {
    const { db, schemas } = services;
    const { dataId1, dataId2 } = request.query as { readonly dataId1: string; readonly dataId2: string };
    const sight = await logSight(services, callerOf(request.session), tables);
    const { tenantId } = request.session.user;
    const [one, other] = await Promise.all(
      [dataId1, dataId2].map((id) =>
        seenEntries(db, sight)
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .select(COLUMNS)
          .executeTakeFirst(),
      ),
    );
    if (one === undefined || other === undefined) throw notFound(serverText('recordNotFound'));
    if (one.data_table !== other.data_table || one.data_id !== other.data_id)
      throw badRequest(serverText('notOneRecord'));
    const page = schemas.page(other.page_id);
    const entries = await readLog(db, page, { tenantId, table: one.data_table, id: one.data_id });
    const hidden = await sight.hiddenIn([one, other]);
    return [one, other].map((row, index) => {
      const { values, details } = entries.find(({ id }) => id === row.id)?.record ?? { values: {}, details: {} };
      const keys = hidden[index];
      const content = keys === undefined ? {} : withoutKeys({ ...values, ...details }, keys);
      return { ...onWire(row), dataContent: JSON.stringify(content) };
    });
  },
});

/**
 * Data log for the administration (contract §4.6): limited to the caller's tenant, without columns that the caller may
 * not see and without records that data rules or row permissions exclude.
 */
export const dataLogRoutes = (services: Services): readonly RouteDefinition[] => {
  const tables = createPageTables(services.db, () => services.schemas.pages());
  return [entryList, versionList, comparedPair].map((route) => route({ services, tables }));
};
