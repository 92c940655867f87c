import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const above = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || dirname(folder) === folder ? folder : above(dirname(folder));

/** The folder of package.json, searched upwards: the same from the sources and from the bundle in dist/server. */
export const projectFolder = above(dirname(fileURLToPath(import.meta.url)));
