import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isError } from '../engine/index.ts';
import { projectFolder } from '../server/core/base/projectFolder.ts';
import { diagnoseByDatabase, sayNotLooked } from './doctor/byDatabase.ts';
import { diagnose } from './doctor/diagnose.ts';
import type { SchemaTexts } from './doctor/diagnose.ts';
import { mendSchemas } from './doctor/mendSchemas.ts';
import { readOptions, USAGE } from './doctor/options.ts';
import type { DoctorOptions } from './doctor/options.ts';
import { readSchemas } from './doctor/readSchemas.ts';
import { report } from './doctor/reports.ts';

/** Reports all problems of the schemas, and fixes those with a certain fix. Exit codes: see USAGE. */
const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string };

function writeChanges(folder: string, before: SchemaTexts, after: SchemaTexts): void {
  for (const [path, text] of after) if (text !== before.get(path)) writeFileSync(join(folder, path), text);
}

/** Returns whether there are no errors. */
async function examine({ folder, fix, format, language }: DoctorOptions): Promise<boolean> {
  const prefix = `${folder.replace(/\/+$/, '')}/`;
  const texts = readSchemas(resolve(projectFolder, folder));
  const { compiled, mended, ...after } = fix
    ? mendSchemas(texts, prefix)
    : { texts, compiled: diagnose(texts, prefix), mended: [] };
  if (fix) writeChanges(resolve(projectFolder, folder), texts, after.texts);
  const { pages, dictionaries, reports } = compiled;
  const asked = await diagnoseByDatabase(compiled, after.texts, prefix);
  const problems = [...compiled.problems, ...asked.problems];
  const counted = { pages: pages.size, dictionaries: dictionaries.size, reports: reports.size, folder: prefix };
  console.log(report(format, { problems, mended, counted, version, language }));
  // Written to stderr, because programs may read the list.
  if (asked.notLooked !== undefined) console.error(sayNotLooked(asked.notLooked, language));
  return !problems.some(isError);
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (!existsSync(resolve(projectFolder, options.folder))) {
    console.error(`there is no folder "${options.folder}"`);
    return 2;
  }
  return (await examine(options)) ? 0 : 1;
}

process.exitCode = await run();
