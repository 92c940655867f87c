import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerExtensions } from '../../engine/index.ts';
import { EXTENSIONS } from '../../extensions/index.ts';
import { pageMetaSchema } from './pageMetaSchema.ts';
import type { JsonSchema } from './pageMetaSchema.ts';
import { keyPage, pageKeyPage } from './reference/keyPages.ts';
import { checksPage, functionsPage } from './reference/namePages.ts';
import { systemNamesPage, tablesPage } from './reference/tablePages.ts';

registerExtensions(EXTENSIONS);

/**
 * Every page of docs/reference by its path in the project, with its text. Requires the generated engine, whose tables
 * it reads.
 */
export function generateReference(root: string): ReadonlyMap<string, string> {
  const meta = join(root, 'schemas/meta');
  const read = (file: string): JsonSchema => JSON.parse(readFileSync(join(meta, file), 'utf8')) as JsonSchema;
  const common = new Set(Object.keys(read('column.source.json').properties as JsonSchema));
  const page = { title: 'Keys of pages', files: '`schemas/pages/<area>/<name>.json`', schema: pageMetaSchema(meta) };
  const others = [
    { name: 'dictionary', title: 'Keys of dictionaries', files: '`schemas/dicts/<code>.json`' },
    { name: 'menu', title: 'Keys of the menu', files: '`schemas/menu.json`' },
    { name: 'report', title: 'Keys of popup reports', files: '`schemas/reports/<code>.json`' },
    { name: 'locale', title: 'Keys of translations', files: '`schemas/locales/<language>/<page id>.json`' },
    { name: 'message', title: 'Keys of messages', files: '`schemas/messages/<name>.json`' },
    { name: 'print', title: 'Keys of prints', files: '`schemas/prints/<name>.json`' },
    { name: 'job', title: 'Keys of jobs', files: '`schemas/jobs/<name>.json`' },
  ];
  return new Map([
    ['docs/reference/page-keys.md', pageKeyPage(page, common)],
    ...others.map(({ name, ...said }): [string, string] => [
      `docs/reference/${name}-keys.md`,
      keyPage({ ...said, schema: read(`${name}.source.json`) }),
    ]),
    ['docs/reference/functions.md', functionsPage()],
    ['docs/reference/checks.md', checksPage()],
    ['docs/reference/tables.md', tablesPage(root)],
    ['docs/reference/system-names.md', systemNamesPage()],
  ]);
}
