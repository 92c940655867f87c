import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

/** In every attack, so that it is found again in what PostgreSQL logs. */
const MARK = 'zqmark';

/** What PostgreSQL writes into its log: the text of each statement, and beside it the values that were bound. */
interface Logged {
  readonly texts: string[];
  readonly values: string[];
}
const logged: Logged = { texts: [], values: [] };

const textOf = (notice: unknown, key: string): string => {
  const value: unknown = Reflect.get(Object(notice), key);
  return typeof value === 'string' ? value : '';
};

let server: ReportServer;
beforeAll(async () => {
  server = await startReportServer();
  const { emit } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function hear(this: pg.Client, name, ...rest) {
    if (String(name) === 'notice') {
      logged.texts.push(textOf(rest[0], 'message'));
      logged.values.push(textOf(rest[0], 'detail'));
    }
    return emit.call(this, name, ...rest);
  });
  const name = new URL(server.databaseUrl).pathname.slice(1);
  // The log goes to whoever asks as well; connections that are open already do not know of it yet.
  await sql`alter database ${sql.id(name)} set log_statement = 'all'`.execute(server.services.db);
  await sql`alter database ${sql.id(name)} set client_min_messages = 'log'`.execute(server.services.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and state = 'idle'`.execute(server.services.db);
  await sql`select set_config('log_statement', 'all', false), set_config('client_min_messages', 'log', false)`.execute(
    server.services.db,
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const ATTACKS: readonly string[] = [
  `${MARK}'; drop table trade_client; --`,
  `${MARK}' or '1'='1`,
  `${MARK}＇ or ＇1＇=＇1`,
  `${MARK}‘ or ’1’=’1`,
  `${MARK}ʼ; select 1`,
  `${MARK}" or "a"="a`,
  `${MARK}＂；－－`,
  `${MARK}\\'; select 1 --`,
  `${MARK}/* */ union select password_hash from sys_user`,
  `${MARK}') union all select null, null -- `,
  `${MARK}$$; select pg_sleep(9); $$`,
  `(select pg_sleep(9) /* ${MARK} */)`,
  `pg_read_file('${MARK}')`,
  `${MARK}::regclass`,
  `#{sys_user_code}${MARK}`,
  `\${${MARK}}`,
  `:${MARK}`,
  `$1 ${MARK}`,
  `{"${MARK}":{"$ne":null}}`,
  `[[[[["${MARK}"]]]]]`,
  `>= '${MARK}'`,
  `!${MARK}'`,
  `${MARK},(select 1)`,
  `${MARK}\u202e\u2028\ud83d`,
  `{"${MARK}":"${'a'.repeat(1900)}"}`,
  `{"${MARK}":${'['.repeat(4000)}${']'.repeat(4000)}}`,
];

const VALUES = [
  'code',
  'name',
  'grade',
  'credit',
  'since',
  'made_at',
  'size',
  'place',
  'id',
  'code_begin',
  'credit_begin',
  'since_end',
  'force_name',
  'force_credit',
  'code_MultiString',
  'superQueryParams',
  'self_grade_of',
  'self_least',
  'self_code',
  'column',
  'order',
  'pageNo',
  'pageSize',
  '_page',
  '_column',
  'field',
];

const CALLS = ['getData', 'getTotals', 'getColumnsAndData', 'getDataOrderByValue'];

const reachesText = (): readonly string[] => logged.texts.filter((text) => text.includes(MARK));

describe('SQL in the place of a value', () => {
  test.each(VALUES)('of %s never stands in a statement, nor breaks the server', async (name) => {
    for (const [index, attack] of ATTACKS.entries()) {
      const call = withQuery(`${CALLS[index % CALLS.length]}/clients`, { [name]: attack });
      const { status } = await report(server.admin, call);
      expect([call, [200, 400, 403].includes(status)]).toEqual([call, true]);
    }
    expect(reachesText()).toEqual([]);
  });

  test('of the rows that come first, or of a name, never stands in a statement', async () => {
    for (const attack of ATTACKS) {
      const parameters = [
        { order_field: 'code', order_value: attack },
        { order_field: attack, order_value: 'K-1' },
        { [attack]: '1' },
        { [`self_${attack}`]: '1' },
        { [`force_${attack}`]: '1' },
        { code: 'K-1', column: `code,${attack}`, order: 'asc,desc' },
      ];
      for (const given of parameters) {
        const call = withQuery('getDataOrderByValue/clients', given);
        expect([call, (await report(server.admin, call)).status]).toEqual([call, expect.toSatisfy((s) => s < 500)]);
      }
      const call = `getData/${new URLSearchParams({ '': attack }).toString().slice(1)}`;
      expect([call, (await report(server.admin, call)).status]).toEqual([call, expect.toSatisfy((s) => s < 500)]);
    }
    expect(reachesText()).toEqual([]);
  });

  test('is sorted by no column that the report does not give', async () => {
    for (const column of ['password_hash', 'tenant_id', 'd.tenant_id', 'pg_sleep(9)', 'id', 'code/**/', 'CODE', '1']) {
      const { status } = await report(server.admin, withQuery('getData/clients', { column, order: 'asc' }));
      expect([column, status]).toEqual([column, 400]);
    }
  });

  test('was bound: the log of the database has it among the values', async () => {
    expect(logged.texts.some((text) => text.includes('trade_client'))).toBe(true);
    expect(logged.values.some((value) => value.includes(MARK))).toBe(true);
    expect((await report(server.admin, 'getData/clients')).body).toMatchObject({ result: { total: 4 } });
  });
});
