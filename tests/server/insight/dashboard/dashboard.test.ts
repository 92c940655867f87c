import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStaleDays, markHistory } from '../../../../server/insight/dashboard/countedDays.ts';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';

const EXPORT = 'customs/export-declaration';

let server: TestServer;
let clerk: TestClient;
const ids: string[] = [];

const goods = (declTotal: string, tradeCurr: string) => ({
  gName: '自行车',
  gQty: '1',
  declPrice: declTotal,
  declTotal,
  tradeCurr,
});

const add = async (client: TestClient, body: Readonly<Record<string, unknown>>): Promise<string> => {
  const answer = await client.call({ method: 'POST', url: '/bgd/export/add', body });
  if (!answer.body.success) throw new Error(answer.body.message);
  return String(Object(answer.body.result).id);
};

const count = () => countStaleDays(server.services.db, server.services.schemas.pages(), { most: 50 });

interface Dashboard {
  readonly pages: readonly { readonly id: string }[];
  readonly figures: {
    readonly today: readonly { readonly pageId: string; readonly records: number }[];
    readonly month: readonly { readonly pageId: string; readonly records: number }[];
    readonly amounts: readonly { readonly currency: string; readonly amount: string }[];
    readonly trend: readonly { readonly step: string; readonly records: number }[];
    readonly steps: readonly string[];
    readonly shares: readonly {
      readonly key: string;
      readonly parts: readonly { readonly code: string | null; readonly records: number }[];
    }[];
  };
}

const look = async (account: Account, period = 'days'): Promise<Dashboard> => {
  const client = await server.signIn(account);
  const { status, body } = await client.call({ url: `/sys/dashboard/declarations?period=${period}` });
  expect(status, body.message).toBe(200);
  return body.result as Dashboard;
};

/** Sum over all pages. */
const sum = (parts: Dashboard['figures']['today']): number => parts.reduce((all, { records }) => all + records, 0);

beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
  ids.push(
    await add(clerk, {
      contrNo: 'DASH-1',
      tradeCountry: 'USA',
      tradeMode: '0110',
      bgdGoodsList: [goods('100.25', 'USD'), goods('0.5', 'USD'), goods('7', 'CNY')],
    }),
    await add(clerk, { contrNo: 'DASH-2', tradeCountry: 'USA', bgdGoodsList: [goods('50', 'USD')] }),
    await add(clerk, { contrNo: 'DASH-3', tradeCountry: 'JPN', bgdGoodsList: [] }),
  );
  await count();
});
afterAll(() => server.close());

describe('the figures of the dashboard', () => {
  test('count declarations of today and this month, and sum amounts exactly by currency [S2.1-2]', async () => {
    const { figures } = await look('clerk');
    expect(figures).toMatchObject({ today: [{ pageId: EXPORT, records: 3 }], month: [{ pageId: EXPORT, records: 3 }] });
    expect(figures.amounts.map(({ currency, amount }) => [currency, Number(amount)])).toEqual([
      ['USD', 150.75],
      ['CNY', 7],
    ]);
  });

  test('tell every day of the last 30 and every month of the last 12', async () => {
    const days = (await look('clerk')).figures;
    expect(days.steps).toHaveLength(30);
    expect(days.trend).toMatchObject([{ step: days.steps.at(-1), records: 3 }]);
    const months = (await look('clerk', 'months')).figures;
    expect(months.steps).toHaveLength(12);
    expect(months.trend).toMatchObject([{ step: months.steps.at(-1), records: 3 }]);
  });

  test('share declarations out by country, trade mode and port', async () => {
    const { shares } = (await look('clerk')).figures;
    expect(shares.map(({ key }) => key)).toEqual(['tradeCountry', 'tradeMode', 'iePort']);
    expect(shares[0]?.parts).toMatchObject([
      { code: 'USA', records: 2 },
      { code: 'JPN', records: 1 },
    ]);
    expect(shares[1]?.parts).toMatchObject([
      { code: '', records: 2 },
      { code: '0110', records: 1 },
    ]);
  });

  test('are those of the own department and of what is below it', async () => {
    expect((await look('clerk2')).figures).toMatchObject({ today: [], amounts: [], trend: [] });
    expect(sum((await look('admin')).figures.today)).toBe(3);
  });

  test('are those of the own tenant', async () => {
    const { db } = server.services;
    await db.insertInto('sys_tenant').values({ id: '2000', name: '别家公司' }).execute();
    await sql`update dashboard_day set tenant_id = '2000'`.execute(db);
    expect(sum((await look('clerk')).figures.today)).toBe(0);
    await sql`update dashboard_day set tenant_id = '1000'`.execute(db);
    expect(sum((await look('clerk')).figures.today)).toBe(3);
  });

  test('follow what is edited and removed', async () => {
    const { body } = await clerk.call({ url: `/bgd/export/queryById?id=${ids[1]}` });
    const record = Object(body.result);
    const edited = { id: record.id, version: record.version, tradeCountry: 'DEU' };
    expect((await clerk.call({ method: 'PUT', url: '/bgd/export/edit', body: edited })).body.success).toBe(true);
    expect((await clerk.call({ method: 'DELETE', url: `/bgd/export/delete?id=${ids[2]}` })).body.success).toBe(true);
    expect(await count()).toBe(1);
    const { figures } = await look('clerk');
    expect(sum(figures.today)).toBe(2);
    expect(figures.shares[0]?.parts.map(({ code }) => code).sort()).toEqual(['DEU', 'USA']);
    expect(await count()).toBe(0);
  });

  test('count once what was there before anything was noted', async () => {
    const { db, schemas } = server.services;
    await sql`delete from dashboard_day`.execute(db);
    await markHistory(db, schemas.pages());
    expect(await count()).toBe(1);
    expect(sum((await look('clerk')).figures.today)).toBe(2);
    await markHistory(db, schemas.pages());
    expect(await count()).toBe(0);
  });
});

describe('the call', () => {
  test('needs a session, the right to it, and a period that there is', async () => {
    const url = '/sys/dashboard/declarations';
    expect((await server.stranger.call({ url })).status).toBe(401);
    expect((await clerk.call({ url: `${url}?period=years` })).status).toBe(400);
    const { db } = server.services;
    await sql`delete from sys_role_permission using sys_permission p
      where p.id = permission_id and p.perms = 'bgd:dashboard:list'`.execute(db);
    expect((await clerk.call({ url })).status).toBe(403);
  });
});
