import { lazyModule } from '../../kit/lazy/lazyModule.ts';
import type { DictItem } from '../../kit/ports/ports.ts';
import { indexOfChoices } from './choiceIndex.ts';

const { fetch: fetchSpelling } = lazyModule(() => import('./pinyinSpelling.ts'));

/** Milliseconds per time slice; typing is handled between slices. */
const TURN = 6;

const nextTurn = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** Spells a list in time slices. Rejects when the pinyin chunk cannot be loaded or `signal` aborts. */
export async function spellList(items: readonly DictItem[], signal?: AbortSignal): Promise<void> {
  const index = indexOfChoices(items);
  if (index.isSpelled) return;
  const { spellChoice } = await fetchSpelling();
  while (!index.isSpelled) {
    signal?.throwIfAborted();
    const end = performance.now() + TURN;
    index.spellSome(spellChoice, () => performance.now() < end);
    if (!index.isSpelled) await nextTurn();
  }
}
