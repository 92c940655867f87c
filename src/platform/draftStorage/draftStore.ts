import { proxy } from 'valtio';
import type { DraftKeeper, DraftStore } from '../../../renderers/index.ts';
import type { DraftDatabase } from './draftDatabase.ts';
import { createDraftKeeper } from './draftKeeper.ts';
import type { OpenForms } from './openForms.ts';

/** As long as a session can last (S4-5); what is older was forgotten. */
export const DRAFT_LIFETIME_MS = 604_800_000;

export interface DraftStoreOptions {
  readonly database: DraftDatabase;
  readonly openForms: OpenForms;
  /** User and tenant; null while nobody is signed in. */
  readonly owner: () => string | null;
  readonly now?: () => number;
}

/** The drafts of this window's tabs. */
export interface TabDrafts {
  /** A valtio store. `failed`: the browser refused to keep a draft. */
  readonly state: { failed: boolean };
  /** For the page of a tab. */
  ofTab(tabKey: string): DraftStore;
  /** Staff gave up what is unsaved in a tab. */
  discard(tabKey: string): void;
}

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Every open form writes under an id of its own, so that two windows on one record never overwrite each other. */
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
      // Told once, by the state: work goes on without drafts.
      state.failed = true;
      return otherwise;
    }
  };
  const cleaned = tried(() => database.removeOlder(now() - DRAFT_LIFETIME_MS), undefined);

  const open = (tabKey: string, pageId: string): DraftKeeper => {
    const id = randomId();
    // The user is the one who opened the form: a sign-in over the page never changes whose it is.
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
    // One for each tab: another one would close the drafts of the first.
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
