import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { useListPlace } from './listPlace.ts';
import './choices.css';

/** Pixels: space around what is shown, and its line, top and bottom together. */
const FRAME = 10;

export interface FieldPopupProps {
  readonly anchor: HTMLElement | null;
  /** Pixels. It is at least as wide as its field. */
  readonly width: number;
  /** Pixels that what it shows wants, without the frame. */
  readonly height: number;
  /** Drawn with the height that there is room for. */
  readonly children: (height: number) => ReactNode;
}

/** What opens below a field: over whatever else is open, also where a dialog stands over a dialog. */
export function FieldPopup({ anchor, width, height, children }: FieldPopupProps) {
  const colours = useThemeVariables();
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React 18 does not know the attribute.
    over.current?.setAttribute('popover', 'manual');
    over.current?.showPopover();
  }, []);
  const place = useListPlace(anchor, { width, height: height + FRAME });
  return createPortal(
    <div
      ref={over}
      className="wb-choices wb-field-choices"
      style={{ ...colours, ...place.style }}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children(Math.max(0, place.height - FRAME))}
    </div>,
    document.body,
  );
}
