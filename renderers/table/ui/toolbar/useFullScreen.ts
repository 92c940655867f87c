import { useEffect, useState, type RefObject } from 'react';
import type { TableView } from '../controller/tableView.ts';

export interface FullScreen {
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/**
 * Shows the table with its toolbar, `frame`, over the rest of the page: only by style, so that nothing is remounted and
 * plain HTTP suffices. Escape leaves this mode, unless an open editor or a selected range handles it.
 */
export function useFullScreen(view: RefObject<TableView | null>, frame: RefObject<HTMLElement>): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!isFull || element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let wasEditing = false;
    element.addEventListener('keydown', () => (wasEditing = view.current?.cursor.isEditing === true), {
      signal,
      capture: true,
    });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !wasEditing) setFull(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, [frame, isFull, view]);
  return {
    isFull,
    toggle: () => {
      setFull(!isFull);
      view.current?.cursor.focus();
    },
  };
}
