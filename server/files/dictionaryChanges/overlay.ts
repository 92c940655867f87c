import type { Db } from '../../core/database/db.ts';
import type { DictionaryOverlay } from '../../core/services/services.ts';
import { readChanges, type DictionaryChanges } from './changeRows.ts';
import { layOver } from './layOver.ts';

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
