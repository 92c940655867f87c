import { useEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { tabStops } from './tabStops.ts';

/** Returns the element of a page where staff continue. */
export type FindStop = (page: HTMLElement) => HTMLElement | null | undefined;

/** The last focused element and its position. */
interface Held {
  readonly element: HTMLElement;
  /** Part of the page that contains it. */
  readonly part: HTMLElement;
  /** Index among the tab stops of the part; -1: a field, which is found by its id. */
  readonly index: number;
}

const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

const isUsable = (element: HTMLElement): boolean => isSeen(element) && !element.matches(':disabled');

/** Only an ancestor of the page has the focus: the focused element was removed, or is no longer focusable. */
const isLostTo = (page: HTMLElement): boolean => document.activeElement?.contains(page) ?? true;

/** Tab stops are counted only for buttons, links and checkboxes: a form has hundreds of fields. */
function heldAt(page: HTMLElement, element: HTMLElement): Held {
  const part = element.closest<HTMLElement>('[data-part]') ?? page;
  return { element, part, index: element.matches('button, a, .wb-check') ? tabStops(part).indexOf(element) : -1 };
}

/** Returns the control with the same id after an element was rendered again. */
function redrawn(page: HTMLElement, { id }: HTMLElement): HTMLElement | undefined {
  const same = id === '' ? null : document.getElementById(id);
  return same !== null && page.contains(same) && isUsable(same) && same.tabIndex >= 0 ? same : undefined;
}

/**
 * Returns the element to focus: the same element, else the control with the same id; for a button or link the tab stop
 * that is now at its position.
 */
function heirOf(page: HTMLElement, { element, part, index }: Held, first: FindStop): HTMLElement | null | undefined {
  if (isUsable(element)) return element;
  const same = redrawn(page, element);
  if (same !== undefined) return same;
  if (index === -1) return first(page);
  const stops = tabStops(isSeen(part) ? part : page);
  return stops[Math.min(index, stops.length - 1)];
}

/**
 * Restores the focus within a page after the focused element disappears: a removed row, a button that its own click
 * removed, a form that became read-only, a closed dialog or another tab. After a click on an empty area the focus is
 * not restored.
 */
export function useHeldFocus(root: RefObject<HTMLElement>, first: FindStop): void {
  const latest = useLatest(first);
  useEffect(() => {
    const page = root.current;
    if (page === null) return undefined;
    let held: Held | undefined;
    let frame = 0;
    const giveBack = (left: HTMLElement): void => {
      if (held === undefined || !isLostTo(page) || isUsable(left) || !isSeen(page)) return;
      heirOf(page, held, latest.current)?.focus({ preventScroll: true });
    };
    const later = (left: HTMLElement): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => giveBack(left));
    };
    const watch = new MutationObserver(() => {
      if (held === undefined || !isLostTo(page)) return;
      // A field that is rendered again gets the focus before the next key.
      if (!held.element.isConnected && redrawn(page, held.element) !== undefined) giveBack(held.element);
      else later(held.element);
    });
    watch.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    const leaving = new AbortController();
    const listen = (kind: 'focusin' | 'focusout', act: (target: HTMLElement) => unknown): void =>
      document.addEventListener(kind, ({ target }) => target instanceof HTMLElement && act(target), {
        signal: leaving.signal,
      });
    const remember = (target: Element | null): void => {
      if (target instanceof HTMLElement && page.contains(target)) held = heldAt(page, target);
    };
    remember(document.activeElement);
    listen('focusin', remember);
    // An overlay above the page is a page of its own and restores the focus itself.
    listen('focusout', (left) => left === held?.element && later(left));
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      leaving.abort();
    };
  }, [latest, root]);
}
