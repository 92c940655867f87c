import { createContext, useContext } from 'react';
import { t } from '../locales/t.ts';
import { expectLetter, holdKeys } from './keyHold.ts';
import type { KeyHold, NextStop } from './keyHold.ts';

/** What staff type while the form of a tab is still coming, from one loading face to the next. */
export interface PageKeys {
  /** `face` stands for what is coming. Returns how it goes: with the last one goes what nothing took. */
  keep(face: HTMLElement): () => void;
  /** The form is there. */
  land(field: HTMLElement, next: NextStop): void;
  /** The tab is shown: what came while it was not lands now. Returns how it is hidden: no further key is its own. */
  show(): () => void;
  /** The tab is gone. */
  end(): void;
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The hand went on somewhere else meanwhile: it is not torn away. */
const isElsewhere = (pane: HTMLElement | null): boolean => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches('input, textarea, [contenteditable="true"]') && !pane?.contains(at);
};

export function createPageKeys(): PageKeys {
  let faces = 0;
  let hold: KeyHold | null = null;
  let later: (() => void) | null = null;
  const drop = (): void => {
    hold?.drop();
    hold = null;
  };
  const land = (field: HTMLElement, next: NextStop): void => {
    if (hold === null) return;
    if (field.isConnected && !isSeen(field)) {
      later = () => land(field, next);
      return;
    }
    const landing = hold;
    hold = null;
    if (!field.isConnected || isElsewhere(field.closest('.pane'))) landing.drop();
    else if (!landing.deliver(field, next)) expectLetter(field);
  };
  return {
    keep(face) {
      faces += 1;
      hold ??= holdKeys(face.closest<HTMLElement>('.pane') ?? document.body, { label: t('app.loading') });
      return () => {
        faces -= 1;
        // The next face, or the form, comes in the same breath.
        queueMicrotask(() => {
          if (faces === 0 && later === null) drop();
        });
      };
    },
    land,
    show() {
      const now = later;
      later = null;
      now?.();
      return () => hold?.rest();
    },
    end() {
      later = null;
      drop();
    },
  };
}

const Keys = createContext<PageKeys>(createPageKeys());

export const PageKeysProvider = Keys.Provider;

export const usePageKeys = (): PageKeys => useContext(Keys);
