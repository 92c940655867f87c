import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListPlace } from '../../../widgets/choices/listPlace.ts';
import { useTableTheme } from './tableTheme.ts';

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

/** What an editor shows beside its cell. */
export function CellPopup({ anchor, width, height, children }: CellPopupProps) {
  const theme = useTableTheme();
  const place = useListPlace(anchor, { width, height: height + FRAME });
  return createPortal(
    <div className={`wb-choices ${theme.popupClass}`} style={{ ...theme.popup, ...place.style }}>
      {children(Math.max(0, place.height - FRAME))}
    </div>,
    document.body,
  );
}
