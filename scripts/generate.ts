import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generate/generateFiles.ts';

/** Writes the meta-schemas, the types and the validators from the sources in schemas/meta. Running it twice changes nothing. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

for (const [path, text] of await generateFiles(root)) writeFileSync(join(root, path), text);
