import { useEffect, useMemo, useReducer } from 'react';
import type { DictItem } from '../../kit/ports/ports.ts';
import { indexOfChoices, matching, mayBePinyin } from './choiceIndex.ts';
import { spellList } from './spellList.ts';

/**
 * Returns the items that match a typed text: immediately by code, text and English name, and by pinyin once the list is
 * spelled.
 */
export function useMatching(items: readonly DictItem[], typed: string): readonly DictItem[] {
  const [spelled, redraw] = useReducer((count: number) => count + 1, 0);
  const isLatin = mayBePinyin(typed);
  useEffect(() => {
    if (!isLatin || indexOfChoices(items).isSpelled) return undefined;
    const leaving = new AbortController();
    // If the pinyin cannot be loaded, the other search methods still work.
    spellList(items, leaving.signal).then(redraw, () => undefined);
    return () => leaving.abort();
  }, [items, isLatin]);
  // `spelled` is a dependency: once the list is spelled, the same text finds more.
  return useMemo(() => (spelled >= 0 ? matching(items, typed) : items), [items, typed, spelled]);
}
