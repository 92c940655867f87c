import { useRef, type RefObject } from 'react';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import type { Drafts } from '../../form/drafts.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface RecordKeysOptions {
  readonly document: PageDocument;
  readonly drafts: Drafts;
  readonly save: () => Promise<void>;
  readonly focus: (finding: Finding) => void;
}

/** Keys of a form: Ctrl+S saves, Ctrl+Z and Ctrl+Y go through the steps, F8 through the problems. While something is being typed, undo is the text field's own. */
export function useRecordKeys(root: RefObject<HTMLDivElement>, options: RecordKeysOptions): void {
  const { document, drafts, save, focus } = options;
  const nextProblem = useRef(0);
  const travel = (go: () => unknown) => (event: KeyboardEvent) => {
    if (drafts.pending) return;
    event.preventDefault();
    go();
  };
  const redo = travel(() => document.redo());
  useShortcuts(root, {
    'ctrl+s': (event) => {
      event.preventDefault();
      void save();
    },
    'ctrl+z': travel(() => document.undo()),
    'ctrl+y': redo,
    'ctrl+shift+z': redo,
    f8: (event) => {
      event.preventDefault();
      void drafts.flush();
      const all = document.revealedFindings();
      const finding = all[nextProblem.current % Math.max(all.length, 1)];
      nextProblem.current += 1;
      if (finding !== undefined) focus(finding);
    },
  });
}
