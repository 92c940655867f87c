import { useEffect, useState } from 'react';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Spelling } from './menuSearch.ts';

/** How titles are spelled in pinyin; null until its dictionary has come: names are found as they are written. */
export function useSpelling(): ((title: string) => Spelling) | null {
  const [spell, setSpell] = useState<((title: string) => Spelling) | null>(null);
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
