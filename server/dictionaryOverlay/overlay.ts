import type { Db } from '../database/db.ts';
import type { FolderTexts } from '../schemas/readFolder.ts';
import { readChanges, type DictionaryChanges } from './changeRows.ts';
import { layOver } from './layOver.ts';

/** What administrators changed, laid over the files whenever these are read. */
export interface DictionaryOverlay {
  readonly layOver: (texts: FolderTexts) => Promise<FolderTexts>;
  /** Whether the database says something else than what was laid over the files last. */
  readonly isStale: () => Promise<boolean>;
}

const textOf = (changes: DictionaryChanges): string => JSON.stringify([...changes]);

export function createOverlay(db: Db): DictionaryOverlay {
  let laid = '';
  return {
    layOver: async (texts) => {
      const changes = await readChanges(db);
      laid = textOf(changes);
      return layOver(texts, changes);
    },
    isStale: async () => textOf(await readChanges(db)) !== laid,
  };
}
