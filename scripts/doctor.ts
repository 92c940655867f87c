import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileSchemas, formatProblem } from '../engine/index.ts';
import { readSchemas } from './doctor/readSchemas.ts';
import { SHELL_COMPONENTS } from './doctor/shellComponents.ts';

/** Says everything that is wrong with the schemas; exit 1 when there is anything. `npm run doctor [-- FOLDER]`. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = process.argv[2] ?? 'schemas';
const prefix = `${folder.replace(/\/+$/, '')}/`;

const { pages, dictionaries, problems } = compileSchemas({
  texts: readSchemas(resolve(root, folder)),
  prefix,
  shellComponents: SHELL_COMPONENTS,
});

for (const problem of problems) console.log(formatProblem(problem));
const counted = `${pages.size} pages and ${dictionaries.size} dictionaries in ${prefix}`;
console.log(problems.length === 0 ? `${counted} are sound.` : `${problems.length} problems; read ${counted}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
