import { join } from 'node:path';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

export const ORDER_SCHEMAS = join(import.meta.dirname, '../../fixtures/records');

/**
 * Starts a server of the order page: clerks have all rights except the fee, reviewers may review, administrators may do
 * everything.
 */
export const startOrderServer = async (): Promise<TestServer> => {
  const server = await startTestServer({ schemasFolder: ORDER_SCHEMAS });
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  return server;
};

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (answer: TestAnswer): Fields => Object(answer.body.result);

export const linesOf = (record: Fields): readonly Fields[] => Object(record['orderLineList']);

type Post = (client: TestClient, operation: string, body: unknown) => Promise<TestAnswer>;

export const postWith =
  (headers: Readonly<Record<string, string>>): Post =>
  (client, operation, body) =>
    client.call({ method: 'POST', url: `/trade/order/${operation}`, body, headers });

export const post = postWith({});

export const get = (client: TestClient, operation: string, query = ''): Promise<TestAnswer> =>
  client.call({ url: `/trade/order/${operation}${query}` });

/** Adds an order and returns it as stored. */
export const addOrder = async (client: TestClient, body: Fields): Promise<Fields> => {
  const answer = await post(client, 'add', body);
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return fieldsOf(answer);
};

export const idsOf = (answer: TestAnswer): readonly unknown[] => {
  const { records } = fieldsOf(answer);
  return Array.isArray(records) ? records.map((record: Fields) => record['id']) : [];
};

/** Returns counts of stored rows, to check that a refused call left nothing behind. */
export const countStored = async ({ services }: TestServer): Promise<Fields> => {
  const { sql } = await import('kysely');
  const { rows } = await sql<Fields>`select (select count(*) from trade_order)::integer as orders,
    (select count(*) from trade_order_line)::integer as lines,
    (select coalesce(sum(version), 0) from trade_order)::integer as versions,
    (select count(*) from sys_data_log)::integer as audits,
    (select count(*) from sys_idempotency)::integer as keys`.execute(services.db);
  return rows[0] ?? {};
};
