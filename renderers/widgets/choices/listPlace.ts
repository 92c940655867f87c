import { useEffect, useState, type CSSProperties } from 'react';

/** Pixels between the input and its list, and between list and window edge. */
const GAP = 2;
const EDGE = 6;
/**
 * Sufficient space in pixels. It decides the side instead of the content height, so that a list stays on its side while
 * it is filtered.
 */
const COMFORT = 240;

interface PlaceBeside {
  readonly style: CSSProperties;
  /** Available part of the preferred height. */
  readonly height: number;
}

/**
 * Returns a position below the anchor; above it if there is too little space below and more above. Never covers the
 * anchor, never leaves the window.
 */
function placeBeside(anchor: HTMLElement | null, wanted: { width: number; height: number }): PlaceBeside {
  // Not `visibility`: a hidden element cannot take the focus.
  if (anchor === null) return { style: { left: 0, top: 0, opacity: 0 }, height: wanted.height };
  const box = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(wanted.width, box.width), window.innerWidth - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(box.left, window.innerWidth - width - EDGE));
  const below = window.innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const isBelow = below >= COMFORT || below >= above;
  const height = Math.max(0, Math.min(wanted.height, isBelow ? below : above));
  const vertical = isBelow ? { top: box.bottom + GAP } : { bottom: window.innerHeight - box.top + GAP };
  return { style: { left, width, ...vertical }, height };
}

/** Returns the position of a list next to its anchor; follows scrolling and window size. */
export function useListPlace(anchor: HTMLElement | null, wanted: { width: number; height: number }): PlaceBeside {
  const [, moved] = useState(0);
  useEffect(() => {
    const follow = (): void => moved((count) => count + 1);
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, []);
  return placeBeside(anchor, wanted);
}
