import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../../server/core/config/config.ts';
import { startFailure } from '../../server/startFailure.ts';
import { startServer } from '../../server/startServer.ts';
import { canMount, skipWithoutMount, smallDisk } from './smallDisk.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (environment: Readonly<Record<string, string>>): Config =>
  readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    WAYBILL_LOG: 'silent',
    WAYBILL_DATA: join(folder, 'data'),
    ...environment,
  });

/** Returns the message for the operator when the server does not start. */
const failureOf = (config: Config): Promise<string> =>
  startServer(config, () => {}).then(
    async ({ close }) => {
      await close();
      return 'it started';
    },
    (error: unknown) => startFailure(error, config),
  );

test('a taken port is told before a database is made', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = String(Object(address).port);
  expect(await failureOf(configOf({ PORT: port }))).toMatch(new RegExp(`端口 ${port} 已被占用.*PORT`));
  expect(existsSync(join(folder, 'data'))).toBe(false);
  holder.close();
});

test('an address that this machine does not have is told as such', async () => {
  expect(await failureOf(configOf({ HOST: '192.0.2.1' }))).toMatch(/本机没有地址 192\.0\.2\.1/);
});

test('a database that cannot be reached is told with the variable that names it', async () => {
  const config = configOf({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(await failureOf(config)).toMatch(/无法连接数据库，请检查 DATABASE_URL/);
});

test.runIf(canMount)(`a data folder that cannot be written is told with its place (${skipWithoutMount})`, async () => {
  const disk = smallDisk(folder, '1m', 'ro');
  try {
    expect(await failureOf(configOf({}))).toMatch(/数据目录 .*data 不能写入（只读或没有权限）.*WAYBILL_DATA/);
  } finally {
    disk.remove();
  }
});

test.runIf(canMount)(
  `reports a full disk at the first start and leaves nothing behind (${skipWithoutMount})`,
  async () => {
    const disk = smallDisk(folder, '20m');
    try {
      expect(await failureOf(configOf({}))).toMatch(/磁盘已满，数据目录 .*data 需要至少 200 MB/);
      expect(readdirSync(join(folder, 'data'))).toEqual(['postgres.password']);
    } finally {
      disk.remove();
    }
  },
);

test.each([
  ['ENOSPC', /磁盘已满/],
  ['EROFS', /不能写入/],
  ['EACCES', /不能写入/],
  ['28P01', /数据库拒绝连接/],
  ['other', /^启动失败 \(cannot start\)：words$/],
])('says what a cause of %s means, also below another error', (code, words) => {
  const cause = Object.assign(new Error('words'), { code });
  expect(startFailure(cause, configOf({}))).toMatch(words);
  if (code !== 'other') expect(startFailure(new Error('above', { cause }), configOf({}))).toMatch(words);
});

/** A process that fails, and fails again while it stops. */
const FAILING = `
  import { setTimeout as wait } from 'node:timers/promises';
  import { endOnce } from ${JSON.stringify(new URL('../../server/core/base/endOnce.ts', import.meta.url).href)};
  const fail = (text) => setImmediate(() => { throw new Error(text); });
  const close = async () => {
    fail('the second');
    await wait(20);
    void Promise.reject(new Error('the third'));
    await wait(20);
    console.log('everything is stopped');
  };
  endOnce({ close, say: console.log, complain: console.log });
  fail('the first');`;

test('errors that come while the server stops do not end it before everything is stopped', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', FAILING]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [status] = await once(child, 'close');
  expect(said).toMatch(/the first[^]*the second[^]*the third[^]*everything is stopped/);
  expect(status).toBe(1);
});
