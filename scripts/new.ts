import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectFolder } from '../server/core/base/projectFolder.ts';
import { readSchemas } from './doctor/readSchemas.ts';
import { newPage } from './newPage/newPage.ts';
import { readOptions } from './newPage/options.ts';
import { WORDS } from './newPage/words.ts';
import { writeNames } from './names/writeNames.ts';

/** Writes a starter page; existing files are kept. Exit codes: see the usage in `WORDS`. */

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeNames(folder);
}

function run(): number {
  const { request, folder, language } = readOptions(process.argv.slice(2));
  const words = WORDS[language];
  if (request === undefined) {
    console.error(words.usage);
    return 2;
  }
  const page = newPage(request, readSchemas(resolve(projectFolder, folder)), language);
  if ('refusals' in page) {
    for (const refusal of page.refusals) console.error(refusal);
    return 1;
  }
  const { files, names } = page;
  write(resolve(projectFolder, folder), files);
  console.log(
    words.written(
      [...files.keys()].map((path) => `${folder}/${path}`),
      names,
      folder,
    ),
  );
  return 0;
}

process.exitCode = run();
