import { networkInterfaces } from 'node:os';
import type { Config } from './core/config/config.ts';
import type { RunningServer } from './startServer.ts';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

const addressesOf = (host: string): readonly string[] => {
  if (!ANY_ADDRESS.has(host)) return [host];
  const outer = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...outer];
};

const GIVEN = '（由环境变量指定）';

/** What the operator reads when the server is up; passwords only when this start has made the accounts. */
export function banner({ host }: Config, { port, accounts }: Pick<RunningServer, 'port' | 'accounts'>): string {
  const addresses = addressesOf(host).map((address) => `  http://${address}:${port}`);
  const people = accounts.map(
    ({ username, role, department, password }) =>
      `  ${username.padEnd(10)} ${(password ?? GIVEN).padEnd(16)} ${role}，${department}`,
  );
  const about =
    people.length > 0
      ? ['账号（口令只显示这一次，请记下 / passwords are shown this once）：', ...people]
      : ['账号口令已在首次启动时显示；重置口令：npm run password -- admin'];
  return ['', 'Waybill 已启动 (ready)：', ...addresses, ...about, '按 Ctrl+C 停止 (stop)', ''].join('\n');
}
