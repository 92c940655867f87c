import { useEffect, useMemo, useReducer } from 'react';
import { lateModule } from '../late/lateModule.ts';
import type { DictItem } from '../ports/ports.ts';
import { indexOfChoices, matching } from './choiceIndex.ts';

const { fetch: fetchSpelling } = lateModule(() => import('./pinyinSpelling.ts'));

/** Milliseconds of one turn: typing goes on between them. */
const TURN = 6;

/** Spells a list turn by turn; `onDone` once it is spelled. What cannot be fetched leaves the other ways to find. */
function spellList(items: readonly DictItem[], onDone: () => void): () => void {
  const index = indexOfChoices(items);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const run = async (): Promise<void> => {
    const { spellChoice } = await fetchSpelling();
    const turn = (): void => {
      if (isGone) return;
      const end = performance.now() + TURN;
      index.spellSome(spellChoice, () => performance.now() < end);
      if (index.isSpelled) onDone();
      else timer = setTimeout(turn, 0);
    };
    turn();
  };
  run().catch(() => undefined);
  return () => {
    isGone = true;
    clearTimeout(timer);
  };
}

/** What a typed text offers of a list: at once by code, text and English, and by pinyin as soon as the list is spelled. */
export function useMatching(items: readonly DictItem[], typed: string): readonly DictItem[] {
  const [spelled, redraw] = useReducer((count: number) => count + 1, 0);
  const isLatin = /[a-z]/i.test(typed);
  useEffect(
    () => (isLatin && !indexOfChoices(items).isSpelled ? spellList(items, redraw) : undefined),
    [items, isLatin],
  );
  // `spelled` counts: the same text finds more then.
  return useMemo(() => (spelled >= 0 ? matching(items, typed) : items), [items, typed, spelled]);
}
