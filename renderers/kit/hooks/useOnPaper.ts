import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

/**
 * The browser prints the page as it is when the event handler returns: content rendered only for print must be there by
 * then.
 */
const tell = (next: boolean): void => {
  if (next === isPrinting) return;
  isPrinting = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const begin = (): void => tell(true);
const end = (): void => tell(false);
const follow = ({ matches }: MediaQueryListEvent): void => tell(matches);

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  if (listeners.size === 0) {
    isPrinting = media.matches;
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', follow);
  };
}

/** Like `useOnPaper`, for code that only needs the current state and no update. */
export const isOnPaper = (): boolean => isPrinting;

/** Returns whether the browser is printing the page. */
export const useOnPaper = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
