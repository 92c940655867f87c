import { useEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

const release = (): void => {
  isPressed = false;
  for (const act of waiting) act();
  waiting.clear();
};

/** Of the window and before anybody else: nothing that is done with an event keeps it from being seen. */
function watchPresses(): void {
  const press = (): void => {
    isPressed = true;
  };
  // The click comes behind the release, at the same place still.
  const end = (): void => void setTimeout(release);
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, true);
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'blur']) window.addEventListener(type, end, true);
}

if (typeof window !== 'undefined') watchPresses();

/**
 * What is drawn of a value that takes room in the page. A press that leaves a field changes it before the press has
 * ended; drawn at once it would move what is pressed from under the pointer, and the click would be lost.
 */
export function useStill<T>(value: T): T {
  const [shown, setShown] = useState(value);
  if (shown !== value && !isPressed) setShown(value);
  useEffect(() => {
    if (shown === value) return undefined;
    const show = (): void => setShown(value);
    waiting.add(show);
    return () => void waiting.delete(show);
  }, [shown, value]);
  return shown;
}
