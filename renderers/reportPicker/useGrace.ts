import { useEffect, useState } from 'react';

/** How long a lone hit may take before the picker shows itself. Milliseconds. */
const grace = 400;

/** True while something is waited for that has not taken long yet. */
export function useGrace(isWaiting: boolean): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOut(true), grace);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting && !isOut;
}
