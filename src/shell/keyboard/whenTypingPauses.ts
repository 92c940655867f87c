/** Pause without a key after which typing counts as finished, ms. */
export const REST_MS = 400;

/**
 * Calls `act` when typing pauses: an unrequested dialog must not intercept characters or Enter typed into a field.
 * Returns a function that cancels it.
 */
export function whenTypingPauses(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const end = (): void => {
    clearTimeout(timer);
    window.removeEventListener('keydown', wait, { capture: true });
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      act();
    }, REST_MS);
  };
  window.addEventListener('keydown', wait, { capture: true });
  wait();
  return end;
}
