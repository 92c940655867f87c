import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeVariables } from '../../kit/theme/useThemeVariables.ts';
import { useListPlace } from './listPlace.ts';
import './choices.css';

/** Pixels: padding and border, top and bottom together. */
const FRAME = 10;

export interface FieldPopupProps {
  readonly anchor: HTMLElement | null;
  /** Pixels. The popup is at least as wide as its field. */
  readonly width: number;
  /** Preferred height of the content in pixels, without the frame. */
  readonly height: number;
  /** Renders the content with the available height. */
  readonly children: (height: number) => ReactNode;
}

/** A popup below a field, on top of everything else, including nested dialogs. */
export function FieldPopup({ anchor, width, height, children }: FieldPopupProps) {
  const colours = useThemeVariables();
  const over = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React 18 does not support the attribute.
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
