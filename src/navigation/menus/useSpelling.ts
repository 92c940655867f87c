import { useEffect, useState } from 'react';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { Speller } from './menuSearch.ts';

/** How titles are spelled in pinyin; null until its dictionary has come: names are found as they are written. */
export function useSpelling(): Speller {
  const [spell, setSpell] = useState<Speller>(null);
  useEffect(() => {
    let isGone = false;
    const fetch = async (): Promise<void> => {
      try {
        const module = await loadChunk(() => import('./pinyin.ts'));
        if (!isGone) setSpell(() => module.spell);
      } catch {
        // Without it staff find by the written name.
      }
    };
    void fetch();
    return () => {
      isGone = true;
    };
  }, []);
  return spell;
}
