import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface CellInput<T> {
  readonly input: RefObject<T>;
  /** The input, once it is there. */
  readonly anchor: T | null;
}

/** Takes the focus for the input of an editor: its text marked, or the caret behind the letter that opened it. */
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
