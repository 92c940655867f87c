/** Milliseconds of work at a stretch: a frame still comes in time. */
const STRETCH_MS = 6;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Spells titles before anybody types, some at a time: thousands at once would hold back the first letter. `spell` keeps
 * what it has worked out; what is not there yet when somebody types is worked out then.
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
