import { proxy } from 'valtio';
import type { DraftKeeper, DraftStore } from '../../../renderers/index.ts';
import type { DraftDatabase } from './draftDatabase.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { OpenForms } from './openForms.ts';

/** Longest lifetime of a session (S4-5); older drafts are deleted. */
export const DRAFT_LIFETIME_MS = 604_800_000;

export interface DraftStoreOptions {
  readonly database: DraftDatabase;
  readonly openForms: OpenForms;
  /** User and tenant; null while no one is signed in. */
  readonly owner: () => string | null;
  readonly now?: () => number;
}

/** Drafts of the tabs of this window. */
export interface TabDrafts {
  /** A valtio store. `failed`: the browser refused to store a draft. */
  readonly state: { failed: boolean };
  /** Draft store for the page of a tab. */
  ofTab(tabKey: string): DraftStore;
  /** Discards the drafts of a tab; the user gave up its unsaved changes. */
  discard(tabKey: string): void;
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Every open form writes under its own id, so that two windows with the same record never overwrite each other. */
export function createDraftStore({ database, openForms, owner, now = Date.now }: DraftStoreOptions): TabDrafts {
  const state = proxy({ failed: false });
  const stores = new Map<string, DraftStore>();
  const listeners = new Set<() => void>();
  const discards = new Map<string, Set<() => void>>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const tried = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch {
      // The state reports it once: work continues without drafts.
      state.failed = true;
      return otherwise;
    }
  };
  const cleaned = tried(() => database.removeOlder(now() - DRAFT_LIFETIME_MS), undefined);

  const open = (tabKey: string, pageId: string): DraftKeeper => {
    const id = randomId();
    // The owner is the user who opened the form: a sign-in over the page does not change it.
    const user = owner();
    const keeper = createDraftKeeper({
      put: async (draft, of) => {
        if (user !== null)
          await tried(() => database.put({ id, owner: user, pageId, at: now(), draft, ...of }), undefined);
      },
      remove: () => tried(() => database.remove([id]), undefined),
      onClose: () => {
        openForms.delete(id);
        tell();
      },
    });
    openForms.add(id);
    discards.set(tabKey, (discards.get(tabKey) ?? new Set()).add(keeper.discard));
    return keeper;
  };

  const storeOf = (tabKey: string): DraftStore => ({
    isKeeping: () => !state.failed,
    open: (pageId) => open(tabKey, pageId),
    left: (pageId) =>
      tried(async () => {
        const user = owner();
        if (user === null) return [];
        await cleaned;
        const [drafts, ids] = await Promise.all([database.ofOwner(user), openForms.all()]);
        return drafts
          .filter((draft) => draft.pageId === pageId && !ids.has(draft.id))
          .sort((one, other) => other.at - one.at);
      }, []),
    remove: async (ids) => {
      if (ids.length > 0) await tried(() => database.remove(ids), undefined);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });

  return {
    state,
    // One store per tab: a second one would close the drafts of the first.
    ofTab: (tabKey) => {
      const store = stores.get(tabKey) ?? storeOf(tabKey);
      stores.set(tabKey, store);
      return store;
    },
    discard: (tabKey) => {
      for (const discard of discards.get(tabKey) ?? []) discard();
      discards.delete(tabKey);
    },
  };
}
