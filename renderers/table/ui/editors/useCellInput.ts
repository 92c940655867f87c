import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface CellInput<T> {
  readonly input: RefObject<T>;
  /** The input; null until it is mounted. */
  readonly anchor: T | null;
}

/** Focuses the input of an editor: selects its text, or places the caret after the letter that opened it. */
export function useCellInput<T extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  initialText: string,
): CellInput<T> {
  const input = useRef<T>(null);
  const [anchor, setAnchor] = useState<T | null>(null);
  useLayoutEffect(() => {
    const element = input.current;
    setAnchor(element);
    element?.focus({ preventScroll: true });
    if (initialText === '') element?.select();
    else element?.setSelectionRange(initialText.length, initialText.length);
  }, [initialText]);
  return { input, anchor };
}
