import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeNames } from './names/writeNames.ts';
import { folderSignature } from '../server/core/schemas/readFolder.ts';
import { watchFolder } from '../server/core/schemas/watchFolder.ts';

/** Part of `npm run dev`: updates the names that editors offer when schemas are saved. Ends with its parent process. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../schemas');

const onError = (error: unknown): void => console.error('the names for editors could not be written:', error);

function refresh(): void {
  try {
    writeNames(folder);
  } catch (error) {
    onError(error);
  }
}

refresh();
watchFolder({ folder, signature: await folderSignature(folder), onError, onSaved: async () => refresh() });
