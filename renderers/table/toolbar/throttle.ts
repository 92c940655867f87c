/** Lets one call through in that many milliseconds; true when it may go. */
export function createThrottle(interval: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < interval) return false;
    last = now;
    return true;
  };
}
