import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../../../../server/apiRoutes.ts';
import { exportMeans, ExportRunner } from '../../../../server/files/exports/exportRunner.ts';
import { validatorsAtFirstUse } from '../../../../server/app/http/inputValidators.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** Returns the error if Ajv cannot compile the schema: its first input compiles it. */
function faultOf(schema: object): string[] {
  try {
    void validatorsAtFirstUse()({ schema, method: 'POST', url: '/' })({});
    return [];
  } catch (error) {
    return [String(error)];
  }
}

test('every schema of an input can be compiled', () => {
  const { services } = server;
  const jobs = new JobRunner(services, { onError: () => undefined });
  const routes = apiRoutes(services, new ExportRunner(exportMeans(services), () => undefined), jobs);
  const schemas = routes.flatMap(({ schema = {} }) => Object.values(schema));
  expect(schemas.length).toBeGreaterThan(200);
  expect(schemas.flatMap(faultOf)).toEqual([]);
  expect(faultOf({ type: 'objekt' })).toHaveLength(1);
});
