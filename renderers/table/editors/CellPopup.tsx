import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTableTheme } from '../theme/tableTheme.ts';

/** Pixels between cell and popup, and between popup and window. */
const GAP = 2;
const EDGE = 6;
/** Room that is enough: by this, not by what there is to show, a side is chosen, so that a list stays there while it is narrowed. */
const COMFORT = 240;

export interface PopupPlace {
  readonly style: CSSProperties;
  /** What of the wanted height there is room for. */
  readonly height: number;
}

/** Below the anchor; above it where there is no room below and more above. Never over the anchor, never out of the window. */
function placeBeside(anchor: HTMLElement | null, wanted: { width: number; height: number }): PopupPlace {
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

/** Draws again whenever something scrolls or the window changes its size. */
function useFollowing(): void {
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
}

export interface CellPopupProps {
  readonly anchor: HTMLElement | null;
  /** Pixels, without the frame; the popup is at least as wide as its cell. */
  readonly width: number;
  readonly height: number;
  /** Drawn with the height that there is room for. */
  readonly children: (height: number) => ReactNode;
}

/** Space between the frame of the popup and what is in it, top and bottom together. */
const FRAME = 8;

/** What an editor shows beside its cell: follows it when something scrolls. */
export function CellPopup({ anchor, width, height, children }: CellPopupProps) {
  const theme = useTableTheme();
  useFollowing();
  const place = placeBeside(anchor, { width, height: height + FRAME });
  return createPortal(
    <div className={`wb-choices ${theme.popupClass}`} style={{ ...theme.popup, ...place.style }}>
      {children(Math.max(0, place.height - FRAME))}
    </div>,
    document.body,
  );
}
