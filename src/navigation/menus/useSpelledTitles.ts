import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { SearchEntry, Speller } from './menuSearch.ts';
import { spellAhead } from './spellAhead.ts';

/** Loads the pinyin dictionary and spells titles while idle. Undefined while it is loading. */
export function useSpelledTitles(entries: readonly SearchEntry[]): Speller | undefined {
  const [spell, setSpell] = useState<Speller>();
  useEffect(() => {
    const unwanted = new AbortController();
    const load = async () => {
      const loaded = await loadChunk(async () => (await import('./pinyin.ts')).spell);
      if (unwanted.signal.aborted) return;
      setSpell(() => loaded);
      const titles = entries.map(({ entry }) => entry.title);
      await spellAhead(titles, loaded, unwanted.signal);
    };
    // Without it titles are matched only as written.
    load().catch(() => setSpell(null));
    return () => unwanted.abort();
  }, [entries]);
  return spell;
}
