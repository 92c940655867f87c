import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window a group begins to draw, in CSS pixels. */
const margin = '600px';

/** Whether an element has come near the window once. Always true where `eager`. */
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
