import { useEffect, useState } from 'react';

/** How long the first records may take before the empty table is drawn for them. Milliseconds. */
const PATIENCE = 150;

/**
 * True while the first records are waited for and have not taken long: a table that is drawn empty, covered as loading,
 * and at once drawn again costs half of what opening a list does.
 */
export function useHeldBack(isWaiting: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOut;
}
