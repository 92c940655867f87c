import { createContext, useContext } from 'react';
import { createRunning, type Running } from './running.ts';
import { createTyping, type Typing } from './typing.ts';

/**
 * Commits the typed text to the document. False: it was rejected, staff have been notified, and the text is still in
 * the control or was removed.
 */
export type FlushDraft = () => void | Promise<boolean>;

/** Text that is typed but not yet in the document. */
export interface TextDrafts {
  /** Called by a control whose text differs from the value; returns a function that unregisters it. */
  add(flush: FlushDraft): () => void;
  /**
   * Commits everything that is being typed to the document: before saving, validating or leaving. Plain texts are in
   * the document when it returns; the promise waits for codes that are being looked up and resolves to whether
   * everything was accepted.
   */
  flush(): Promise<boolean>;
  readonly pending: boolean;
  /** Half-typed text. */
  readonly typing: Typing;
  /** Running uploads. */
  readonly running: Running;
}

export function createDrafts(): TextDrafts {
  const flushes = new Set<FlushDraft>();
  return {
    typing: createTyping(),
    running: createRunning(),
    add(flush) {
      flushes.add(flush);
      return () => flushes.delete(flush);
    },
    async flush() {
      const asked = new Set<FlushDraft>();
      let allTaken = true;
      // A flush may start another: a chosen code fetches the values that it fills.
      for (let due = [...flushes]; due.length > 0; due = [...flushes].filter((flush) => !asked.has(flush))) {
        for (const flush of due) asked.add(flush);
        const taken = await Promise.all(due.map((flush) => flush()));
        allTaken = allTaken && taken.every((one) => one !== false);
      }
      return allTaken;
    },
    get pending() {
      return flushes.size > 0;
    },
  };
}

const DraftsContext = createContext<TextDrafts>(createDrafts());

export const DraftsProvider = DraftsContext.Provider;

export const useDrafts = (): TextDrafts => useContext(DraftsContext);
