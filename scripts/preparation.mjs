import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Uses only Node built-ins: this runs before packages are installed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether node_modules matches package-lock.json: same packages, same versions. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional, devOptional, link }]) =>
      path === '' || optional || devOptional || link || installed[path]?.version === version,
  );
}

/** Runs npm. On Windows npm is a script that needs a shell. */
export function runNpm(...words) {
  execFileSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('正在安装依赖 (installing packages) …');
  runNpm('ci', '--no-audit', '--no-fund');
}

/**
 * Excludes schemas: the server reads them itself, and the code generated from their meta-schemas is part of the engine.
 */
const SOURCES = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'];
const SOURCE_FILES = [
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.workers.config.ts',
  'scripts/pageChunks.ts',
];
const STAMP = 'dist/sources.sha256';

function sourceFiles(project) {
  const below = SOURCES.filter((folder) => existsSync(join(project, folder))).flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  return [...below, ...SOURCE_FILES.map((file) => join(project, file)).filter((file) => existsSync(file))].sort();
}

/** Changes whenever any input of the build changes. */
export function sourcesHash(project = root) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(project)) hash.update(`${file.slice(project.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

/** Writes a gzip copy next to each text file of the front end, so that the server need not compress per request. */
function compressClient() {
  const client = join(root, 'dist/client');
  for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' }))
    if (COMPRESSIBLE.test(name)) {
      const content = readFileSync(join(client, name));
      if (content.length > 1024) writeFileSync(join(client, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
}

/** Builds front end and server unless dist was built from the same sources. */
export function ensureBuilt() {
  const hash = sourcesHash();
  const stamp = join(root, STAMP);
  const isBuilt = ['client/index.html', 'server/main.js'].every((file) => existsSync(join(root, 'dist', file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('正在构建 (building) …');
  for (const config of ['vite.config.ts', 'vite.server.config.ts', 'vite.workers.config.ts'])
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
  compressClient();
  writeFileSync(stamp, hash);
}
