import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { t } from '../../platform/locales/t.ts';
import { bufferKeys, isModal, isSeen } from './keyBuffer.ts';
import type { KeyBuffer } from './keyBuffer.ts';
import type { NextStop } from '../../../renderers/index.ts';

/** Buffers keystrokes while the form of a tab is loading, across its loading states. */
export interface PageKeys {
  /**
   * Registers a loading state, `face`. Returns a function that removes it; with the last one, buffered keys are
   * dropped.
   * `stuck`: control that retries a failed load; until then only characters are buffered.
   */
  keep(face: HTMLElement, stuck?: HTMLElement | null): () => void;
  /** The form is loaded. */
  land(field: HTMLElement, next: NextStop): void;
  /** The tab is shown: keys buffered while it was hidden are replayed now. */
  show(): void;
  /** The tab is closed. */
  end(): void;
}

const TYPED_INTO = 'input, textarea, [contenteditable="true"]';

/** Returns the focused text field. */
const fieldAtHand = (): HTMLElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches(TYPED_INTO) ? at : null;
};

/** Returns whether the focus is elsewhere, in a dialog or the search. It is not moved, least of all from a password. */
const isElsewhere = (field: HTMLElement): boolean => {
  const at = fieldAtHand();
  return isModal(field) || (at !== null && !field.closest('.pane')?.contains(at));
};

export function createPageKeys(): PageKeys {
  let faces = 0;
  let hold: KeyBuffer | null = null;
  let later: (() => void) | null = null;
  const tryLater = (): void => queueMicrotask(() => later?.());
  const wait = (act: (() => void) | null): void => {
    later = act;
    if (act === null) document.removeEventListener('focusin', tryLater);
    else document.addEventListener('focusin', tryLater);
  };
  const drop = (): void => {
    wait(null);
    hold?.drop();
    hold = null;
  };
  const land = (field: HTMLElement, next: NextStop): void => {
    if (hold === null) return;
    if (!field.isConnected) return drop();
    if (!isSeen(field) || isElsewhere(field)) return wait(() => land(field, next));
    const landing = hold;
    const hand = fieldAtHand();
    hold = null;
    wait(null);
    // Users who have moved on to another field of the form stay there.
    void landing.deliver(field, next).then(() => hand?.focus());
  };
  return {
    keep(face, stuck = null) {
      faces += 1;
      wait(null);
      hold ??= bufferKeys(face.closest<HTMLElement>('.pane') ?? document.body, { label: t('app.loading') });
      hold.rest(stuck);
      return () => {
        faces -= 1;
        // The next loading state, or the form, mounts in the same task.
        queueMicrotask(() => {
          if (faces === 0 && later === null) drop();
        });
      };
    },
    land,
    show: () => later?.(),
    end: drop,
  };
}

const Keys = createContext<PageKeys>(createPageKeys());

export const PageKeysProvider = Keys.Provider;

export const usePageKeys = (): PageKeys => useContext(Keys);

/** Ref for the placeholder of a page. `isStuck`: its first button retries. */
export function useFace(isStuck = false): RefObject<HTMLDivElement> {
  const face = useRef<HTMLDivElement>(null);
  const keys = usePageKeys();
  useLayoutEffect(() => {
    const { current } = face;
    return current === null ? undefined : keys.keep(current, isStuck ? current.querySelector('button') : null);
  }, [isStuck, keys]);
  return face;
}
