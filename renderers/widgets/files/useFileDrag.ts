import { useRef, useState, type PointerEvent } from 'react';

/** Distance in pixels before a drag starts. */
const SLACK = 4;

export interface FileDrag {
  /** The dragged file and its target position; null: none. */
  readonly dragged: { readonly from: number; readonly to: number } | null;
  /** Handlers for the drag handle. */
  readonly handlers: (index: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Returns the index of the file under the pointer. */
function fileAt({ clientX, clientY }: PointerEvent, list: Element | null): number | undefined {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-file]');
  if (item === null || item === undefined || list?.contains(item) !== true) return undefined;
  return Number(item.dataset['file']);
}

/** Changes the order of files by dragging with mouse or touch; the order changes on release. */
export function useFileDrag(onMove: (from: number, to: number) => void): FileDrag {
  const [dragged, setDragged] = useState<FileDrag['dragged']>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const end = (): void => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (from === null) return;
        const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK;
        if (dragged === null && !isFar) return;
        // Not earlier: the capture would receive the clicks of buttons inside.
        event.currentTarget.setPointerCapture(event.pointerId);
        const to = fileAt(event, event.currentTarget.closest('ul')) ?? dragged?.to ?? index;
        if (dragged?.to !== to) setDragged({ from: index, to });
      },
      onPointerUp: () => {
        if (dragged !== null && dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
