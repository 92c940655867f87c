import type { RefObject } from 'react';
import type { PageDocument } from '../../engine/index.ts';
import type { TextDrafts } from '../typing/drafts.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface RecordKeysOptions {
  readonly document: PageDocument;
  readonly drafts: TextDrafts;
  readonly save: () => Promise<void>;
  /** To the next finding, or the one before. */
  readonly travel: (direction: 1 | -1) => void;
}

/** Keys of a form: Ctrl+S saves, Ctrl+Z and Ctrl+Y go through the steps, F8 through the problems. While something is being typed, undo is the text field's own. */
export function useRecordKeys(root: RefObject<HTMLDivElement>, options: RecordKeysOptions): void {
  const { document, drafts, save, travel } = options;
  const step = (go: () => unknown) => (event: KeyboardEvent) => {
    if (drafts.pending) return;
    event.preventDefault();
    go();
  };
  const toProblem = (direction: 1 | -1) => (event: KeyboardEvent) => {
    event.preventDefault();
    void drafts.flush();
    travel(direction);
  };
  const redo = step(() => document.redo());
  useShortcuts(root, {
    'ctrl+s': (event) => {
      event.preventDefault();
      void save();
    },
    'ctrl+z': step(() => document.undo()),
    'ctrl+y': redo,
    'ctrl+shift+z': redo,
    f8: toProblem(1),
    'shift+f8': toProblem(-1),
  });
}
