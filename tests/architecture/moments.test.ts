import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = ['src', 'renderers'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('locales'))
    .map((file) => join(folder, file)),
);

/** Spellings of a date and time other than YYYY-MM-DD HH:mm:ss (S9-10). */
const OTHER_WAYS: readonly (readonly [string, RegExp])[] = [
  ['the format of a locale', /(?:date|time)Style:|toLocale(?:Date|Time)String|new Date\([^)]*\)\.toLocaleString/],
  ['a time without its seconds', /HH:mm(?!:ss)|slice\(0, 16\)|slice\(11, 16\)/],
  ['a day without its year', /['"`]MM-DD|slice\(5, (?:10|16)\)/],
];

test.each(OTHER_WAYS)('no screen writes a moment by %s [S9-10]', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
