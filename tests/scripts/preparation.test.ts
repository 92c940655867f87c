import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesHash } from '../../scripts/preparation.mjs';

let project: string;
const write = (path: string, text: string): void => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'waybill-sources-'));
  for (const folder of ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'])
    write(`${folder}/index.ts`, folder);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each([
  'schemas/menu.json',
  'schemas/pages/customs/export-declaration.json',
  'schemas/reports/party.sql',
  'schemas/locales/en-US/menu.json',
  'schemas/meta/names.schema.json',
  'docs/implementers.md',
])('a start after %s was edited builds nothing again', (path) => {
  write(path, 'before');
  const before = sourcesHash(project);
  write(path, 'after');
  expect(sourcesHash(project)).toBe(before);
});

test.each([
  'engine/index.ts',
  'renderers/a.tsx',
  'src/new.css',
  'server/main.ts',
  'package-lock.json',
  'vite.config.ts',
  'scripts/pageChunks.ts',
])('a start after %s was edited builds again', (path) => {
  const before = sourcesHash(project);
  write(path, 'after');
  expect(sourcesHash(project)).not.toBe(before);
});
