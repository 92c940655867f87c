import { createServer } from 'node:net';
import { causesOf, isFullDisk } from './core/base/fullDisk.ts';
import type { Config } from './core/config/config.ts';
import { FolderInUseError } from './core/database/folderLock.ts';
import { NewerDatabaseError } from './core/database/migrations.ts';

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
/** What Node says of a folder that cannot be made, also where only reading is allowed. */
const isUnmade = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
const isListening = (error: Error): boolean => 'syscall' in error && error.syscall === 'listen';

interface Cause {
  readonly means: (error: Error) => boolean;
  readonly say: (error: Error, config: Config) => string;
}

const hasCode =
  (...codes: readonly string[]) =>
  (error: Error): boolean =>
    codes.includes(codeOf(error));

/** The programs of PostgreSQL say it in words. */
const says =
  (words: RegExp) =>
  (error: Error): boolean =>
    words.test(error.message);

const either =
  (...tests: readonly Cause['means'][]): Cause['means'] =>
  (error) =>
    tests.some((test) => test(error));

/** What the operator can do something about; the first that fits is said. */
const CAUSES: readonly Cause[] = [
  {
    means: (error) => error instanceof FolderInUseError,
    say: (error) =>
      `${error.message}\n请先停止该进程；要同时运行两个服务，请用 WAYBILL_DATA 指定另一个目录，用 PORT 指定另一个端口。`,
  },
  {
    means: (error) => error instanceof NewerDatabaseError,
    say: (error, { databaseUrl, dataFolder }) =>
      [
        `${databaseUrl === undefined ? `数据目录 ${dataFolder}` : '数据库'} 由更新的版本写入，本版本不能打开，未做任何修改 (written by a newer release)：${
          error instanceof NewerDatabaseError ? error.unknown.join(', ') : ''
        }`,
        '请启动该更新的版本，或恢复升级前的备份后再用本版本启动，参见 docs/upgrading.md。',
      ].join('\n'),
  },
  {
    means: hasCode('EADDRINUSE'),
    say: (_, { port }) => `端口 ${port} 已被占用，请用 PORT 指定另一个端口 (port ${port} is in use)`,
  },
  {
    means: (error) => isListening(error) && codeOf(error) === 'EACCES',
    say: (_, { host, port }) => `没有权限监听 ${host}:${port} (not allowed to listen there)`,
  },
  {
    means: (error) => isListening(error) && codeOf(error) === 'EADDRNOTAVAIL',
    say: (_, { host }) => `本机没有地址 ${host}，请检查 HOST (this machine has no such address)`,
  },
  {
    means: isFullDisk,
    say: (_, { dataFolder }) =>
      `磁盘已满，数据目录 ${dataFolder} 需要至少 200 MB 可用空间，释放后重新启动即可 (the disk of the data folder is full)`,
  },
  {
    means: either(
      isUnmade,
      hasCode('EROFS', 'EACCES', 'EPERM', 'ENOTDIR'),
      says(/Read-only file system|Permission denied/),
    ),
    say: (error, { dataFolder }) =>
      `数据目录 ${dataFolder} 不能写入（只读或没有权限），请检查权限或用 WAYBILL_DATA 指定另一个目录 (the data folder cannot be written)：${error.message}`,
  },
  {
    means: hasCode('ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', '57P03'),
    say: (error) => `无法连接数据库，请检查 DATABASE_URL (cannot reach the database)：${error.message}`,
  },
  {
    means: hasCode('28P01', '28000', '3D000'),
    say: (error) => `数据库拒绝连接，请检查 DATABASE_URL 中的用户、口令和库名 (refused)：${error.message}`,
  },
];

/** What the operator is told when the server cannot start. */
export function startFailure(error: unknown, config: Config): string {
  const causes = causesOf(error);
  for (const { means, say } of CAUSES) {
    const found = causes.find(means);
    if (found !== undefined) return say(found, config);
  }
  return `启动失败 (cannot start)：${error instanceof Error ? error.message : String(error)}`;
}

/** Throws as listening there would; looked at before anything is made. */
export const assertPortFree = ({ host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
