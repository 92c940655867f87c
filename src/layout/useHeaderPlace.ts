import { useRef, useState } from 'react';
import type { UIEvent } from 'react';
import { useShell } from '../shell/services/ShellContext.ts';
import { headerPlace } from './headerPlace.ts';
import type { HeaderPlace } from './headerPlace.ts';

/** Follows the scrolling of the pages; another page starts with a visible header. */
export function useHeaderPlace(page: string): readonly [HeaderPlace, (event: UIEvent) => void] {
  const { settings } = useShell();
  const [shown, setShown] = useState<{ readonly page: string; readonly place: HeaderPlace }>({ page, place: 'flow' });
  const before = useRef(0);
  const place = shown.page === page ? shown.place : 'flow';
  const onScroll = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || !target.classList.contains('pane') || target.hidden) return;
    const { scrollTop, scrollHeight, clientHeight } = target;
    const scroll = { top: scrollTop, before: before.current, range: scrollHeight - clientHeight };
    before.current = scrollTop;
    const next = headerPlace(place, scroll, settings.state);
    if (next !== place || shown.page !== page) setShown({ page, place: next });
  };
  return [place, onScroll];
}
