import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/core/config/config.ts';
import { changeRights } from '../../server/data/permissions/changeRights.ts';
import { reportUpgrade } from '../../server/app/seeds/upgradeReport.ts';
import { startServer, type RunningServer } from '../../server/startServer.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** Fixtures written by scripts/releaseFixture.ts. */
const RELEASES = new URL('fixtures/releases/', import.meta.url);
const PASSWORD = 'Release-fixture-1';
const NAMES = readdirSync(RELEASES)
  .filter((name) => name.endsWith('.sql.gz'))
  .sort();

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-upgrade-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function restore(name: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(gunzipSync(readFileSync(new URL(name, RELEASES))).toString());
  await client.end();
  return database;
}

interface Started {
  readonly server: RunningServer;
  /** Notices for the operator. */
  readonly notices: readonly string[];
}

const start = async ({ url }: TestDatabase): Promise<Started> => {
  const notices: string[] = [];
  const config = readConfig({
    DATABASE_URL: url,
    WAYBILL_DATA: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    WAYBILL_LOG: 'silent',
  });
  const server = await startServer(config, (notice) => notices.push(notice));
  return { server, notices };
};

const callOf =
  ({ app }: RunningServer, token = '') =>
  async (url: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await app.inject({
      url: `/api${url}`,
      headers: { 'x-access-token': token },
      ...(body !== undefined && { method: 'POST' as const, payload: Object(body) }),
    });
    const { success, message, result } = answer.json<{ success: boolean; message: string; result: unknown }>();
    if (!success) throw new Error(`${url}: ${message}`);
    return Object(result);
  };

async function expectStored(server: RunningServer): Promise<void> {
  const { token } = await callOf(server)('/sys/login', { username: 'admin', password: PASSWORD });
  const call = callOf(server, String(token));
  const list = async (contrNo: string) => (await call(`/bgd/export/list?contrNo=${contrNo}`))['records'];
  const [stored] = [await list('RELEASE-1')].flat();
  const record = await call(`/bgd/export/queryById?id=${Object(stored)['id']}`);
  expect(record['bgdGoodsList']).toMatchObject(['甲', '乙', '丙'].map((gName) => ({ gName, gQty: '86.50000' })));
  await call('/bgd/export/edit', { ...record, contrNo: 'RELEASE-2' });
  await call('/bgd/export/add', { contrNo: 'RELEASE-3', bgdGoodsList: [{ gName: '丁', gQty: '1.00000' }] });
  expect([await list('RELEASE-2'), await list('RELEASE-3'), await list('RELEASE-1')]).toMatchObject([[{}], [{}], []]);
}

const [oldest = '', ...later] = NAMES;

/** A complete server starts. */
const timeout = 120_000;

test.each(later)(
  'a database of the release %s opens with what was stored, and takes records',
  { timeout },
  async (name) => {
    const database = await restore(name);
    const { server, notices } = await start(database);
    await expectStored(server);
    expect(notices.join('\n')).toContain('(upgraded)');
    await server.close();
    await database.drop();
  },
);

/** Returns the printed lines below a title. */
const below = (said: readonly string[], title: string): readonly string[] => {
  const rest = said.slice(said.findIndex((line) => line.includes(title)) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) => line.trim());
};

test('the first start on the oldest database says what it did, the next one nothing', { timeout }, async () => {
  const database = await restore(oldest);
  const first = await start(database);
  await expectStored(first.server);
  await first.server.close();
  const said = first.notices.join('\n').split('\n');
  expect(said[0]).toMatch(/^数据库已升级 \(migrations applied\)：.*0072_comments_on_cells/);
  expect(said.find((line) => line.includes('(upgraded)'))).toMatch(/^已升级到版本 \d+\.\d+\.\d+ \(upgraded\)：$/);
  expect(below(said, '(new pages)')).toContain('/isystem/QuartzJobList 定时任务');
  expect(below(said, '(new rights)')).toContain('system:file:unattached 下载不属于任何单据的文件');
  expect(below(said, '(tables)')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^建表 scheduled_job（\d+ 列）$/),
      '加列 bgd_declaration.declare_by text',
      expect.stringMatching(/^索引 \d+ 个 \(indexes\)$/),
    ]),
  );
  const commands = below(said, '(shipped roles lack rights');
  expect(commands).toEqual([
    expect.stringMatching(/^npm run grant -- clerk .*bgd:export:print/),
    expect.stringMatching(/^npm run grant -- reviewer .*bgd:export:comment/),
  ]);
  for (const command of commands) {
    const [role = '', ...words] = command.replace('npm run grant -- ', '').split(' ');
    expect(await changeRights(database.db, { role, words, change: 'give' })).not.toHaveProperty('refusals');
  }
  const nothing = { added: [], applied: [] };
  expect(await reportUpgrade(database.db, nothing, '9.9.9')).toMatch(
    /^已升级到版本 9\.9\.9，此前为 \d+\.\d+\.\d+ \(upgraded\)$/,
  );
  await reportUpgrade(database.db, nothing);
  const second = await start(database);
  await second.server.close();
  expect(second.notices).toEqual([]);
  await database.drop();
});
