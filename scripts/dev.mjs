import { spawn } from 'node:child_process';
import { ensureInstalled, root } from './preparation.mjs';

/**
 * `npm run dev`: the server restarts and the page reloads when a source is saved; saved schemas take effect without
 * either, and editors offer the names that the schemas define. The front end is at http://localhost:5173, the API at
 * PORT (8080).
 */
ensureInstalled();

const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;
const env = { ...process.env, NODE_ENV: 'development', WAYBILL_API: api };

const start = (...words) => spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });

const children = [
  start('node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'),
  start('node_modules/vite/bin/vite.js', '--config', 'vite.config.ts'),
  start('node_modules/tsx/dist/cli.mjs', 'scripts/names.ts'),
];

let isStopping = false;
function stop(signal = 'SIGTERM') {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) if (child.exitCode === null) child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children)
  child.on('exit', (code) => {
    if (!isStopping) process.exitCode = code ?? 1;
    stop();
  });
