/** Without a key for so long the hand rests. Milliseconds. */
export const REST_MS = 400;

/**
 * Acts when nobody is typing: a dialog that nobody asked for must not take letters, nor Enter, from a hand that runs on in a
 * field. Returns how to take it back.
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
