import { sql } from 'kysely';
import { maySee, type Can, type CompiledPage } from '../../engine/index.ts';
import { badRequest, notFound } from '../base/errors.ts';
import { showInstant } from '../base/instants.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { escapeLike } from '../database/escapeLike.ts';
import { readPlainList } from '../lists/plainListParameters.ts';
import { say } from '../messages/say.ts';
import { callerOf } from '../recordStore/caller.ts';
import { doneBy, staffNames } from '../recordStore/staffNames.ts';
import type { Services } from '../services/services.ts';
import { entryInShort } from './entryInShort.ts';
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

/** Without what stands under these keys, however deep. */
const withoutKeys = (value: unknown, hidden: ReadonlySet<string>): unknown => {
  if (hidden.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutKeys(item, hidden));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !hidden.has(key))
      .map(([key, item]) => [key, withoutKeys(item, hidden)]),
  );
};

/** Keys of columns that the caller may not see, of head and details. */
const hiddenKeys = (page: CompiledPage | undefined, can: Can): ReadonlySet<string> =>
  new Set(
    page === undefined
      ? []
      : [page, ...page.details].flatMap(({ columns }) =>
          columns.filter((column) => !maySee(column, can)).map(({ key }) => key),
        ),
  );

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

const entryList = ({ db, schemas }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/list',
  permission: RIGHT,
  scope: 'tenant',
  schema: { querystring: { type: 'object', properties: { dataTable: NAME, dataId: NAME } } },
  handle: async (request) => {
    const said = request.query as Readonly<Record<string, string>>;
    const { dataTable = '', dataId = '' } = said;
    const { sort, pageNo, pageSize } = readPlainList(LIST, said);
    const { can } = callerOf(request.session);
    const found = db
      .selectFrom('sys_data_log')
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
    const language = languageOf(request);
    const records = rows.map((row) => {
      const page = schemas.page(row.page_id);
      const spoken = page && schemas.inLanguage(page, language);
      return {
        ...onWire(row),
        dataContent: JSON.stringify(withoutKeys(row.changes, hiddenKeys(page, can))),
        dataContent_dictText: entryInShort(spoken, row.changes, { can, language }),
        pageTitle: spoken?.title ?? row.data_table,
        createBy_dictText: doneBy(nameOf, [row.create_by, row.acting_for], language),
      };
    });
    return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
  },
});

const versionList = ({ db }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/queryDataVerList',
  permission: RIGHT,
  scope: 'tenant',
  schema: {
    querystring: { type: 'object', required: ['dataTable', 'dataId'], properties: { dataTable: NAME, dataId: ID } },
  },
  handle: async ({ query, session }) => {
    const { dataTable, dataId } = query as { readonly dataTable: string; readonly dataId: string };
    const rows = await db
      .selectFrom('sys_data_log')
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

const comparedPair = ({ db, schemas }: Services): RouteDefinition => ({
  method: 'GET',
  url: '/sys/dataLog/queryCompareList',
  permission: RIGHT,
  scope: 'tenant',
  schema: {
    querystring: { type: 'object', required: ['dataId1', 'dataId2'], properties: { dataId1: ID, dataId2: ID } },
  },
  handle: async (request) => {
    const { dataId1, dataId2 } = request.query as { readonly dataId1: string; readonly dataId2: string };
    const { tenantId } = request.session.user;
    const [one, other] = await Promise.all(
      [dataId1, dataId2].map((id) =>
        db
          .selectFrom('sys_data_log')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .select(COLUMNS)
          .executeTakeFirst(),
      ),
    );
    if (one === undefined || other === undefined) throw notFound(say('recordNotFound'));
    if (one.data_table !== other.data_table || one.data_id !== other.data_id) throw badRequest(say('notOneRecord'));
    const page = schemas.page(other.page_id);
    const entries = await readLog(db, page, { tenantId, table: one.data_table, id: one.data_id });
    const hidden = hiddenKeys(page, callerOf(request.session).can);
    return [one, other].map((row) => {
      const { values, details } = entries.find(({ id }) => id === row.id)?.record ?? { values: {}, details: {} };
      return { ...onWire(row), dataContent: JSON.stringify(withoutKeys({ ...values, ...details }, hidden)) };
    });
  },
});

/** The log of data, as the administration reads it (contract §4.6): of the caller's tenant, without columns they may not see. */
export const dataLogRoutes = (services: Services): readonly RouteDefinition[] => [
  entryList(services),
  versionList(services),
  comparedPair(services),
];
