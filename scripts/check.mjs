import { execFile, spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './preparation.mjs';

/**
 * `npm run check`: all checks that do not need the running product, two at a time. All of them run; a summary follows
 * at the end.
 */
ensureInstalled();

const node = (...command) =>
  new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ ok: error === null, stdout, output: `${stdout}${stderr}`.trim() }),
    );
  });

const tool = (path, ...words) => node(`node_modules/${path}`, ...words);

const GENERATED = ['engine/generated', 'schemas/meta', 'docs/reference', 'docs/architecture.md'];

/** Generating again must change nothing: the committed files must match the meta-schemas. */
async function generateAndCompare() {
  const generated = await tool('tsx/dist/cli.mjs', 'scripts/generate.ts');
  if (!generated.ok) return generated;
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', ...GENERATED], {
    cwd: root,
    encoding: 'utf8',
  });
  const changed = (stdout ?? '').trim();
  return { ok: changed === '', output: changed && `generated files differ from what is committed:\n${changed}` };
}

/** A cruise that finds no modules would pass, so it must report some. */
async function cruise() {
  const words = [
    'engine',
    'extensions',
    'contract',
    'renderers',
    'src',
    'server',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
  ];
  const report = await tool('dependency-cruiser/bin/dependency-cruise.mjs', ...words, 'json');
  let summary;
  try {
    ({ summary } = JSON.parse(report.stdout));
  } catch {
    return { ok: false, output: report.output };
  }
  if (summary.totalCruised === 0) return { ok: false, output: 'dependency-cruiser saw no modules' };
  const lines = summary.violations.map(({ rule, from, to }) => `${rule.severity} ${rule.name}: ${from} → ${to}`);
  return { ok: summary.error === 0, output: lines.join('\n') };
}

const CHECKS = [
  ['generate', generateAndCompare],
  ['types', () => tool('typescript/bin/tsc', '-b')],
  ['lint', () => tool('oxlint/bin/oxlint', '--quiet')],
  ['format', () => tool('oxfmt/bin/oxfmt', '--check', '.')],
  ['direction', cruise],
  ['unused', () => tool('knip/bin/knip.js')],
  ['names', () => tool('tsx/dist/cli.mjs', 'scripts/unused.ts')],
  ['schemas', () => tool('tsx/dist/cli.mjs', 'scripts/doctor.ts')],
];

const failed = [];

async function run([name, check]) {
  const { ok, output } = await check();
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  if (ok) return;
  console.log(output.replace(/^/gm, '    '));
  failed.push(name);
}

/** The other checks read the generated files, so generation comes first. */
const [first, ...others] = CHECKS;
await run(first);
const one = async () => {
  for (let next = others.shift(); next !== undefined; next = others.shift()) await run(next);
};
await Promise.all([one(), one()]);

console.log(failed.length === 0 ? 'check passed' : `check failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
