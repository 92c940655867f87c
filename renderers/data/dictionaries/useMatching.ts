import { useEffect, useMemo, useReducer } from 'react';
import type { DictItem } from '../../kit/ports/ports.ts';
import { indexOfChoices, matching, mayBePinyin } from './choiceIndex.ts';
import { spellList } from './spellList.ts';

/** What a typed text offers of a list: at once by code, text and English, and by pinyin as soon as the list is spelled. */
export function useMatching(items: readonly DictItem[], typed: string): readonly DictItem[] {
  const [spelled, redraw] = useReducer((count: number) => count + 1, 0);
  const isLatin = mayBePinyin(typed);
  useEffect(() => {
    if (!isLatin || indexOfChoices(items).isSpelled) return undefined;
    const leaving = new AbortController();
    // What cannot be fetched leaves the other ways to find.
    spellList(items, leaving.signal).then(redraw, () => undefined);
    return () => leaving.abort();
  }, [items, isLatin]);
  // `spelled` counts: the same text finds more then.
  return useMemo(() => (spelled >= 0 ? matching(items, typed) : items), [items, typed, spelled]);
}
