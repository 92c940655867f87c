import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { TestServer } from './testServer.ts';

/** Contained in every attack, so that it can be found in PostgreSQL's log. */
export const MARK = 'zqmark';

/** PostgreSQL's log: the text of each statement, and separately the bound values. */
export interface StatementLog {
  readonly texts: readonly string[];
  readonly values: readonly string[];
}

const textOf = (notice: unknown, key: string): string => {
  const value: unknown = Reflect.get(Object(notice), key);
  return typeof value === 'string' ? value : '';
};

/** Records the log of a server's database from now on; `vi.restoreAllMocks()` stops it. */
export async function listenToStatements({ databaseUrl, services }: Pick<TestServer, 'databaseUrl' | 'services'>) {
  const log = { texts: [] as string[], values: [] as string[] };
  const { emit } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function hear(this: pg.Client, name, ...rest) {
    if (String(name) === 'notice') {
      log.texts.push(textOf(rest[0], 'message'));
      log.values.push(textOf(rest[0], 'detail'));
    }
    return emit.call(this, name, ...rest);
  });
  const name = new URL(databaseUrl).pathname.slice(1);
  const { db } = services;
  // The log is also sent to clients; connections that are already open do not use the new setting yet.
  await sql`alter database ${sql.id(name)} set log_statement = 'all'`.execute(db);
  await sql`alter database ${sql.id(name)} set client_min_messages = 'log'`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and state = 'idle'`.execute(db);
  await sql`select set_config('log_statement', 'all', false), set_config('client_min_messages', 'log', false)`.execute(
    db,
  );
  return log satisfies StatementLog;
}

/** Texts that would act as SQL, or break a parser, if they were treated as anything but a value. */
export const ATTACKS: readonly string[] = [
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
