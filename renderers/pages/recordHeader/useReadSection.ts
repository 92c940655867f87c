import { useEffect, useState, type RefObject } from 'react';

/** Pixels at the top of a form covered by header and section map. */
const COVERED = 84;

const keyOf = (place: Element): string => place.getAttribute('data-group') ?? '';

/** Returns the scroll container of an element; null: the window. */
function scrollerOf(place: Element): HTMLElement | null {
  for (let at = place.parentElement; at !== null; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/** Reports which sections are visible, whenever that changes; nothing is measured while scrolling. */
function observe(places: readonly Element[], tell: (whole: ReadonlyMap<Element, boolean>) => void): () => void {
  const seen = new Map<Element, boolean>();
  const note: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      if (isIntersecting) seen.set(target, intersectionRatio > 0.99);
      else seen.delete(target);
    tell(seen);
  };
  const byScroller = new Map<HTMLElement | null, Element[]>();
  for (const place of places) {
    const root = scrollerOf(place);
    byScroller.set(root, [...(byScroller.get(root) ?? []), place]);
  }
  const observers = [...byScroller].map(([root, within]) => {
    const isPage = root === null || root.querySelector('.wb-head') !== null;
    const rootMargin = `${isPage ? -COVERED : 0}px 0px 0px 0px`;
    const observer = new IntersectionObserver(note, { root, rootMargin, threshold: [0, 1] });
    for (const place of within) observer.observe(place);
    return observer;
  });
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/**
 * Returns the section of a form that is being read: the focused one while it is visible, else the first visible one, at
 * the end of the page the last. A group by its key, the details as a blank text; undefined: not known yet. `sections`:
 * CSS selector of the sections.
 */
export function useReadSection(root: RefObject<HTMLElement>, sections: string): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const form = root.current;
    if (form === null) return undefined;
    const places = [...form.querySelectorAll(sections)];
    let seen: ReadonlyMap<Element, boolean> = new Map();
    const placeOf = (target: unknown): Element | null =>
      target instanceof Element && form.contains(target) ? target.closest(sections) : null;
    let held = placeOf(document.activeElement);
    const tell = (): void => {
      const [first, last] = [places[0], places.at(-1)];
      const isAtEnd = last !== undefined && seen.get(last) === true && first !== undefined && !seen.has(first);
      const topmost = isAtEnd ? last : places.find((place) => seen.has(place));
      const at = held !== null && seen.has(held) ? held : topmost;
      if (at !== undefined) setRead(keyOf(at));
    };
    const follow = ({ target }: FocusEvent): void => {
      held = placeOf(target);
      tell();
    };
    form.addEventListener('focusin', follow);
    const stop = observe(places, (now) => {
      seen = now;
      tell();
    });
    return () => {
      form.removeEventListener('focusin', follow);
      stop();
    };
  }, [root, sections]);
  return read;
}
