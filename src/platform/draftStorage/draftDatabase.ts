import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptDraft } from '../../../renderers/index.ts';

/** A draft with its owner: drafts are separate for each user and tenant. */
export interface StoredDraft extends KeptDraft {
  /** User and tenant. */
  readonly owner: string;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { owner: string } };
}

export interface DraftDatabase {
  put(draft: StoredDraft): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  ofOwner(owner: string): Promise<readonly StoredDraft[]>;
  /** Deletes drafts last written before that time, epoch ms, of all owners. */
  removeOlder(before: number): Promise<void>;
}

const STORE = 'drafts';

/** Drafts in IndexedDB, which survives the page, a crash and the session. Rejects when the browser refuses. */
export function createDraftDatabase(name: string): DraftDatabase {
  let opened: Promise<IDBPDatabase<DraftSchema>> | undefined;
  const open = (): Promise<IDBPDatabase<DraftSchema>> => {
    opened ??= openDB<DraftSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }).createIndex('owner', 'owner'),
      blocking: () => void opened?.then((db) => db.close()),
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  };
  return {
    async put(draft) {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      const written = transaction.store.put(draft);
      // Commits immediately: the page may be closed before the browser would commit.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
    async remove(ids) {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    },
    ofOwner: async (owner) => (await open()).getAllFromIndex(STORE, 'owner', owner),
    async removeOlder(before) {
      const transaction = (await open()).transaction(STORE, 'readwrite');
      for await (const cursor of transaction.store) if (cursor.value.at < before) await cursor.delete();
      await transaction.done;
    },
  };
}
