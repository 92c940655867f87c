import { useCallback, useSyncExternalStore } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import type { TextDrafts } from '../../kit/keyboard/drafts.ts';

/** Returns whether the form has content that is not saved: changed, half typed, or uploading. */
export const isUnsaved = (document: PageDocument, { typing, running }: TextDrafts): boolean =>
  document.dirty || document.orphans.all().length > 0 || typing.all().length > 0 || running.count() > 0;

/** Subscribes to everything that `isUnsaved` depends on. */
export function onUnsaved(document: PageDocument, { typing, running }: TextDrafts, tell: () => void): () => void {
  const stops = [document.subscribe(tell), typing.subscribe(tell), running.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useIsUnsaved = (document: PageDocument, drafts: TextDrafts): boolean =>
  useSyncExternalStore(
    useCallback((tell: () => void) => onUnsaved(document, drafts, tell), [document, drafts]),
    () => isUnsaved(document, drafts),
  );
