import { createContext, useContext } from 'react';
import { createRunning, type Running } from './running.ts';
import { createTyping, type Typing } from './typing.ts';

/** Takes what is typed into the document. False: it could not be taken, staff have been told, and it still stands there or is gone. */
export type FlushDraft = () => void | Promise<boolean>;

/** Text that is being typed and not yet in the document. */
export interface TextDrafts {
  /** Called by a control whose text differs from the value; returns how to take it back. */
  add(flush: FlushDraft): () => void;
  /**
   * Writes everything that is being typed to the document: before saving, validating, leaving. Texts are there when it
   * returns; the promise waits for codes that are being looked up and says whether all could be taken.
   */
  flush(): Promise<boolean>;
  readonly pending: boolean;
  /** What stands half typed. */
  readonly typing: Typing;
  /** Files on their way. */
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
      // Taking one may begin another: a chosen code fetches what it fills.
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
