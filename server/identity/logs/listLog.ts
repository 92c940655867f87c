import { sql, type Selectable } from 'kysely';
import type { SentCallLogEntry } from '../../../contract/callLog.ts';
import type { SentPage } from '../../../contract/pages.ts';
import type { Db } from '../../core/database/db.ts';
import type { SysLogTable } from '../../core/database/tables.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { PlainListRequest } from '../../data/lists/plainListParameters.ts';

/** Columns in which a word is searched. */
const SEARCHED = ['username', 'realname', 'ip', 'log_content'] as const;

/** Sort keys: name in the API and column. `userid` is the account, `username` the person's name (contract §4.6). */
export const SORTABLE_CALLS = {
  logType: 'log_type',
  logContent: 'log_content',
  userid: 'username',
  username: 'realname',
  ip: 'ip',
  costTime: 'cost_ms',
  clientType: 'client_type',
  operateType: 'operate_type',
  requestUrl: 'request_url',
  method: 'method',
  createTime: 'create_time',
} as const;

export interface LogQuery extends PlainListRequest<(typeof SORTABLE_CALLS)[keyof typeof SORTABLE_CALLS]> {
  readonly logType: number;
  /** Undefined: any operation, or none. */
  readonly operateType: number | undefined;
  /** A part of name, address or text; blank: all. */
  readonly word: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Returns the text of a code, blank for none. */
export type TextOf = (dictCode: string, value: string | number | null) => string;

export const matchingLog = (db: Db, tenantId: string, { logType, operateType, word, from, to }: LogQuery) =>
  db
    .selectFrom('sys_log')
    .where('tenant_id', '=', tenantId)
    .where('log_type', '=', logType)
    .$if(operateType !== undefined, (rows) => rows.where('operate_type', '=', operateType ?? 0))
    .$if(from !== undefined, (rows) => rows.where('create_time', '>=', from ?? new Date()))
    .$if(to !== undefined, (rows) => rows.where('create_time', '<=', to ?? new Date()))
    .$if(word !== '', (rows) =>
      rows.where((where) => where.or(SEARCHED.map((column) => where(column, 'ilike', `%${escapeLike(word)}%`)))),
    );

export const sentLogEntry = (row: Selectable<SysLogTable>, textOf: TextOf): SentCallLogEntry => ({
  id: row.id,
  logType: row.log_type,
  logContent: row.log_content,
  userid: row.username,
  username: row.realname,
  ip: row.ip,
  costTime: row.cost_ms,
  clientType: row.client_type,
  clientType_dictText: textOf('client_type', row.client_type),
  operateType: row.operate_type,
  operateType_dictText: textOf('operate_type', row.operate_type),
  requestUrl: row.request_url,
  method: row.method,
  // The content of a call may hold secrets and is never stored (see callFacts).
  requestParam: '',
  createTime: showInstant(new Date(row.create_time)),
});

/** Latest entries first unless the call requests another order. */
export const orderOfLog = ({ sort }: Pick<LogQuery, 'sort'>): LogQuery['sort'] =>
  sort.length > 0 ? sort : [{ column: 'create_time', order: 'desc' }];

/** Returns a page of the log, latest entries first unless the call requests another order. */
export async function listLog(
  db: Db,
  { tenantId, textOf }: { readonly tenantId: string; readonly textOf: TextOf },
  query: LogQuery,
): Promise<SentPage<SentCallLogEntry>> {
  const { pageNo, pageSize } = query;
  const found = matchingLog(db, tenantId, query);
  const [rows, { total }] = await Promise.all([
    orderOfLog(query)
      .reduce((sorted, item) => sorted.orderBy(item.column, item.order), found)
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .selectAll()
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const records = rows.map((row) => sentLogEntry(row, textOf));
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}
