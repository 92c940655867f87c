import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Distance below the window at which a group starts to render, in CSS pixels. */
const margin = '600px';

/** Returns whether an element has ever been near the window. Always true with `eager`. */
export function useNearby(eager: boolean): { ref: RefObject<HTMLDivElement>; near: boolean; bringNear: () => void } {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  const bringNear = useCallback(() => setNear(true), []);
  return { ref, near, bringNear };
}
