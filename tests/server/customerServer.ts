import { join } from 'node:path';
import { prepareRecords } from '../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../server/app/seeds/menu.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from './testServer.ts';

/** Starts a server of customers and visits: clerks hold all rights on both, within the row and field limits. */
export const startCustomerServer = async (): Promise<TestServer> => {
  const server = await startTestServer({ schemasFolder: join(import.meta.dirname, 'fixtures/customers') });
  const problems = server.services.schemas.problems();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  return server;
};

export const postTo = (client: TestClient, url: string, body: unknown): Promise<TestAnswer> =>
  client.call({ method: 'POST', url, body });

export const resultOf = (answer: TestAnswer): Readonly<Record<string, unknown>> => Object(answer.body.result);
