import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generate/generateFiles.ts';
import { architectureWithModules } from './generate/moduleLists.ts';

/**
 * Writes the meta-schemas, types and validators from the sources in schemas/meta, then the reference from them and the
 * engine's tables, the module tables in docs/architecture.md, and the names that editors offer from all schemas.
 * Idempotent.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function write(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

write(await generateFiles(root));
/** Imported late: the engine reads the files that were just written. */
const { generateReference } = await import('./generate/generateReference.ts');
write(generateReference(root));
write(architectureWithModules(root));
const { writeNames } = await import('./names/writeNames.ts');
writeNames(join(root, 'schemas'));
