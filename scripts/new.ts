import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSchemas } from './doctor/readSchemas.ts';
import { newPage } from './newPage/newPage.ts';
import type { NewPage } from './newPage/newPage.ts';
import { writeNames } from './names/writeNames.ts';

const USAGE = `npm run new -- AREA/NAME [--title TITLE] [--url /AREA/NAME] [--schemas FOLDER]

  writes schemas/pages/AREA/NAME.json and a menu entry with its permission codes

exit code  0 written, 1 refused: nothing was written, 2 it could not be run`;

/** Writes a page to start from; what is there already stays. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { title: { type: 'string' }, url: { type: 'string' }, schemas: { type: 'string', default: 'schemas' } },
    });
    const [id, ...others] = positionals;
    return id === undefined || others.length > 0 ? undefined : { id, ...values };
  } catch {
    return undefined;
  }
}

function write(folder: string, { names, files }: NewPage): void {
  for (const [path, text] of files) {
    const file = join(resolve(root, folder), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeNames(resolve(root, folder));
  console.log(`written: ${[...files.keys()].map((path) => `${folder}/${path}`).join(', ')}

Next:
  1. npm run dev        ${names.title} stands in the menu at ${names.url}; the file is followed while you write
  2. edit ${folder}/pages/${names.id}.json; your editor completes and explains the keys
  3. npm run doctor     says what is wrong, if anything
  4. npm run grant -- ROLE "${names.permission}:*"
                        gives its rights to a role (clerk, reviewer, …); until then only the administrator has them
The tables ${names.table} and ${names.table}_line are made when the first record is written.`);
}

function run(): number {
  const words = readWords();
  if (words === undefined) {
    console.error(USAGE);
    return 2;
  }
  const { id, title, url, schemas } = words;
  const request = { id, ...(title === undefined ? {} : { title }), ...(url === undefined ? {} : { url }) };
  const page = newPage(request, readSchemas(resolve(root, schemas)));
  if ('refusals' in page) {
    for (const refusal of page.refusals) console.error(refusal);
    return 1;
  }
  write(schemas, page);
  return 0;
}

process.exitCode = run();
