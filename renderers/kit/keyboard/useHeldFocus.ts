import { useEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { tabStops } from './tabStops.ts';

/** Where staff go on from in a page. */
export type FindStop = (page: HTMLElement) => HTMLElement | null | undefined;

/** Where the keyboard was. */
interface Held {
  readonly element: HTMLElement;
  /** Part of the page that it stood in. */
  readonly part: HTMLElement;
  /** At which stop of the part; -1: a field, which is found by its name. */
  readonly index: number;
}

const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

const isUsable = (element: HTMLElement): boolean => isSeen(element) && !element.matches(':disabled');

/** Nothing has the keyboard but what the page stands in: what had it is gone, or cannot have it any more. */
const isLostTo = (page: HTMLElement): boolean => document.activeElement?.contains(page) ?? true;

/** Stops are counted for what is pressed alone: a form has hundreds of fields. */
function heldAt(page: HTMLElement, element: HTMLElement): Held {
  const part = element.closest<HTMLElement>('[data-part]') ?? page;
  return { element, part, index: element.matches('button, a, .wb-check') ? tabStops(part).indexOf(element) : -1 };
}

/** The control of the same name, where an element was drawn anew. */
function redrawn(page: HTMLElement, { id }: HTMLElement): HTMLElement | undefined {
  const same = id === '' ? null : document.getElementById(id);
  return same !== null && page.contains(same) && isUsable(same) && same.tabIndex >= 0 ? same : undefined;
}

/** What comes in its place: itself, else the control of the same name; else of what was pressed the stop that stands there now. */
function heirOf(page: HTMLElement, { element, part, index }: Held, first: FindStop): HTMLElement | null | undefined {
  if (isUsable(element)) return element;
  const same = redrawn(page, element);
  if (same !== undefined) return same;
  if (index === -1) return first(page);
  const stops = tabStops(isSeen(part) ? part : page);
  return stops[Math.min(index, stops.length - 1)];
}

/**
 * A row that was removed, a button that its own click took away, a form that became one to read, a dialog or another tab
 * that closed: what had the keyboard in a page hands it to what stands there now. Who clicks beside everything has left
 * by himself, and is left alone.
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
      // A field that is drawn anew has the keyboard before the next key comes.
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
    // What stands over the page has a page of its own, which gives the keyboard back.
    listen('focusout', (left) => left === held?.element && later(left));
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      leaving.abort();
    };
  }, [latest, root]);
}
