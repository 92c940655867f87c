import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './preparation.mjs';

/**
 * `npm run test:takeover`: 200 random permission sets with 20 calls each; takes minutes. Normal test runs use fewer
 * sets.
 */
ensureInstalled();
const words = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'server',
  'tests/server/directory/accessExplanation/takeover',
];
const { status } = spawnSync(process.execPath, words, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, WAYBILL_TAKEOVER_SETS: '200' },
});
process.exit(status ?? 1);
