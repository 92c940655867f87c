import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackup } from '../../../../server/app/backup/restoreBackup.ts';
import { readBackupPlan } from '../../../../server/core/config/backupPlan.ts';
import { readConfig } from '../../../../server/core/config/config.ts';
import { NightlyBackup } from '../../../../server/app/jobs/nightlyBackup.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

let root: string;
let server: TestServer;
let clock = Date.parse('2026-11-20T02:29:00+08:00');
const errors: unknown[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'waybill-nightly-'));
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const nightly = (folder: string, copies = 2): NightlyBackup => {
  const plan = readBackupPlan(`${folder} 02:30 ${copies}`);
  const config = {
    ...server.services.config,
    databaseUrl: server.databaseUrl,
    dataFolder: root,
    ...(plan && { backup: plan }),
  };
  return new NightlyBackup(
    { ...server.services, config },
    { onError: (error) => errors.push(error), now: () => clock },
  );
};
const at = (time: string): void => {
  clock = Date.parse(`${time}+08:00`);
};
const logged = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ log_content: string }>`
    select log_content from sys_log where log_type = 3 order by id`.execute(server.services.db);
  return rows.map(({ log_content }) => log_content);
};

test('several servers create one backup on schedule, and delete old copies once it is verified', async () => {
  const folder = join(root, 'copies');
  const servers = [nightly(folder), nightly(folder)];
  const look = () => Promise.all(servers.map((one) => one.lookOnce()));
  mkdirSync(folder);
  writeFileSync(join(folder, 'waybill-20261110T183000Z.backup'), 'old');
  writeFileSync(join(folder, 'waybill-20261110T183000Z.backup.0a1b2c3d.part'), 'broken off');
  writeFileSync(join(folder, 'mine.backup'), 'left alone');
  at('2026-11-20T02:30:10');
  await look();
  await look();
  expect(readdirSync(folder).sort()).toEqual([
    'mine.backup',
    'waybill-20261110T183000Z.backup',
    'waybill-20261119T183000Z.backup',
  ]);
  at('2026-11-21T01:00:00');
  await look();
  // Hours late: the backup is made all the same.
  at('2026-11-22T01:00:00');
  await look();
  expect(readdirSync(folder).sort()).toEqual([
    'mine.backup',
    'waybill-20261119T183000Z.backup',
    'waybill-20261120T183000Z.backup',
  ]);
  expect((await checkBackup(join(folder, 'waybill-20261120T183000Z.backup'))).trailer.rows).toBeGreaterThan(500);
  expect(await logged()).toEqual([
    expect.stringContaining('每日备份'),
    expect.stringContaining('waybill-20261120T183000Z'),
  ]);
  expect(errors).toEqual([]);
});

test('a failed backup alerts administrators, keeps old copies, and is retried the next night', async () => {
  const folder = join(root, 'file');
  writeFileSync(folder, 'no folder');
  const admin = await server.signIn('admin');
  const unread = async (): Promise<string> =>
    JSON.stringify((await admin.call({ url: '/sys/annountCement/listByUser' })).body);
  at('2026-11-23T03:00:00');
  await nightly(folder).lookOnce();
  await nightly(folder).lookOnce();
  expect(errors).toHaveLength(1);
  expect((await logged()).at(-1)).toContain('执行失败');
  expect((await unread()).match(/定时任务“每日备份”执行失败/g)).toHaveLength(1);
  rmSync(folder);
  at('2026-11-24T03:00:00');
  await nightly(folder).lookOnce();
  expect(readdirSync(folder)).toEqual(['waybill-20261123T183000Z.backup']);
  chmodSync(folder, 0o700);
});

test('a server that stops breaks its backup off, and the next one makes it', async () => {
  const folder = join(root, 'stopped');
  at('2026-11-26T03:00:00');
  const stopping = nightly(folder);
  stopping.start();
  await stopping.close();
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  await nightly(folder).lookOnce();
  expect(readdirSync(folder)).toEqual(['waybill-20261125T183000Z.backup']);
});

test('without WAYBILL_BACKUP nothing is made', async () => {
  const { config } = server.services;
  const none = new NightlyBackup({ ...server.services, config }, { onError: () => {}, now: () => clock + 86_400_000 });
  await none.lookOnce();
  expect(config.backup).toBeUndefined();
});

test.each([
  ['/backups 02:30 7', { folder: '/backups', cron: '0 30 2 * * ?', copies: 7 }],
  ['/my backups/a 23:05  14', { folder: '/my backups/a', cron: '0 5 23 * * ?', copies: 14 }],
])('WAYBILL_BACKUP may say %j', (text, backup) => {
  expect(readConfig({ WAYBILL_BACKUP: text }).backup).toEqual(backup);
});

test.each(['/backups', '/backups 2:30 7', '/backups 24:00 7', '/backups 02:30', '/backups 02:30 0', '02:30 7'])(
  'WAYBILL_BACKUP may not say %j',
  (text) => {
    expect(() => readConfig({ WAYBILL_BACKUP: text })).toThrow('/backups 02:30 7');
  },
);
