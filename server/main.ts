import closeWithGrace from 'close-with-grace';
import { banner } from './banner.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { FolderInUseError } from './database/folderLock.ts';
import { startServer } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

/** What the operator is told when the server cannot start. */
function startFailure(error: unknown, { port, host }: Config): string {
  if (error instanceof FolderInUseError) return `${error.message}\n请先停止该进程，或用 WAYBILL_DATA 指定另一个目录。`;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请用 PORT 指定另一个端口 (port ${port} is in use)`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `无法连接数据库，请检查 DATABASE_URL (cannot reach the database)：${error.message}`;
  if (code === 'EACCES') return `没有权限监听 ${host}:${port} (not allowed to listen there)`;
  return `启动失败 (cannot start)：${error.message}`;
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    complain(error instanceof ConfigError ? error.message : String(error));
    process.exit(1);
  }
}

const config = readConfigOrExit();
const starting = startServer(config, say);
/** Ctrl+C in a terminal may arrive twice, by the terminal and by npm: only the first counts. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const grace = closeWithGrace({ delay: 30_000, skip: [...SIGNALS] }, async ({ err }) => {
  if (err) complain(`服务器出错退出 (stopped by an error)：${err.stack ?? err.message}`);
  // A database that is just being started is stopped as well.
  const server = await starting.catch(() => undefined);
  await server?.close();
});
let isStopping = false;
for (const signal of SIGNALS)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    say('正在停止 (stopping) …');
    grace.close();
  });

try {
  say(banner(config, await starting));
} catch (error) {
  complain(startFailure(error, config));
  if (config.logLevel === 'debug' && error instanceof Error) complain(error.stack ?? '');
  process.exit(1);
}
