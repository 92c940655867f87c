import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** `look: "customs"` of `sel_search` is a key of the page language (W2.3). */
const KEY_OF_PAGES = new Set(['engine/language/columnKinds/compiledColumn.ts']);

test('the engine names no trade', () => {
  const files = readdirSync(join(ROOT, 'engine'), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !parentPath.includes('generated'))
    .map(({ name, parentPath }) => relative(ROOT, join(parentPath, name)));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => /customs|报关|海关/i.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(naming.filter((file) => !KEY_OF_PAGES.has(file))).toEqual([]);
});
