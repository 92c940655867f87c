import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { Speller } from './menuSearch.ts';

/** Spells titles in pinyin; null until its dictionary is loaded, when names are matched only as written. */
export function useSpelling(): Speller {
  const [spell, setSpell] = useState<Speller>(null);
  useEffect(() => {
    let isGone = false;
    const fetch = async (): Promise<void> => {
      try {
        const module = await loadChunk(() => import('./pinyin.ts'));
        if (!isGone) setSpell(() => module.spell);
      } catch {
        // Without it names are matched only as written.
      }
    };
    void fetch();
    return () => {
      isGone = true;
    };
  }, []);
  return spell;
}
