/** Time for the page to settle where the browser cannot say that it is idle. */
const SETTLE_MS = 1500;

/** Does something when nothing else is to be done; the answer takes it back. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: SETTLE_MS });
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(act, SETTLE_MS);
  return () => clearTimeout(timer);
}
