import pg from 'pg';

/** Acts as another server with long work: a connection that holds its advisory lock until it is killed. */
export async function holdWork(databaseUrl: string, kind: string, id: string): Promise<{ kill: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pg_advisory_lock(hashtextextended($1, 0)), pg_backend_pid() as pid',
    [`waybill ${kind} ${id}`],
  );
  const gone = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  return {
    kill: async () => {
      const killer = new pg.Client({ connectionString: databaseUrl });
      await killer.connect();
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await killer.end();
      await gone;
    },
  };
}
