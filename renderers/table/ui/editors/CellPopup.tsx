import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListPlace } from '../../../widgets/choices/listPlace.ts';
import { useTableTheme } from './tableTheme.ts';

export interface CellPopupProps {
  readonly anchor: HTMLElement | null;
  /** Pixels, without the frame; the popup is at least as wide as its cell. */
  readonly width: number;
  readonly height: number;
  /** Rendered with the available height. */
  readonly children: (height: number) => ReactNode;
}

/** Total vertical space between the frame of the popup and its content. */
const FRAME = 8;

/** Popup of an editor next to its cell. */
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
