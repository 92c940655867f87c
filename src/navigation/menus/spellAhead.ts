/** Longest uninterrupted work, ms: short enough not to delay a frame. */
const STRETCH_MS = 6;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Spells titles in advance in batches: thousands at once would delay the first keystroke. `spell` caches its results;
 * what is missing is computed when the user types.
 */
export async function spellAhead(
  titles: readonly string[],
  spell: (title: string) => unknown,
  signal: AbortSignal,
): Promise<void> {
  let since = performance.now();
  for (const title of titles) {
    if (performance.now() - since > STRETCH_MS) {
      await nextTask();
      since = performance.now();
    }
    if (signal.aborted) return;
    spell(title);
  }
}
