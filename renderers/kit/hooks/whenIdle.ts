/**
 * Delay for the page to settle where idle callbacks are missing, and timeout of the idle callback elsewhere, in
 * milliseconds.
 */
const SETTLE_MS = 1500;

/** Runs `act` when the browser is idle; returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(act, { timeout: SETTLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, SETTLE_MS);
  return () => clearTimeout(timer);
}
