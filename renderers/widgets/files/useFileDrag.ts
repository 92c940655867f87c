import { useRef, useState, type PointerEvent } from 'react';

/** Pixels that a pointer moves before it drags. */
const SLACK = 4;

export interface FileDrag {
  /** The file that is dragged, and before or behind which it would come to lie; null: none is. */
  readonly dragged: { readonly from: number; readonly to: number } | null;
  /** For what a file is dragged by. */
  readonly handlers: (index: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** The file below the pointer. */
function fileAt({ clientX, clientY }: PointerEvent, list: Element | null): number | undefined {
  const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-file]');
  if (item === null || item === undefined || list?.contains(item) !== true) return undefined;
  return Number(item.dataset['file']);
}

/** Changes the order of files by a pointer, of a mouse or a finger: they change when it is let go. */
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
        // Not before: a press of a button inside would go to what has the pointer.
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
