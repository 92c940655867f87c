import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ATTACKS, listenToStatements, MARK, type StatementLog } from '../../statementLog.ts';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

let server: ReportServer;
let logged: StatementLog;
beforeAll(async () => {
  server = await startReportServer();
  logged = await listenToStatements(server);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

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
