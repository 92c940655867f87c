import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Matches the schema files of the language, including SQL statements of reports; meta-schemas have separate checks. */
const READ =
  /^(menu\.json|(dicts|reports|messages|prints|jobs)\/[^/]+\.json|reports\/[^/]+\.sql|(pages|examples|locales)\/.+\.json)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort();

/** Text of every such file by its path below the folder, with slashes: `pages/customs/export-declaration.json`. */
export function readSchemas(folder: string): Map<string, string> {
  return new Map(
    filesIn(folder)
      .filter((path) => READ.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
