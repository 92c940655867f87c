/** Time for the page to settle where the browser cannot say that it is idle, and the latest where it can, ms. */
const SETTLE_MS = 1500;

/** Does something when nothing else is to be done; the answer takes it back. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(act, { timeout: SETTLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, SETTLE_MS);
  return () => clearTimeout(timer);
}
