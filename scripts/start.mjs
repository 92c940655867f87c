import { ensureBuilt, ensureInstalled } from './preparation.mjs';

/** `npm start`: runs all steps from a fresh clone to the running product. The server runs in this process. */
try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  console.error(`准备失败 (cannot prepare the start)：${error.message}`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
