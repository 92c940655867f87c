import { subscribeKey } from 'valtio/utils';
import { spoken } from '../locales/spoken.ts';
import { createPageStore } from '../pageSchemas/pageStore.ts';
import type { PageStore } from '../pageSchemas/pageStore.ts';
import type { Shell } from '../shell/createShell.ts';
import { useShell } from '../shell/ShellContext.ts';
import { createDictionaries } from './dictionaries.ts';
import type { CachedDictionaries } from './dictionaries.ts';

/** What all schema pages share; made with the first of them. */
export interface SchemaServices {
  readonly pages: PageStore;
  readonly dictionaries: CachedDictionaries;
}

const servicesOf = new WeakMap<Shell, SchemaServices>();

function createServices({ http, live }: Shell): SchemaServices {
  const services: SchemaServices = {
    pages: createPageStore(http),
    dictionaries: createDictionaries(http, { language: () => spoken.language }),
  };
  live.subscribe(({ cmd, body }) => {
    if (cmd !== 'schema') return;
    const ids = Array.isArray(body['pages']) ? body['pages'].filter((id) => typeof id === 'string') : [];
    services.dictionaries.clear();
    void services.pages.refresh(ids);
  });
  // Titles and messages of pages come in the language that is spoken.
  subscribeKey(spoken, 'language', () => void services.pages.refresh([]));
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
