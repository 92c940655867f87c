import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** Pixels per arrow key press. */
const STEP = 16;

/** Width of the title that stays in the window, in pixels, so that it can always be grabbed again. */
const KEPT = 64;

interface Place {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface Dragging {
  readonly transform: string;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** `none` at rest: a transform creates a layer, in which text is rendered less sharply. */
const transformOf = ({ x, y }: Place): string => (x === 0 && y === 0 ? 'none' : `translate(${x}px, ${y}px)`);

/** Moves a dialog frame by its title, limited to the window. */
export function useDragging(frame: RefObject<HTMLElement>, isOn: boolean): Dragging {
  const [place, setPlace] = useState<Place>({ x: 0, y: 0 });
  /** Starts a move at the frame's current position; the returned function moves it by an offset from there. */
  const hold = (): ((by: Place) => void) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return () => undefined;
    const least = { x: KEPT - box.right, y: -box.top };
    const most = { x: window.innerWidth - KEPT - box.left, y: window.innerHeight - KEPT - box.top };
    return (by) =>
      setPlace({ x: place.x + between(by.x, least.x, most.x), y: place.y + between(by.y, least.y, most.y) });
  };
  const onPointerDown = ({ target, button, clientX, clientY }: PointerEvent): void => {
    const isTitle = target instanceof Element && target.closest('.ant-modal-header') !== null;
    if (!isOn || button !== 0 || !isTitle) return;
    const move = hold();
    const over = new AbortController();
    const { signal } = over;
    const follow = (moved: globalThis.PointerEvent): void =>
      move({ x: moved.clientX - clientX, y: moved.clientY - clientY });
    // Listens on the window without pointer capture, which would suppress the double click on the title.
    window.addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => over.abort(), { signal });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    if (!isOn || by === undefined) return;
    event.preventDefault();
    hold()(by);
  };
  return { transform: transformOf(place), onPointerDown, onKeyDown };
}
