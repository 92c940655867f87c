import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { fetchPartsWith, bufferKeysWith } from '../../renderers/index.ts';
import { isOutdated } from '../platform/chunks/chunkError.ts';
import { partsMayCome } from '../platform/chunks/heldParts.ts';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { keepDialogKeys } from '../shell/keyboard/dialogKeys.ts';
import { spoken } from '../platform/locales/spoken.ts';
import { createPageStore } from '../shell/pageSchemas/pageStore.ts';
import type { PageStore } from '../shell/pageSchemas/pageStore.ts';
import type { Shell } from '../shell/services/createShell.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { createDictionaries } from './dictionaries.ts';
import type { CachedDictionaries } from './dictionaries.ts';
import { keepDictionariesFresh } from './freshDictionaries.ts';

/** Services shared by all schema pages; created with the first of them. */
export interface SchemaServices {
  readonly pages: PageStore;
  readonly dictionaries: CachedDictionaries;
  /**
   * A valtio store: replaced by another object whenever texts of codes may have changed, so that views request them
   * again.
   */
  readonly shown: { dictionaries: CachedDictionaries };
}

const textsIn = (source: unknown): readonly string[] =>
  Array.isArray(source) ? source.filter((text) => typeof text === 'string') : [];

const servicesOf = new WeakMap<Shell, SchemaServices>();

/** Loads lazy parts of pages like the shell's dialogs; reports a newer release when a chunk no longer exists. */
const loadPart =
  ({ release }: Shell) =>
  async <T>(load: () => Promise<T>): Promise<T> => {
    try {
      const part = await loadChunk(load);
      await partsMayCome();
      return part;
    } catch (error) {
      if (isOutdated(error)) release.outlived();
      throw error;
    }
  };

function createServices(shell: Shell): SchemaServices {
  const { http, live, dictionaryCache } = shell;
  fetchPartsWith(loadPart(shell));
  bufferKeysWith(keepDialogKeys);
  const dictionaries = createDictionaries(http, { language: () => spoken.language, kept: dictionaryCache.items });
  const services: SchemaServices = {
    pages: createPageStore(http),
    dictionaries,
    shown: proxy({ dictionaries: ref(dictionaries) }),
  };
  const askAgain = (): void => {
    services.shown.dictionaries = ref({ ...dictionaries });
  };
  live.subscribe(({ cmd, body }) => {
    if (cmd !== 'schema') return;
    const ids = textsIn(body['pages']);
    dictionaries.clear();
    if (ids.length > 0) void services.pages.refresh(ids);
  });
  keepDictionariesFresh({ http, live, dictionaryCache, dictionaries, askAgain });
  // Titles and messages of pages depend on the current language.
  subscribeKey(spoken, 'language', () => {
    askAgain();
    void services.pages.refresh([]);
  });
  return services;
}

export function useSchemaServices(): SchemaServices {
  const shell = useShell();
  const known = servicesOf.get(shell);
  if (known) return known;
  const fresh = createServices(shell);
  servicesOf.set(shell, fresh);
  return fresh;
}
