import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { PanelPlace } from './usePanelPlace.ts';

/** Step of an arrow key, in pixels. */
const STEP = 24;

const LARGER: Readonly<Record<string, number>> = {
  ArrowUp: STEP,
  ArrowLeft: STEP,
  ArrowDown: -STEP,
  ArrowRight: -STEP,
};

/** Resizable edge of the panel, by pointer or arrow keys. */
export function ResizeHandle({ place }: { readonly place: PanelPlace }) {
  const { t } = usePorts();
  const from = useRef<{ readonly at: number; readonly size: number } | null>(null);
  const along = (event: PointerEvent): number => (place.side === 'side' ? event.clientX : event.clientY);
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { at: along(event), size: place.size };
  };
  const move = (event: PointerEvent): void => {
    if (from.current !== null) place.resize(from.current.size + from.current.at - along(event));
  };
  const press = (event: KeyboardEvent): void => {
    const step = LARGER[event.key];
    if (step === undefined) return;
    event.preventDefault();
    place.resize(place.size + step);
  };
  return (
    <div
      className="wb-problems-grip"
      role="separator"
      tabIndex={0}
      aria-label={t('problems.resize')}
      aria-orientation={place.side === 'side' ? 'vertical' : 'horizontal'}
      aria-valuenow={place.size}
      aria-valuemin={place.limits.least}
      aria-valuemax={place.limits.most}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = null;
      }}
      onKeyDown={press}
    />
  );
}
