import { useEffect, useState, type CSSProperties } from 'react';

/** Pixels between what is typed in and its list, and between list and window. */
const GAP = 2;
const EDGE = 6;
/** Room that is enough: by this, not by what there is to show, a side is chosen, so that a list stays there while it is narrowed. */
const COMFORT = 240;

interface PlaceBeside {
  readonly style: CSSProperties;
  /** What of the wanted height there is room for. */
  readonly height: number;
}

/** Below the anchor; above it where there is no room below and more above. Never over the anchor, never out of the window. */
function placeBeside(anchor: HTMLElement | null, wanted: { width: number; height: number }): PlaceBeside {
  // Not `visibility`: what is hidden so takes no focus.
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

/** Where a list stands beside what it belongs to; it follows whatever scrolls, and the size of the window. */
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
