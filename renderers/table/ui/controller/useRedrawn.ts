import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TableView } from './tableView.ts';

/** Renders the visible cells again when the set of marked cells changes. */
export function useRedrawn(view: RefObject<TableView | null>, marked: ReadonlySet<string> | undefined): void {
  const drawn = useRef(marked);
  useLayoutEffect(() => {
    if (drawn.current === marked) return;
    drawn.current = marked;
    view.current?.surface.draw(true);
  }, [marked, view]);
}
