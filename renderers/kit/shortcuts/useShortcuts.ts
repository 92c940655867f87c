import { useEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { BINDINGS, type BindingName, type BindingPlace } from './bindings.ts';
import { nameOfKey } from './keyName.ts';
import { shownShortcuts } from './shownShortcuts.ts';

/** Handlers of the shortcuts of a place. False: not handled now, the browser gets the key; undefined: not used here. */
export type Shortcuts<P extends BindingPlace> = {
  readonly [N in BindingName<P>]?: (() => unknown) | undefined;
};

/** With Alt, some layouts type another character, so the physical key counts. */
const keyOf = (event: KeyboardEvent): string => {
  const letter = event.altKey ? /^Key([A-Z])$/.exec(event.code)?.[1] : undefined;
  return nameOfKey(letter === undefined ? event : { ...pressedOf(event), key: letter.toLowerCase() });
};

const pressedOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
});

const isShown = (element: HTMLElement | null): boolean => element !== null && element.offsetParent !== null;

/**
 * Returns whether a visible dialog that does not contain the element is open; a dialog of another tab's page is hidden
 * with it.
 */
const isCovered = (element: HTMLElement | null): boolean =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-content-wrapper')].some(
    (over) => over.getClientRects().length > 0 && !over.contains(element),
  );

/** Handles shortcuts of a page while it is visible and not covered, wherever the focus is. */
export function useShortcuts<P extends BindingPlace>(
  root: RefObject<HTMLElement>,
  place: P,
  shortcuts: Shortcuts<P>,
): void {
  const latest = useLatest(shortcuts);
  useEffect(() => {
    const isReached = (): boolean => isShown(root.current) && !isCovered(root.current);
    const named = (): readonly BindingName<P>[] =>
      (Object.keys(BINDINGS[place]) as BindingName<P>[]).filter((name) => latest.current[name] !== undefined);
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented) return;
      const key = keyOf(event);
      const keys: Readonly<Record<string, readonly string[]>> = BINDINGS[place];
      const name = named().find((one) => keys[one]?.includes(key));
      if (name === undefined || !isReached()) return;
      if (latest.current[name]?.() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    const hide = shownShortcuts.add({ place, names: () => (isReached() ? named() : []) });
    return () => {
      window.removeEventListener('keydown', listen);
      hide();
    };
  }, [latest, place, root]);
}
